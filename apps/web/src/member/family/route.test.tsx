import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acrossElements, definition, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Family } from './route.tsx';

const path = '/member/family';
type Opened = Awaited<ReturnType<typeof openScreen>>;

async function unlock({ user }: Pick<Opened, 'user'>, password: string) {
  await user.type(await screen.findByLabelText('รหัสผ่าน'), password);
  await user.click(screen.getByRole('button', { name: 'เปิดดู' }));
}

test('[ABI-06] nothing is shown before the password, and a wrong one opens nothing', async () => {
  const opened = await openScreen(Family, { member: '00001', at: path });
  await unlock(opened, 'wrong');
  expect((await screen.findByRole('group', { name: 'ยังเปิดไม่ได้' })).textContent).toContain(
    'รหัสผ่านไม่ถูกต้อง กรุณาลองใหม่',
  );
  expect(screen.queryByText(acrossElements('หุ้นและเงินฝาก'))).toBeNull();
  await opened.user.clear(screen.getByLabelText('รหัสผ่าน'));
  await unlock(opened, 'demo1234');
  expect((await screen.findAllByText(acrossElements('หุ้นและเงินฝาก'))).length).toBeGreaterThan(0);
});

test('[ABI-06] what is owned and owed, the guarantors, whom to call; closed it is gone, storage too', async () => {
  const opened = await openScreen(Family, { member: '00001', at: path });
  await unlock(opened, 'demo1234');
  expect((await screen.findAllByText('480,200.00')).length).toBeGreaterThan(0);
  expect(textOf(document.body).match(/ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร/g)).toHaveLength(2);
  expect(screen.getAllByText('ใบมรณบัตร').length).toBe(2);
  // The paper names the member by the last two digits.
  const paper = screen.getByRole('article');
  expect(paper.textContent).toContain('เลขทะเบียน xxx01');
  expect(paper.textContent).not.toContain('00001');
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(kept).not.toContain('demo1234');
  expect(kept).not.toContain('480200');
  await opened.user.click(screen.getByRole('button', { name: 'ปิดหน้านี้' }));
  expect(screen.queryByText('480,200.00')).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('รหัสผ่าน').value).toBe('');
});

test('[ABI-06] what was opened takes the focus, and so does the way to open it again', async () => {
  const opened = await openScreen(Family, { member: '00001', at: path });
  await unlock(opened, 'demo1234');
  const sheet = await screen.findByRole('region', { name: 'ข้อมูลสำหรับครอบครัว' });
  expect(document.activeElement).toBe(sheet.querySelector('h2'));
  await opened.user.click(screen.getByRole('button', { name: 'ปิดหน้านี้' }));
  expect(document.activeElement?.textContent).toBe('เปิดดูด้วยรหัสผ่าน');
  expect(screen.getByText(/^ปิดแล้ว/).getAttribute('role')).toBe('status');
});

test('[ABI-06] more debt than money is said as what is short', async () => {
  const poor = { owned: '480200.00', owed: '939700.00', left: '-459500.00' };
  const body = { ...examples.memberFamilyShow.response, ...poor };
  const opened = await openScreen(Family, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberFamilyShow', body }),
  });
  await unlock(opened, 'demo1234');
  expect((await screen.findAllByText('คาดว่ายังขาดชำระหนี้')).length).toBe(2);
  expect(screen.getAllByText('459,500.00').length).toBe(2);
});

test.each([
  ['rows without fields', { lines: [{}, {}], guarantors: [{}] }],
  [
    'numbers for words',
    { lines: [{ kind: 7, item_desc: 7, ref_no: 7, amount: 7 }], guarantors: [] },
  ],
  [
    'objects for values',
    { lines: [{ amount: {} }], guarantors: [], left: {}, owned: {}, document_no: {} },
  ],
])('[ABI-06] of %s the page keeps its heading and shows nothing odd', async (_, body) => {
  const opened = await openScreen(Family, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberFamilyShow', status: 200, body }),
  });
  await unlock(opened, 'demo1234');
  expect((await screen.findAllByText(acrossElements('หุ้นและเงินฝาก'))).length).toBe(2);
  expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
});

test('[ABI-06] an answer without its lists is said to be incomplete, never that nothing is owed', async () => {
  const opened = await openScreen(Family, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberFamilyShow', status: 200, body: {} }),
  });
  await unlock(opened, 'demo1234');
  expect((await screen.findByRole('group', { name: 'ยังเปิดไม่ได้' })).textContent).toContain(
    'ระบบตอบกลับไม่ครบถ้วน',
  );
  expect(screen.queryByText('หนี้')).toBeNull();
});

test.each([
  ['who joined this month', '00002', '650.00', '0.00', '0.00', '650.00'],
  ['who owes five loans', '00003', '464,220.51', '3,533,180.32', '−2,312,764.32', '1,684,636.51'],
  ['a pensioner', '00010', '2,645,984.05', '2,020,416.00', '0.00', '4,666,400.05'],
])(
  '[ABI-06] %s reads what is owned, covered, owed, and what that leaves',
  async (_, member, owned, covered, owed, left) => {
    await unlock(await openScreen(Family, { member, at: path }), 'demo1234');
    const sheet = await screen.findByRole('region', { name: 'ข้อมูลสำหรับครอบครัว' });
    expect(sheet.textContent).toContain(`คาดว่าเหลือให้ครอบครัว${left} บาท`);
    expect(definition('หุ้นและเงินฝาก')).toBe(owned);
    expect(definition('เงินฌาปนกิจ ประกัน และสวัสดิการ')).toBe(covered);
    expect(definition('หนี้')).toBe(owed);
  },
);
