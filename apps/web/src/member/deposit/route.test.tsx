import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acrossElements, definition, tableRows, textOf, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Deposits } from './route.tsx';

const path = '/member/deposit';

test('[MEM-11] all deposits, what can be withdrawn and the interest to come stand on top', async () => {
  await openScreen(Deposits, { member: '00001', at: path });
  const answer = (await screen.findByText('เงินฝากรวม')).closest('section');
  expect(definition('เงินฝากรวม')).toBe('61,948.37 บาท');
  expect(textOf(answer)).toContain('2 บัญชีที่ใช้งาน ถอนได้ 61,748.37 บาท');
  expect(answer?.textContent).toContain(
    'ดอกเบี้ยที่จะได้ (ค้างรับ) 626.05\u00a0บาท ยังไม่เข้าบัญชี จะเข้าเมื่อถึงวันจ่ายดอกเบี้ย',
  );
});

test('[MEM-11][REAL-07] money that waits to be paid out is named where it is no longer to be had', async () => {
  const { response } = examples.memberDepositList;
  const [first, ...others] = response.accounts;
  const waits = { ...first, withdrawable: '43743.61', waiting_amount: '10000.00' };
  await openScreen(Deposits, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({
        endpoint: 'memberDepositList',
        body: { ...response, accounts: [waits, ...others] },
      }),
  });
  expect(await screen.findByText(/^ขอถอนไว้แล้ว รอโอน 10,000\.00.บาท$/)).toBeDefined();
  expect(definition('ขอถอนไว้แล้ว รอโอน')).toBe('10,000.00');
});

test('[MEM-11] what came and went this year is one sentence, and adds up to what each account says', async () => {
  await openScreen(Deposits, { member: '00001', at: path });
  const sentence = (await screen.findByText(/^ปี 2569/)).textContent;
  expect(sentence).toBe(
    'ปี 2569 เงินเข้า 11,974.49\u00a0บาท เงินออก 13,400.00\u00a0บาท ลดลง 1,425.51\u00a0บาท',
  );
  const total = tableRows('สรุปบัญชีเงินฝาก').at(-1);
  expect(total).toContain('11,974.49 | 13,400.00');
});

test('[MEM-11] an account’s number stands whole, as in a passbook', async () => {
  await openScreen(Deposits, { member: '00001', at: path });
  const link = await screen.findByRole('link', { name: 'ดูรายการเดินบัญชี 01-2-29101-9' });
  expect(link.getAttribute('href')).toBe('/member/dep_statement/01-2-29101-9');
  expect(screen.getByRole('heading', { name: 'เงินฝากออมทรัพย์พิเศษ 01-2-29101-9' })).toBeDefined();
});

test('[MEM-11][MEM-28] the accounts stand side by side with their totals', async () => {
  await openScreen(Deposits, { member: '00001', at: path });
  await screen.findByRole('table', { name: 'สรุปบัญชีเงินฝาก' });
  const rows = tableRows('สรุปบัญชีเงินฝาก');
  expect(rows[1]).toBe(
    '01-2-29101-9 | เงินฝากออมทรัพย์พิเศษ | 31 ต.ค. 2569 | 11,974.49 | 12,300.00 | 53,743.61 | 507.75 | 53,843.61 | ใช้งาน',
  );
  expect(rows[3]).toMatch(/^รวมทุกบัญชี \|.* 61,748\.37 \| 626\.05 \| 61,948\.37/);
});

test('[MEM-11] a closed account holds nothing and does not count as in use', async () => {
  await openScreen(Deposits, { member: '00011', at: path });
  expect(await screen.findByText(/^1 บัญชีที่ใช้งาน/)).toBeDefined();
  expect(tableRows('สรุปบัญชีเงินฝาก')[1]).toMatch(
    /^01-4-72533-4 \|.*\| 0\.00 \| 0\.00 \| 0\.00 \| ปิด$/,
  );
  const [, first] = screen.getAllByRole('row');
  expect(toneOf(first?.querySelector('[class*=tag]'))).toBe('muted');
});

test('[MEM-11] each sign status of a deposit has the colour of the specification', async () => {
  const { response } = examples.memberDepositList;
  const tones = { '0': 'muted', '-1': 'negative', '1': 'positive', '2': 'negative' };
  const accounts = Object.keys(tones).map((sign, index) => ({
    ...response.accounts[0],
    deptaccount_no: `0${index}-1-00000-0`,
    account_status: 'ใช้งาน',
    sign_status: Number(sign),
  }));
  await openScreen(Deposits, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberDepositList', body: { ...response, accounts } }),
  });
  const table = within(await screen.findByRole('table', { name: 'สรุปบัญชีเงินฝาก' }));
  for (const [index, tone] of Object.values(tones).entries()) {
    const row = table.getByRole('row', { name: new RegExp(`^0${index}-1-00000-0`) });
    expect(toneOf(within(row).getByText('ใช้งาน')), `account ${index}`).toBe(tone);
  }
});

test('who has no account is told so, and how to open one', async () => {
  await openScreen(Deposits, { member: '00002', at: path });
  expect(await screen.findByText(acrossElements('ท่านยังไม่มีบัญชีเงินฝาก'))).toBeDefined();
  expect(screen.getByText('เปิดบัญชีได้ที่สำนักงานสหกรณ์ เริ่มต้น 100 บาท')).toBeDefined();
});
