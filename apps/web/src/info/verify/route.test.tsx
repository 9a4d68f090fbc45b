import { type PaperFields, paperText, readPaperCode } from '@coop/contracts/info/paper-code';
import type { World } from '@coop/mock-api/world/world';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openWorld } from '../../testing/mock-backend.ts';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { keepKeys, keptKeys } from './kept-keys.ts';
import { Component as Verify } from './route.tsx';
import { signatureOf } from './signature.ts';

const KEYS = openWorld().paperKeys;
const PUBLIC = KEYS.list.map(({ id, publicKey }) => ({ key_id: id, public_key: publicKey }));
const PAPER: PaperFields = {
  kind: 'receipt',
  number: '6910-00001',
  date: '2026-10-31',
  amount: '1.00',
};

const signed = (fields: PaperFields) => KEYS.code(fields);
/** The code of a paper with another amount under the signature of the real one. */
function altered(code: string): string {
  const read = readPaperCode(code);
  if (!read) throw new Error(code);
  const text = paperText(read.keyId, { ...read.fields, amount: '99999.00' });
  return `${text}.${code.slice(code.lastIndexOf('.') + 1)}`;
}
const open = (code: string, options = {}) =>
  openScreen(Verify, { at: `/verify#${code}`, path: '/verify', ...options });
const offline = {
  before: ({ faults }: { faults: { add(fault: object): unknown } }) => {
    for (const endpoint of ['infoVerifyShow', 'infoVerifyKeys'])
      faults.add({ endpoint, status: 503 });
  },
};

test('[ABI-07] a paper that was replaced is told as genuine, with what it says', async () => {
  await open(signed(PAPER));
  await screen.findByText('เอกสารนี้เป็นของจริง แต่มีฉบับใหม่แทนแล้ว');
  expect(definition('จำนวนเงิน')).toBe('1.00 บาท');
  expect(definition('ชนิดเอกสาร')).toBe('ใบเสร็จรับเงิน');
  screen.getByText('ตรวจลายเซ็นบนเครื่องนี้แล้ว: ข้อมูลไม่ถูกแก้ไข');
  expect(keptKeys()).toEqual(PUBLIC);
});

test('[ABI-07] what a messenger adds to a link and nobody sees changes nothing', async () => {
  await open(`\u200E${signed(PAPER)}%E2%80%8B\u2060`);
  await screen.findByText('เอกสารนี้เป็นของจริง แต่มีฉบับใหม่แทนแล้ว');
});

test('[ABI-07] a changed figure does not verify, and is not shown', async () => {
  await open(altered(signed(PAPER)), { site: { phone: '075 123 456' } });
  await screen.findByText('เอกสารนี้ตรวจไม่ผ่าน');
  expect(document.body.textContent).not.toContain('99,999');
  screen.getByRole('link', { name: 'โทร 075 123 456' });
});

test('[ABI-07] without the cooperative the signature is checked with the keys of before', async () => {
  keepKeys(PUBLIC);
  await open(signed(PAPER), offline);
  await screen.findByText('ลายเซ็นของสหกรณ์ถูกต้อง แต่ยังไม่รู้ว่าเอกสารยังใช้ได้หรือไม่');
  expect(definition('เลขที่เอกสาร')).toBe('6910-00001');
  screen.getByRole('button', { name: 'ถามสหกรณ์อีกครั้ง' });
});

test('[ABI-07] once the cooperative answers again it confirms that the paper holds', async () => {
  keepKeys(PUBLIC);
  const { user } = await open(signed({ ...PAPER, amount: '16470.85' }), {
    before: ({ faults }: World) =>
      faults.add({ endpoint: 'infoVerifyShow', status: 503, body: {}, times: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'ถามสหกรณ์อีกครั้ง' }));
  await screen.findByText('สหกรณ์ยืนยันว่ายังใช้ได้');
});

test('[ABI-07] without the cooperative and without keys nothing is confirmed', async () => {
  localStorage.clear();
  await open(signed(PAPER), offline);
  await screen.findByText('ยังตรวจสอบเอกสารไม่ได้');
  expect(screen.queryByText('6910-00001')).toBeNull();
});

test('[ABI-07] who is not found compares once more before it is said that the paper is refused', async () => {
  const { user } = await openScreen(Verify, { at: '/verify' });
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  screen.getByText('กรุณากรอกเลขที่เอกสาร');
  await user.type(screen.getByLabelText('เลขที่เอกสาร'), '๖๙๑๐-00001');
  await user.type(screen.getByLabelText('รหัสตรวจสอบ'), 'aaaa aaaa');
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  await screen.findByText(/^เทียบเลขกับที่พิมพ์ใต้ QR ทีละตัว/);
  expect(screen.queryByText('ไม่พบเอกสารที่ตรงกับข้อมูลนี้')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  await screen.findByText('ไม่พบเอกสารที่ตรงกับข้อมูลนี้');
});

test('[ABI-07] what is said of one paper does not stay beside the number of another', async () => {
  const { user } = await openScreen(Verify, {
    at: '/verify',
    before: ({ faults }) =>
      faults.add({
        endpoint: 'infoVerifyShow',
        status: 200,
        body: { ...PAPER, state: 'ใช้ได้' },
        times: 1,
      }),
  });
  await user.type(screen.getByLabelText('เลขที่เอกสาร'), PAPER.number);
  await user.type(screen.getByLabelText('รหัสตรวจสอบ'), 'K7QXM2PD');
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  await screen.findByText('เอกสารนี้เป็นของจริงและยังใช้ได้');
  await user.type(screen.getByLabelText('เลขที่เอกสาร'), '2');
  expect(screen.queryByText('เอกสารนี้เป็นของจริงและยังใช้ได้')).toBeNull();
  // And is another paper's first try.
  await user.click(screen.getByRole('button', { name: 'ตรวจสอบ' }));
  await screen.findByText('ยังไม่พบเอกสารนี้');
});

test('[ABI-07] the device accepts every genuine and refuses every altered document', () => {
  const property = fc.property(fc.nat(9_999_899), fc.nat(89_999), (satang, index) => {
    const amount = (satang / 100).toFixed(2);
    const code = signed({ ...PAPER, number: `6910-${10_000 + index}`, amount });
    const good = readPaperCode(code);
    const bad = readPaperCode(altered(code));
    const verdicts = [good, bad].map((item) => item && signatureOf(item, PUBLIC));
    expect(verdicts).toEqual(['genuine', 'forged']);
  });
  fc.assert(property);
});
