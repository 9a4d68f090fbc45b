import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';

function setUp() {
  const onClose = vi.fn();
  render(
    <Drawer label="เมนูสมาชิก" open onClose={onClose}>
      <a href="#share">ทุนเรือนหุ้น</a>
    </Drawer>,
  );
  return onClose;
}

test('the button, the backdrop and Esc close it', async () => {
  const onClose = setUp();
  const drawer = screen.getByRole('dialog', { name: 'เมนูสมาชิก' });
  await userEvent.click(screen.getByRole('button', { name: 'ปิดเมนู' }));
  await userEvent.click(drawer);
  fireEvent(drawer, new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside does not', async () => {
  const onClose = setUp();
  await userEvent.click(screen.getByRole('link', { name: 'ทุนเรือนหุ้น' }));
  expect(onClose).not.toHaveBeenCalled();
});
