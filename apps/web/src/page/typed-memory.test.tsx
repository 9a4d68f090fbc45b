import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { TypedMemory } from './typed-memory.tsx';

function Form() {
  const [amount, setAmount] = useState('');
  return (
    <main>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          จำนวนเงิน
          <input value={amount} onChange={(event) => setAmount(event.target.value)} />
        </label>
        <label>
          รหัสผ่าน
          <input type="password" />
        </label>
        <label>
          ส่งสำเนา
          <input type="checkbox" />
        </label>
        <button type="submit">ส่ง</button>
      </form>
      <p>จะโอน {amount} บาท</p>
      <Link to="/other">หน้าอื่น</Link>
    </main>
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
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'demo1234');
  await userEvent.click(screen.getByLabelText('ส่งสำเนา'));
  await leaveAndComeBack();
  expect(await screen.findByText('จะโอน 1500 บาท')).toBeTruthy();
  expect(screen.getByLabelText('ส่งสำเนา')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('รหัสผ่าน')).toHaveProperty('value', '');
});

test('[PAGE-03] what was sent does not come back, nor what stands on another visit of the page', async () => {
  await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '1500');
  await userEvent.click(screen.getByRole('link', { name: 'หน้าอื่น' }));
  await userEvent.click(await screen.findByRole('link', { name: 'ฟอร์ม' }));
  expect(await screen.findByLabelText('จำนวนเงิน')).toHaveProperty('value', '');
  await userEvent.type(screen.getByLabelText('จำนวนเงิน'), '700');
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
  await leaveAndComeBack();
  expect(screen.getByLabelText('จำนวนเงิน')).toHaveProperty('value', '');
});
