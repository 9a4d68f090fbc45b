import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { KeptStates } from '../../page/kept/kept-state.tsx';
import { textOf } from '../../testing/read.ts';
import { moneyColumn } from '../money-column.tsx';
import { numberColumn } from '../text-column.tsx';
import { YearList } from './year-list.tsx';

interface Row {
  readonly seq_no: number;
  readonly operate_date: string;
  readonly slip_no: string;
  readonly fee: string;
}

const rowOf = (seq_no: number, operate_date: string): Row => ({
  seq_no,
  operate_date,
  slip_no: seq_no === 0 ? '' : `slip ${seq_no}`,
  fee: '1.00',
});
/** 30 rows of 2569, newest first, then two of 2568. */
const ROWS = [
  ...Array.from({ length: 30 }, (_, index) => rowOf(31 - index, '2026-05-31')),
  rowOf(1, '2025-02-28'),
  rowOf(0, '2025-01-31'),
];
const details = [
  numberColumn<Row>('slip', 'ใบเสร็จ', (row) => row.slip_no),
  moneyColumn<Row>('fee', 'ค่าธรรมเนียม', (row) => row.fee),
];

function Other() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      กลับ
    </button>
  );
}

const show = (allOpen: boolean, rows = ROWS, isMarked?: (row: Row) => boolean) =>
  render(
    <YearList
      rows={rows}
      lineOf={(row) => ({ what: `หุ้น ${row.seq_no}`, satang: 150_000, balance: row.seq_no * 1000 })}
      details={details}
      allOpen={allOpen}
      {...(isMarked && { isMarked })}
    />,
    {
      wrapper: ({ children }) => (
        <MemoryRouter>
          <KeptStates>
            <Routes>
              <Route path="/other" element={<Other />} />
              <Route
                path="*"
                element={
                  <>
                    {children}
                    <Link to="/other">หน้าอื่น</Link>
                  </>
                }
              />
            </Routes>
          </KeptStates>
        </MemoryRouter>
      ),
    },
  );

const linesOf = (year: string) =>
  within(screen.getByRole('region', { name: year })).queryAllByRole('listitem');

test('[MEM-28] the newest year is open, each year says its sum, and more rows come by pressing', async () => {
  show(false);
  expect(screen.getByRole('button', { name: /^ปี 2569 30\sรายการ/ }).textContent).toContain(
    '+45,000.00',
  );
  expect(linesOf('ปี 2569')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'แสดงเพิ่ม 6 รายการ' }));
  expect(linesOf('ปี 2569')).toHaveLength(30);
  expect(linesOf('ปี 2568')).toHaveLength(0);
  const last = screen.getByRole('button', { name: /^ปี 2568/, expanded: false });
  await userEvent.click(last);
  expect(last.getAttribute('aria-expanded')).toBe('true');
  expect(linesOf('ปี 2568')).toHaveLength(2);
});

test('[PAGE-03] going back brings the years and rows that were shown', async () => {
  show(false);
  await userEvent.click(screen.getByRole('button', { name: 'แสดงเพิ่ม 6 รายการ' }));
  await userEvent.click(screen.getByRole('button', { name: /^ปี 2568/ }));
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  await userEvent.click(screen.getByRole('button', { name: 'กลับ' }));
  expect(linesOf('ปี 2569')).toHaveLength(30);
  expect(linesOf('ปี 2568')).toHaveLength(2);
});

test('a row says what and when, its amount and balance; the rest stands behind a tap, without what is blank', () => {
  show(true);
  const [line, second] = linesOf('ปี 2568');
  expect(textOf(line?.querySelector('summary'))).toBe('หุ้น 1+1,500.0028 ก.พ. 2568คงเหลือ 10.00');
  expect(line?.querySelector('dl')?.textContent).toBe('ใบเสร็จslip 1ค่าธรรมเนียม1.00');
  expect(second?.querySelector('dl')?.textContent).toBe('ค่าธรรมเนียม1.00');
});

test('one year needs no name', () => {
  show(false, ROWS.slice(30));
  expect(screen.queryByRole('button')).toBeNull();
  expect(linesOf('ปี 2568')).toHaveLength(2);
});

test.each([
  ['lowers savings', false, true],
  ['lowers a debt', true, false],
])('[MEM-10] what %s stands in red or not', (_, isDebt, isRed) => {
  const { container } = render(
    <YearList
      rows={ROWS.slice(0, 1)}
      lineOf={() => ({ what: 'ชำระ', satang: -1_00, balance: 0, ...(isDebt && { isDebt }) })}
      details={details}
      allOpen
    />,
    { wrapper: MemoryRouter },
  );
  const [amount] = screen.getAllByText('−1.00');
  expect(/minus/.test(amount?.className ?? '')).toBe(isRed);
  expect(container.querySelectorAll('[class*=minus]').length > 0).toBe(isRed);
});

test.each([
  ['below the button for more of its year', 2, 'หุ้น 2'],
  ['in a year that is folded', 0, 'หุ้น 0'],
])('[ABI-13] a marked row %s is in sight', (_, seqNo, words) => {
  const years = Array.from({ length: 7 }, (__, index) =>
    rowOf(100 + index, `${2033 - index}-01-31`),
  );
  show(false, [...years, ...ROWS], (row) => row.seq_no === seqNo);
  expect(screen.getByText(words).closest('li')?.getAttribute('aria-current')).toBe('location');
});
