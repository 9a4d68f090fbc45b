import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HideAmountsProvider } from '../hide-amounts/hide-amounts.tsx';
import { Amount } from './amount.tsx';

const textOf = (node: React.ReactNode) => render(node).container.textContent;

test.each([
  [<Amount key="a" satang={97_320_000} unit="บาท" />, '973,200.00 บาท'],
  [<Amount key="b" satang={-300_000} />, '−3,000.00'],
  [<Amount key="c" satang={150_000} signed />, '+1,500.00'],
  [<Amount key="d" satang={-150_000} signed />, '−1,500.00'],
  [<Amount key="i" satang={150_000} signed="plain" />, '+1,500.00'],
  [<Amount key="e" satang={0} signed />, '0.00'],
  [<Amount key="f" satang={null} />, '–ไม่มีข้อมูล'],
  [<Amount key="g" baht="-1500.50" signed />, '−1,500.50'],
  [<Amount key="h" baht="" />, '–ไม่มีข้อมูล'],
])('it writes the amount (%#)', (node, text) => {
  expect(textOf(node)).toBe(text);
});

test('hidden amounts are dots, with words for a screen reader, and without their sign or colour', () => {
  const { container } = render(
    <HideAmountsProvider hidden>
      <Amount satang={-97_320_000} signed unit="บาท" />
    </HideAmountsProvider>,
  );
  expect(container.textContent).toBe('••••••ซ่อนจำนวนเงินอยู่ บาท');
  const seen = [...container.querySelectorAll('[aria-hidden=true]')];
  expect(seen.map(({ textContent }) => textContent)).toEqual(['••••••', ' บาท']);
  expect(container.innerHTML).not.toMatch(/minus|973/);
});

test('the inner provider decides', () => {
  const text = textOf(
    <HideAmountsProvider hidden>
      <HideAmountsProvider hidden={false}>
        <Amount satang={100} />
      </HideAmountsProvider>
    </HideAmountsProvider>,
  );
  expect(text).toBe('1.00');
});
