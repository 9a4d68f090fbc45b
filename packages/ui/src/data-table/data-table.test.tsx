import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DataTable, type DataTableColumn } from './data-table.tsx';

type Row = { id: number; date: string; word: string; paid: string; year: string };

const ROWS: Row[] = [
  { id: 3, date: '31 มี.ค. 2569', word: 'ชำระ', paid: '300.00', year: 'ปี 2569' },
  { id: 2, date: '28 ก.พ. 2569', word: '', paid: '200.00', year: 'ปี 2569' },
  { id: 1, date: '31 ธ.ค. 2568', word: 'ชำระ', paid: '100.00', year: 'ปี 2568' },
];

const COLUMNS: DataTableColumn<Row>[] = [
  { key: 'date', header: 'วันที่', priority: 'title', cell: (row) => row.date },
  { key: 'word', header: 'รายการ', cell: (row) => row.word },
  { key: 'paid', header: 'จำนวน (บาท)', align: 'end', cell: (row) => row.paid, total: '600.00' },
  { key: 'rest', header: 'คงเหลือ', align: 'end', cell: () => '0.00' },
];

const base = { caption: 'รายการเดินบัญชี', columns: COLUMNS, rows: ROWS };
const rowKey = (row: Row) => row.id;
const texts = (row: Element | undefined) => [...(row?.children ?? [])].map((c) => c.textContent);

test('a name that says by itself what it is has no label on a card', () => {
  const [date, ...others] = COLUMNS;
  if (!date) throw new Error('no column');
  render(<DataTable {...base} columns={[{ ...date, isPlain: true }, ...others]} rowKey={rowKey} />);
  const [first, second] = screen.getAllByRole('row')[1]?.children ?? [];
  expect(first?.getAttribute('data-label')).toBeNull();
  expect(second?.getAttribute('data-label')).toBe('รายการ');
});

test('it is a real table with a caption, scopes and roles that survive the card form', () => {
  render(<DataTable {...base} rowKey={rowKey} />);
  const table = screen.getByRole('table', { name: 'รายการเดินบัญชี' });
  expect(table.getAttribute('role')).toBe('table');
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'วันที่',
    'รายการ',
    'จำนวน (บาท)',
    'คงเหลือ',
  ]);
  expect(headers.every((header) => header.getAttribute('scope') === 'col')).toBe(true);
  expect(within(table).getAllByRole('rowheader')[0]?.textContent).toBe('31 มี.ค. 2569');
  for (const part of table.querySelectorAll('thead, tbody, tfoot, tr, th, td')) {
    expect(part.hasAttribute('role')).toBe(true);
  }
});

test('every cell carries its label for the card form, and an empty one is really empty', () => {
  render(<DataTable {...base} rowKey={rowKey} />);
  const second = screen.getAllByRole('row')[2];
  expect([...(second?.children ?? [])].map((cell) => cell.getAttribute('data-label'))).toEqual([
    'วันที่',
    'รายการ',
    'จำนวน (บาท)',
    'คงเหลือ',
  ]);
  expect(second?.children[1]?.childNodes.length).toBe(0);
});

test('groups have a label above and their own totals below', () => {
  render(
    <DataTable
      {...base}
      rowKey={rowKey}
      groupBy={(row) => row.year}
      groupTotals={(rows) => ({ paid: `${rows.length} รายการ` })}
    />,
  );
  const groups = screen.getAllByRole('rowgroup').slice(1);
  expect(groups).toHaveLength(2);
  const rows = [...(groups[0]?.children ?? [])];
  expect(texts(rows[0])).toEqual(['ปี 2569']);
  expect(rows[0]?.children[0]?.getAttribute('scope')).toBe('rowgroup');
  expect(texts(rows.at(-1))).toEqual(['รวม ปี 2569', '2 รายการ', '']);
});

test('a head that stays in the window is asked for, and a table that scrolls sideways has none', () => {
  const { rerender } = render(<DataTable {...base} rowKey={rowKey} />);
  const isSticky = () => /sticky/.test(screen.getByRole('table').parentElement?.className ?? '');
  expect(isSticky()).toBe(false);
  rerender(<DataTable {...base} rowKey={rowKey} stickyHead />);
  expect(isSticky()).toBe(true);
});

test('the head of a column asks for an order, and says in which the rows are', async () => {
  const onSort = vi.fn();
  const sorting = { keys: ['date', 'paid'], by: 'paid', isDown: true, onSort };
  render(<DataTable {...base} rowKey={rowKey} sorting={sorting} />);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
    'none',
    null,
    'descending',
    null,
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'วันที่' }));
  expect(onSort).toHaveBeenCalledWith('date');
});

test('a row opens by its name; one of them is a stop for the Tab key, and the arrows move among them', async () => {
  const onToggle = vi.fn();
  const opening = {
    onToggle,
    keyOf: ({ id }: Row) => (id === 1 ? undefined : String(id)),
    detail: ({ year }: Row) => `ใน${year}`,
  };
  render(<DataTable {...base} rowKey={rowKey} opened={new Set(['2'])} opening={opening} />);
  const [first, second, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(second?.ariaExpanded).toBe('true');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('ในปี 2569');
  const detail = screen.getByText('ในปี 2569').closest('tr');
  expect(second?.getAttribute('aria-controls')).toBe(detail?.id);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  await userEvent.keyboard('{Home}{Enter}');
  expect(onToggle.mock.calls).toEqual([['3']]);
});

test('a row that a link led to says so', () => {
  render(<DataTable {...base} rowKey={rowKey} isMarked={({ id }) => id === 2} />);
  const marks = screen.getAllByRole('row').map((row) => row.getAttribute('aria-current'));
  expect(marks).toEqual([null, null, 'location', null]);
});
