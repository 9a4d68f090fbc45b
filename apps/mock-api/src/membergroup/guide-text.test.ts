import { expect, test } from 'vitest';
import { GUIDE, GUIDE_FILES } from './guide-text.ts';

test('the guidelines stand in their file; the forms are sent as a spreadsheet reads them', () => {
  expect([GUIDE.steps.length, GUIDE.faq.length, GUIDE.contacts.length]).toEqual([5, 6, 3]);
  const [form] = GUIDE_FILES;
  expect(form).toEqual({
    file: 'deduct-result-form.csv',
    title: 'แบบบันทึกผลการหักเงิน (ว่าง)',
    content: '\uFEFFเลขที่สมาชิก,ชื่อ-นามสกุล,เรียกเก็บ,หักได้จริง,เหตุผล\r\n',
  });
});
