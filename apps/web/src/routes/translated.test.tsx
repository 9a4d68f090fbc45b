import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress, samplePersona } from '@coop/addresses/sample';
import { Amount } from '@coop/ui/amount';
import { Sentence } from '@coop/ui/sentence';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../feed/query-client.ts';
import '../testing/dialogs.ts';
import { LEFT_ALONE, translatePage } from '../testing/page-translator.ts';
import { openProduct } from '../testing/render-screen.tsx';

// A page translator takes texts out of React's hands. What changes afterwards must not stand beside what it was.

/** Pages where numbers are typed or slid and answered at once. */
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

/** Opens a page, to whoever its sample names, and waits until everything has come. */
async function openSample(row: (typeof PAGES)[number]): Promise<void> {
  const who = samplePersona(row) ?? '';
  const isAgency = row.layout === 'membergroup';
  const signed = row.layout === 'member' ? { member: who || '00001' } : {};
  await openProduct({
    at: sampleAddress(row),
    ...(isAgency ? { agency: who || '80010001' } : signed),
  });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => vi.dynamicImportSettled());
}

async function figuresAfter(row: (typeof PAGES)[number], isTranslated: boolean) {
  await openSample(row);
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
    // A calculator begins with what was typed the last time.
    await figuresAfter(row, false);
    expect(await figuresAfter(row, true)).toEqual(await figuresAfter(row, false));
  },
);

/** Texts of the page outside what a translator leaves alone, and what the backend's HTML says, which React never changes. */
function translatedTexts(): { text: string; parent: Element }[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(`${LEFT_ALONE}, [data-html]`)) continue;
    texts.push({ text: node.textContent ?? '', parent });
  }
  return texts;
}

const FIGURE = /^[-+−]?\d[\d\s.,:/–-]*(?:%|บาท)?$/;
const AMOUNT = /\d\.\d\d/;

test.each(
  ADDRESSES.filter(({ path }) => path !== '/colors').map((row) => [row.path, row] as const),
)(
  '%s keeps a figure that stands alone from translation, and an amount in words in a text of its own',
  async (_, row) => {
    await openSample(row);
    const texts = translatedTexts();
    const alone = texts.filter(({ parent }) => FIGURE.test(parent.textContent?.trim() ?? ''));
    expect(alone.map(({ parent }) => parent.outerHTML)).toEqual([]);
    // React writes a text that has neighbours into the node that the translator took away. Titles never change.
    const beside = texts.filter(
      ({ text, parent }) =>
        AMOUNT.test(text) && parent.childNodes.length > 1 && !parent.querySelector('.whole'),
    );
    expect(beside.map(({ text }) => text)).toEqual([]);
    cleanup();
  },
);

test('a sentence that changes leaves nothing of the former one behind in a translated page', () => {
  const Shown = ({ satang }: { satang: number }) => (
    <p>
      <Sentence>{(baht) => `ต้องชำระ ${baht(satang)}`}</Sentence> <Amount satang={satang} />
    </p>
  );
  const { rerender, container } = render(<Shown satang={100_00} />);
  using _ = translatePage();
  rerender(<Shown satang={250_00} />);
  expect(container.textContent).toBe('ต้องชำระ 250.00\u00a0บาท 250.00');
});
