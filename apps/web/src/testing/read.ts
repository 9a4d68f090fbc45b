import { screen, within } from '@testing-library/react';

// What a person reads off a page, as text.

const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** What stands beside a term; with several terms of that name, the first. */
export function definition(term: string): string {
  const [first] = screen.getAllByText(term, { selector: 'dt' });
  return textOf(first?.nextElementSibling);
}

/** Rows of the table with this caption: its head, its rows and its totals. */
export function tableRows(caption: string): string[] {
  const [table] = screen.getAllByRole('table', { name: caption });
  if (!table) throw new Error(`no table ${caption}`);
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf).join(' | '));
}
