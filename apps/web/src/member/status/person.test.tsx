import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, inPieces, tableRows, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Status } from './route.tsx';

const at = '/member/status';
const PERSON = 'ข้อมูลส่วนตัวและสังกัดของท่าน';

test('[MEM-07][MEM-27][FMT-03] the person on record in full, and the interest of this year', async () => {
  const { user } = await openScreen(Status, { member: '00001', at });
  await user.click(await screen.findByText(PERSON));
  await screen.findByText(inPieces('นายสมชาย ใจงาม'), { selector: 'dd' });
  for (const [term, value] of [
    ['ประเภทสมาชิก', 'สามัญ'],
    ['สังกัด', 'โรงเรียนบ้านตัวอย่าง (80010001)'],
    ['ที่อยู่', '394/90 ม.7 ต.ปากพูน อ.เมือง จ.นครศรีธรรมราช 80000'],
    ['มือถือ', '089-000-0001'],
    ['บัญชีรับปันผล', 'กรุงไทย xxx-x-x8895-2'],
    // 447.89 and 40,174.09, as the statements of the two contracts have it.
    ['ดอกเบี้ยเงินกู้สะสมปีนี้', '40,621.98 บาท'],
  ] as const) {
    expect(definition(term), term).toBe(value);
  }
});

test.each(['', '0000-00-00 00:00:00'])(
  '[MEM-27][FMT-03] a day that is %j on record shows a dash',
  async (empty) => {
    const { response } = examples.memberInfoShow;
    const body = { ...response, birth_date: empty, retire_date: empty };
    const { user } = await openScreen(Status, {
      member: '00001',
      at,
      before: ({ faults }) => faults.add({ endpoint: 'memberInfoShow', body }),
    });
    await user.click(await screen.findByText(PERSON));
    const term = await screen.findByText('วันเกษียณ', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe(' - ');
    expect(definition('วันเกิด')).toMatch(/^-/);
    expect(document.body.textContent).not.toContain('2442');
  },
);

test('[MEM-07] money that leaves an account is red and has a minus, money that comes is green', async () => {
  const { response } = examples.memberOverviewShow;
  const row = {
    kind: 'deposit',
    operate_date: '2026-10-31',
    ref_no: '01-2-29101-9',
    item_code: '',
    item_desc: 'เงินสด',
    amount: '3000.00',
  };
  const recent = [
    { ...row, sign_status: -1 },
    { ...row, sign_status: 1, ref_no: '01-1-37376-3' },
  ];
  await openScreen(Status, {
    member: '00001',
    at,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberOverviewShow', body: { ...response, recent } }),
  });
  const table = within(await screen.findByRole('table', { name: 'รายการล่าสุด' }));
  expect(tableRows('รายการล่าสุด')[1]).toMatch(/\| ถอน \| −3,000\.00$/);
  expect(toneOf(table.getByText('ถอน', { exact: true }))).toBe('negative');
  expect(toneOf(table.getByText('ฝาก', { exact: true }))).toBe('positive');
});

test('[MEM-07] the chart of shares says in words what it shows, and has the same in a table', async () => {
  const title = 'การเติบโตของทุนเรือนหุ้น';
  await openScreen(Status, { member: '00001', at });
  const chart = (await screen.findByRole('img', { name: title })).closest('figure');
  expect(chart?.textContent).toContain('เพิ่มจาก 5,200.00 บาท ในปี 2540 เป็น 480,200.00 บาท ในปี 2569');
  const rows = tableRows(title);
  expect(rows).toHaveLength(1 + 30);
  expect([rows[1], rows.at(-1)]).toEqual(['2540 | 5,200.00', '2569 | 480,200.00']);
});
