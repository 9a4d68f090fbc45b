import { screen, within } from '@testing-library/react';

// What a person reads off a page, as text.

/** A text for the ear beside its drawing for the eye. */
const HEARD = '[aria-hidden="true"] + .visually-hidden';

function seen(element: Element): string {
  if (!element.querySelector(HEARD)) return element.textContent;
  const copy = element.cloneNode(true) as Element;
  for (const twin of copy.querySelectorAll(HEARD)) twin.remove();
  return copy.textContent;
}

/** The words of an element that are seen, with single spaces. */
export const textOf = (element: Element | null | undefined) =>
  (element ? seen(element) : '').replaceAll(/\s+/g, ' ').trim();

/** For `getByText`: words some of which are kept whole, so that they are in pieces of the page. */
export const acrossElements = (words: string) => (_: string, element: Element | null) =>
  textOf(element) === words &&
  !element?.matches(HEARD) &&
  ![...(element?.children ?? [])].some((child) => textOf(child) === words);

/** Returns what stands beside a term; with several terms of that name, the first. */
export function definition(term: string): string {
  const first = [...document.querySelectorAll('dt')].find((element) => textOf(element) === term);
  if (!first) throw new Error(`no term ${term}`);
  return textOf(first.nextElementSibling);
}

/** Rows of the table with this caption: its head, its rows and its totals. */
export function tableRows(caption: string): string[] {
  const [table] = screen.getAllByRole('table', { name: caption });
  if (!table) throw new Error(`no table ${caption}`);
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf).join(' | '));
}

/** The address that a browser without scripts would open if the form with this field were sent. */
export function addressSentBy(label: string): string {
  const form = screen.getByLabelText(label).closest('form');
  if (form?.method !== 'get') throw new Error(`${label} is in no form that asks for an address`);
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return `${form.getAttribute('action')}?${decodeURIComponent(String(new URLSearchParams(fields)))}`;
}

/** The tone of a tag, whose colour the browser tests look at. */
export const toneOf = (tag: Element | null | undefined): string | undefined =>
  /positive|negative|waiting|muted/.exec(tag?.className ?? '')?.[0];

/** Amounts of one column of rows as satang; a blank cell is nothing. */
export const satangOf = (rows: readonly string[], column: number): number[] =>
  rows.map((row) => Number((row.split(' | ')[column] ?? '').replaceAll(/[,.]/g, '')));

/** The items of a page's lists, without its breadcrumbs. */
export const listItems = (): HTMLElement[] =>
  screen.getAllByRole('listitem').filter((element) => !element.closest('nav'));
