import { examples } from '@coop/contracts/examples/examples';
import type { MemberInfo } from '@coop/contracts/member/info';
import { expect, test } from 'vitest';
import { checkSalary } from '../../planners/borrowing/salary.ts';
import { expectPrintAsFile } from '../../testing/read-paper.tsx';
import { salaryFile } from './salary-paper.ts';

const info = examples.memberInfoShow.response as unknown as MemberInfo;

test('[ABI-02] print and file of the page for the agency say the same: salary, each deduction, what is left', async () => {
  const deductions = [
    { words: 'เงินกู้สามัญ', no: 'สม.2569/00123', satang: 10_919_18 },
    { words: 'งวดเงินกู้ใหม่', satang: 2_000_00 },
  ];
  const check = checkSalary(40_000_00, deductions, 3_000);
  const { name, papers } = salaryFile({
    info,
    salarySatang: 40_000_00,
    deductions,
    check,
    rule: '30',
    authority: 'ระเบียบกระทรวงศึกษาธิการ พ.ศ. 2551',
  });
  const words = await expectPrintAsFile(papers);
  expect(words).toContain('เงินกู้สามัญสม.2569/0012310,919.18งวดเงินกู้ใหม่2,000.00รวมหัก12,919.18');
  expect(words).toContain(`สมาชิก${examples.memberInfoShow.response.prename}`);
  expect(words).toContain(`เลขทะเบียนสมาชิก${info.membership_no}`);
  expect(words).toContain('เงินเดือนคงเหลือ(67.70%)27,080.82ผ่านเกณฑ์');
  expect(name).toMatch(/^หนังสือรับรองเงินเดือนคงเหลือ/);
});
