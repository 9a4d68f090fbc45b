import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { TypedMemory } from './typed-memory.tsx';

const PASSWORDS = ['รหัสผ่าน', 'รหัสผ่านที่แสดงอยู่'];

const LATER = 'ส่วนที่ทำเมื่อเปิด';
let wasOpenForScroll: boolean | undefined;

/** Stands after the memory, as what scrolls the page does. */
function Scroll() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    wasOpenForScroll = document.querySelector('details')?.open;
  }, [key]);
  return null;
}

function Form() {
  const [amount, setAmount] = useState('');
  const [wasOpened, setOpened] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <search>
        <input aria-label="ค้นหา" />
      </search>
      <main>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (amount !== '0') navigate('/other');
          }}
        >
          <label>
            จำนวนเงิน
            <input value={amount} onChange={(event) => setAmount(event.target.value)} />
          </label>
          <label>
            รหัสผ่าน
            <input type="password" />
          </label>
          <label>
            รหัสผ่านที่แสดงอยู่
            <input autoComplete="new-password" />
          </label>
          <label>
            ส่งสำเนา
            <input type="checkbox" />
          </label>
          <button type="submit">ส่ง</button>
        </form>
        <button type="button" onClick={() => setAmount('')}>
          ล้าง
        </button>
        <p>จะโอน {amount} บาท</p>
        <details onToggle={() => setTimeout(setOpened, 100, true)}>
          <summary>รายละเอียด</summary>
          {wasOpened && <p>{LATER}</p>}
        </details>
        <Link to="/form?page=2">หน้าถัดไป</Link>
        <Link to="/other">หน้าอื่น</Link>
      </main>
    </>
  );
}

beforeEach(() => {
  history.replaceState({ key: crypto.randomUUID() }, '', '/form');
  render(
    <BrowserRouter>
      <TypedMemory />
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/other" element={<Link to="/form">ฟอร์ม</Link>} />
      </Routes>
      <Scroll />
    </BrowserRouter>,
  );
});

async function leaveAndComeBack(): Promise<void> {
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  await screen.findByRole('link', { name: 'ฟอร์ม' });
  act(() => history.back());
  await screen.findByLabelText('จำนวนเงิน');
}

test('[PAGE-03] going back brings what was typed and ticked, but no password', async () => {
  await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '1500');
  await userEvent.type(screen.getByLabelText('ค้นหา'), 'ปันผล');
  for (const name of PASSWORDS) await userEvent.type(screen.getByLabelText(name), 'demo1234');
  await userEvent.click(screen.getByLabelText('ส่งสำเนา'));
  await leaveAndComeBack();
  expect(await screen.findByText('จะโอน 1500 บาท')).toBeTruthy();
  expect(screen.getByLabelText('ส่งสำเนา')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('ค้นหา')).toHaveProperty('value', 'ปันผล');
  for (const name of PASSWORDS) expect(screen.getByLabelText(name)).toHaveProperty('value', '');
});

test('[PAGE-03] what was refused comes back, what was sent or emptied does not', async () => {
  const amount = () => screen.findByLabelText('จำนวนเงิน');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
  await userEvent.type(await amount(), '0');
  await send();
  await leaveAndComeBack();
  expect(await amount()).toHaveProperty('value', '0');
  await userEvent.type(await amount(), '700');
  await send();
  await screen.findByRole('link', { name: 'ฟอร์ม' });
  act(() => history.back());
  expect(await amount()).toHaveProperty('value', '');
  await userEvent.type(await amount(), '900');
  await userEvent.click(screen.getByRole('button', { name: 'ล้าง' }));
  await leaveAndComeBack();
  expect(await amount()).toHaveProperty('value', '');
});

test('[PAGE-03] what was typed before the page went on to another address of its own comes back, too', async () => {
  await userEvent.type(screen.getByLabelText('ค้นหา'), 'ปันผล');
  await userEvent.click(screen.getByRole('link', { name: 'หน้าถัดไป' }));
  await leaveAndComeBack();
  expect(await screen.findByDisplayValue('ปันผล')).toBe(screen.getByLabelText('ค้นหา'));
});

test('[PAGE-03] a fold that was opened is open again before the page is scrolled', async () => {
  const fold = () => screen.getByRole('group');
  await userEvent.click(screen.getByText('รายละเอียด'));
  await waitFor(() => expect(fold()).toHaveProperty('open', true));
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  await screen.findByRole('link', { name: 'ฟอร์ม' });
  wasOpenForScroll = undefined;
  act(() => history.back());
  await waitFor(() => expect(wasOpenForScroll).toBe(true));
});

test('[PAGE-03] a page that is long only once it is unfolded is then scrolled to where it was', async () => {
  const placed: number[] = [];
  const scrollTo = ({ top = 0 }: ScrollToOptions) => {
    const reached = Math.min(top, screen.queryByText(LATER) ? 5000 : 500);
    Object.assign(window, { scrollY: reached });
    placed.push(reached);
  };
  Object.assign(window, { scrollTo, scrollY: 3000 });
  await userEvent.click(screen.getByText('รายละเอียด'));
  await screen.findByText(LATER);
  fireEvent.scroll(window);
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  Object.assign(window, { scrollY: 0 });
  act(() => history.back());
  await waitFor(() => expect(placed).toEqual([500, 3000]));
});

test('[PAGE-03] another visit of the page begins empty', async () => {
  await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '1500');
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  await userEvent.click(await screen.findByRole('link', { name: 'ฟอร์ม' }));
  expect(await screen.findByLabelText('จำนวนเงิน')).toHaveProperty('value', '');
});
