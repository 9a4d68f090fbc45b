import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PrintSheet, Signatures } from './print-sheet.tsx';

const COOP = { nameTH: 'สหกรณ์ออมทรัพย์ครู', nameEN: 'Teachers’ Savings', initials: 'สอ.' };

test('a paper has its letterhead, title, signatures and the time of printing', () => {
  render(
    <PrintSheet
      coop={COOP}
      title="ใบเสร็จรับเงิน"
      mark="ต้นฉบับ"
      printedAt="พิมพ์เมื่อ 19 พ.ย. 2569"
      onScreen
    >
      <Signatures
        people={[{ role: 'ผู้จัดการ' }, { role: 'สมาชิก', name: 'นายสมชาย ใจงาม', paperOnly: true }]}
      />
    </PrintSheet>,
  );
  const sheet = screen.getByRole('article');
  expect(sheet.className).not.toContain('print-only');
  for (const words of [
    'สหกรณ์ออมทรัพย์ครู',
    'ใบเสร็จรับเงิน',
    'ต้นฉบับ',
    '(นายสมชาย ใจงาม)',
    'พิมพ์เมื่อ 19 พ.ย. 2569',
  ]) {
    expect(sheet.textContent).toContain(words);
  }
  expect(screen.getByText('สมาชิก').parentElement?.className).toBe('print-only');
  expect(screen.getByText('ผู้จัดการ').parentElement?.className).toBe('');
});

test('by default it is for print only', () => {
  const { container } = render(
    <PrintSheet coop={COOP} title="ใบเสร็จ" printedAt="วันนี้">
      เนื้อหา
    </PrintSheet>,
  );
  expect(container.querySelector('article')?.className).toContain('print-only');
});
