import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const dialog = () => screen.getByRole('dialog', { name: 'ยืนยันยอด', hidden: true });

test('it opens as a modal with a name, and its close button asks to close', async () => {
  const onClose = vi.fn();
  render(
    <Dialog title="ยืนยันยอด" open onClose={onClose}>
      เนื้อหา
    </Dialog>,
  );
  expect(dialog()).toHaveProperty('open', true);
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an urgent one is an alert, described by what it says', () => {
  render(
    <Dialog alert title="ใกล้หมดเวลา" open>
      <p>เหลือเวลา 2 นาที</p>
    </Dialog>,
  );
  const urgent = screen.getByRole('alertdialog', { name: 'ใกล้หมดเวลา' });
  const words = document.getElementById(urgent.getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('เหลือเวลา 2 นาที');
});

test('a short one is described by what it says, a long one by its title only', () => {
  const content = (described: boolean) => (
    <Dialog title="ถอนเงินหรือไม่" open described={described}>
      <p>จำนวน 5,000.00 บาท</p>
    </Dialog>
  );
  const { rerender } = render(content(true));
  const dialog = () => screen.getByRole('dialog', { name: 'ถอนเงินหรือไม่' });
  const words = document.getElementById(dialog().getAttribute('aria-describedby') ?? '');
  expect(words?.textContent).toBe('จำนวน 5,000.00 บาท');
  rerender(content(false));
  expect(dialog().hasAttribute('aria-describedby')).toBe(false);
});

test('Esc asks to close; the owner decides', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="ยืนยันยอด" open onClose={onClose}>
      เนื้อหา
    </Dialog>,
  );
  const notPrevented = fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(notPrevented).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog()).toHaveProperty('open', true);
});

test('without onClose there is no close button, Esc does nothing and a forced close reopens', () => {
  render(
    <Dialog title="ยืนยันยอด" open footer={<button type="button">ออกจากระบบ</button>}>
      เนื้อหา
    </Dialog>,
  );
  expect(screen.queryByRole('button', { name: 'ปิด' })).toBeNull();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  const element = dialog();
  if (element instanceof HTMLDialogElement) element.close();
  expect(element).toHaveProperty('open', true);
  expect(screen.getByRole('button', { name: 'ออกจากระบบ' })).toBeTruthy();
});

test('a closed dialog holds nothing', () => {
  const { rerender } = render(
    <Dialog title="ยืนยันยอด" open>
      เนื้อหา
    </Dialog>,
  );
  rerender(
    <Dialog title="ยืนยันยอด" open={false}>
      เนื้อหา
    </Dialog>,
  );
  expect(screen.queryByText('เนื้อหา')).toBeNull();
  expect(document.querySelector('dialog')).toHaveProperty('open', false);
});

test('closed, it gives the focus back to its opener, also where a press does not focus a button', () => {
  const content = (open: boolean) => (
    <>
      <button type="button">ยืนยันยอด</button>
      <Dialog title="ยืนยันยอด" open={open} onClose={() => undefined}>
        เนื้อหา
      </Dialog>
    </>
  );
  const { rerender } = render(content(false));
  const opener = screen.getByRole('button', { name: 'ยืนยันยอด' });
  fireEvent.click(opener);
  expect(document.activeElement).toBe(document.body);
  rerender(content(true));
  rerender(content(false));
  expect(document.activeElement).toBe(opener);
});

test.each([
  ['before it closes', { isFirst: true }],
  ['after it has closed', { isFirst: false }],
])(
  'it gives the focus to the heading above its opener where what was done takes that away %s',
  async (_when, { isFirst }) => {
    const content = (open: boolean, rows: readonly string[]) => (
      <main>
        <h2>อุปกรณ์อื่น</h2>
        {rows.map((row) => (
          <section key={row}>
            <h3>{row}</h3>
            <button type="button">ลบ</button>
          </section>
        ))}
        <Dialog title="ยืนยันยอด" open={open} onClose={() => undefined}>
          เนื้อหา
        </Dialog>
        <h2>พาสคีย์</h2>
      </main>
    );
    const { rerender } = render(content(false, ['โทรศัพท์']));
    screen.getByRole('button', { name: 'ลบ' }).focus();
    rerender(content(true, ['โทรศัพท์']));
    rerender(content(isFirst, isFirst ? [] : ['โทรศัพท์']));
    rerender(content(false, []));
    await expect.poll(() => document.activeElement?.textContent).toBe('อุปกรณ์อื่น');
  },
);
