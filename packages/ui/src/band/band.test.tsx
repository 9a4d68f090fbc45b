import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Band } from './band.tsx';

test('it says its words, holds its action and always has an icon', () => {
  const { container } = render(
    <Band tone="waiting" title="ยังไม่ยืนยันยอด" action={<a href="#go">ไปยืนยัน</a>}>
      ปิดรับ 30 พ.ย. 2569
    </Band>,
  );
  expect(container.textContent).toBe('ยังไม่ยืนยันยอดปิดรับ 30\u00a0พ.ย.\u00a02569ไปยืนยัน');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('status')).toBeNull();
});

test('a live band is announced, a failure at once', () => {
  render(
    <>
      <Band live tone="positive" title="บันทึกแล้ว" />
      <Band live tone="negative" title="บันทึกไม่สำเร็จ" />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('บันทึกแล้ว');
  expect(screen.getByRole('alert').textContent).toBe('บันทึกไม่สำเร็จ');
});
