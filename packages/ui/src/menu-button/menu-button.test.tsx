import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

function setUp() {
  const onSelect = vi.fn();
  const items = ['กระดาษ', 'ตาราง', 'สมุดงาน'].map((label) => ({
    label,
    onSelect: () => onSelect(label),
  }));
  render(
    <>
      <MenuButton label="ดาวน์โหลด" items={items} />
      <button type="button">ข้างนอก</button>
    </>,
  );
  return { onSelect, button: screen.getByRole('button', { name: 'ดาวน์โหลด' }) };
}
const focused = () => document.activeElement?.textContent;

test('a press opens it on the first item; choosing closes it and gives the focus back', async () => {
  const { onSelect, button } = setUp();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getByRole('menu', { name: 'ดาวน์โหลด' })).toBeTruthy();
  expect(focused()).toBe('กระดาษ');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect.mock.calls).toEqual([['ตาราง']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('arrows go round, Home, End and a first letter jump, Esc leaves', async () => {
  const { button, onSelect } = setUp();
  button.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('สมุดงาน');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('กระดาษ');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(focused()).toBe('ตาราง');
  await userEvent.keyboard('{Home}ส');
  expect(focused()).toBe('สมุดงาน');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press outside and the Tab key close it', async () => {
  const { button } = setUp();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'ข้างนอก' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(button);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('ข้างนอก');
});
