import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerCard } from './answer-card.tsx';

test('title, figure, facts and what follows stand in this order', () => {
  const { container } = render(
    <AnswerCard
      title="เงินฝากออมทรัพย์ 01-1-49xxx-7"
      tag="ใช้งาน"
      label="คงเหลือ"
      satang={810_482}
      note="นายสมชาย ใจงาม"
      facts={[['ถอนได้', '8,004.82']]}
      foot="ดอกเบี้ยเข้าบัญชีสิ้นปี"
    >
      <a href="#statement">ดูรายการเดินบัญชี</a>
    </AnswerCard>,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('เงินฝากออมทรัพย์ 01-1-49xxx-7');
  expect(container.textContent).toBe(
    'เงินฝากออมทรัพย์ 01-1-49xxx-7ใช้งานคงเหลือ8,104.82 บาทนายสมชาย ใจงามดูรายการเดินบัญชีถอนได้8,004.82ดอกเบี้ยเข้าบัญชีสิ้นปี',
  );
});
