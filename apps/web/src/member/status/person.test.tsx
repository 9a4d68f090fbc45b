import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Status } from './route.tsx';

const path = '/member/status';
const PERSON = 'ข้อมูลส่วนตัวและสังกัดของท่าน';

test('[MEM-07][MEM-27][FMT-03] the person on record in full, and the interest of this year', async () => {
  const { user } = await openScreen(Status, { member: '00001', at: path });
  await user.click(await screen.findByText(PERSON));
  await screen.findByText('นายสมชาย ใจงาม', { selector: 'dd *' });
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
      at: path,
      before: ({ faults }) => faults.add({ endpoint: 'memberInfoShow', body }),
    });
    await user.click(await screen.findByText(PERSON));
    const term = await screen.findByText('วันเกษียณ', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe(' - ');
    expect(definition('วันเกิด')).toMatch(/^-/);
    expect(document.body.textContent).not.toContain('2442');
  },
);
