import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PersonName, Whole, WholeInTitle, WholeNumbers } from './whole.tsx';

const wholes = (container: HTMLElement) =>
  [...container.querySelectorAll('.whole')].map((element) => element.textContent);

test('what must not break is held together to the eye, and one text to the ear', () => {
  const { container } = render(<Whole>ผู้จัดการ นายประเสริฐ คงมั่น ชี้แจงเงินกู้</Whole>);
  expect(wholes(container)).toEqual(['นายประเสริฐ คงมั่น', 'เงินกู้']);
  const [seen, heard] = container.children;
  expect(seen?.ariaHidden).toBe('true');
  expect(heard?.childNodes).toHaveLength(1);
  for (const text of [seen, heard])
    expect(text?.textContent).toBe('ผู้จัดการ นายประเสริฐ คงมั่น ชี้แจงเงินกู้');
});

test('a heading has its text once', () => {
  const { container } = render(<WholeInTitle>ชำระเงินกู้เพื่อเหตุฉุกเฉิน</WholeInTitle>);
  expect(wholes(container)).toEqual(['เงินกู้', 'ฉุกเฉิน']);
  expect(container.textContent).toBe('ชำระเงินกู้เพื่อเหตุฉุกเฉิน');
});

test('a short name is one part; a long one breaks between its parts', () => {
  const { container, rerender } = render(<PersonName>สมชาย ใจงาม</PersonName>);
  expect(wholes(container)).toEqual(['สมชาย ใจงาม']);
  rerender(<PersonName>นายสวัสดิ์ วงศ์สุวรรณรัตนโชติพิพัฒน์กุล</PersonName>);
  expect(wholes(container)).toEqual(['นายสวัสดิ์', 'วงศ์สุวรรณรัตนโชติพิพัฒน์กุล']);
});

test('a name after its number is broken where its place is narrower, a place is not', () => {
  const { container, rerender } = render(<PersonName>{'2\u00a0นายจิรวัฒน์ เอียดช่วย'}</PersonName>);
  expect(container.querySelector('.nowrap')).toBeNull();
  rerender(<PersonName>{'8\u00a0พระพรหม'}</PersonName>);
  expect(container.querySelector('.nowrap')).not.toBeNull();
});

test('a number does not break in the narrowest place', () => {
  const { container } = render(<WholeNumbers>เงินกู้สามัญ สม.2569/64542</WholeNumbers>);
  expect(wholes(container)).toEqual(['สม.2569/64542']);
  expect(container.querySelector('.nowrap')?.textContent).toBe('สม.2569/64542');
});

test('a day, and a figure with its unit, end no line', () => {
  const { container } = render(<Whole>ตั้งแต่ 1 ม.ค. 2569 เก็บ 13 ศพ</Whole>);
  expect(container.lastElementChild?.textContent).toBe('ตั้งแต่ 1\u00a0ม.ค.\u00a02569 เก็บ 13\u00a0ศพ');
  expect(wholes(container)).toEqual(['1\u00a0ม.ค.\u00a02569', '13\u00a0ศพ']);
});
