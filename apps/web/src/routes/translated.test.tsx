import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, samplePersona } from '@coop/addresses/sample';
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../feed/query-client.ts';
import '../testing/dialogs.ts';
import { translatePage } from '../testing/page-translator.ts';
import { openProduct } from '../testing/render-screen.tsx';

// A page translator takes texts out of React's hands. What changes afterwards must not stand beside what it was.

/** Where numbers are typed or slid and answered at once. */
const ANSWERING: readonly string[] = [
  '/loancal',
  '/caldividend',
  '/loans',
  '/member/loan-plan/:contract',
  '/member/dividend',
  '/member/retirement',
  '/member/requestpromoney',
  '/member/borrow',
];
const PAGES = ADDRESSES.filter(({ path }) => ANSWERING.includes(path));

/** Amounts, in the order of the page. */
const figures = () => document.body.textContent?.match(/\d[\d,]*\.\d\d/g) ?? [];

const isNumber = ({ value, type }: HTMLInputElement) =>
  type === 'text' && /^[\d,]+(\.\d+)?$/.test(value);

/** Changes every number that can be typed or slid. */
async function changeNumbers(): Promise<void> {
  for (const field of document.querySelectorAll('input')) {
    const isRange = field.type === 'range';
    if (!isRange && !isNumber(field)) continue;
    const { min, max, value } = field;
    const half = isRange
      ? Math.round((Number(min) + Number(max)) / 2)
      : Math.ceil(Number(value.replaceAll(',', '')) / 2);
    fireEvent.change(field, { target: { value: String(half) } });
    fireEvent.blur(field);
    await act(() => Promise.resolve());
  }
}

async function figuresAfter(row: (typeof PAGES)[number], isTranslated: boolean) {
  const who = samplePersona(row) ?? '';
  const isAgency = row.layout === 'membergroup';
  const signed = row.layout === 'member' ? { member: who || '00001' } : {};
  await openProduct({
    at: sampleAddress(row),
    ...(isAgency ? { agency: who || '80010001' } : signed),
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  using _ = isTranslated ? translatePage() : { [Symbol.dispose]() {} };
  await changeNumbers();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const found = figures();
  cleanup();
  return found;
}

test.each(PAGES.map((row) => [row.path, row] as const))(
  '%s shows the same amounts when a browser translates it and numbers change',
  async (_, row) => {
    // What a page loads on demand is there from the second time on.
    await figuresAfter(row, false);
    expect(await figuresAfter(row, true)).toEqual(await figuresAfter(row, false));
  },
);
