import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HideAmountsProvider } from '../hide-amounts/hide-amounts.tsx';
import { Sentence } from './sentence.tsx';

const Fell = () => (
  <p>
    <Sentence>{(baht) => `ลดลง ${baht(141_60)} เหลือ ${baht(null)}`}</Sentence>
  </p>
);

test('a sentence with figures is one text, with the unit of each', () => {
  const { container } = render(<Fell />);
  expect(container.querySelector('p > span')?.childNodes).toHaveLength(1);
  expect(container.textContent).toBe('ลดลง 141.60\u00a0บาท เหลือ -\u00a0บาท');
});

test('while amounts are hidden the dots are for the eye, and words for the ear', () => {
  const { container } = render(
    <HideAmountsProvider hidden>
      <Fell />
    </HideAmountsProvider>,
  );
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe(
    'ลดลง ••••••\u00a0บาท เหลือ -\u00a0บาท',
  );
  expect(container.querySelector('.visually-hidden')?.textContent).toBe(
    'ลดลง ซ่อนจำนวนเงินอยู่ เหลือ -\u00a0บาท',
  );
});

test('a count whose unit Firefox would part is an element to the eye, and the sentence one text to the ear', () => {
  const { container } = render(<Sentence>13 ศพ ศพละ 20 บาท</Sentence>);
  expect(container.querySelector('[aria-hidden] > .whole.nowrap')?.textContent).toBe(
    '13\u00a0ศพ ศพละ',
  );
  expect(container.querySelector('.visually-hidden')?.textContent).toBe(
    '13\u00a0ศพ ศพละ 20\u00a0บาท',
  );
});
