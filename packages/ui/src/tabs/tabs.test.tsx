import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const ITEMS = ['หนึ่ง', 'สอง', 'สาม'].map((label, index) => ({
  value: String(index),
  label,
}));

function Demo() {
  const [value, setValue] = useState('0');
  return (
    <Tabs label="สวัสดิการ" items={ITEMS} value={value} onChange={setValue}>
      เรื่องที่{ITEMS[Number(value)]?.label}
      {value === '0' && (
        <button type="button" onClick={() => setValue('2')}>
          ไปเรื่องที่สาม
        </button>
      )}
    </Tabs>
  );
}

test('a press shows the tab’s panel, and only that one', async () => {
  render(<Demo />);
  await userEvent.click(screen.getByRole('tab', { name: 'สอง' }));
  expect(screen.getByRole('tabpanel', { name: 'สอง' }).textContent).toBe('เรื่องที่สอง');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('a press in a panel that shows another gives that one the focus', async () => {
  render(<Demo />);
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'สาม' }));
});

test('Tab stops once; arrows, Home and End change the tab and go round', async () => {
  render(<Demo />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'หนึ่ง' }));
  for (const [key, name] of [
    ['{ArrowLeft}', 'สาม'],
    ['{ArrowRight}', 'หนึ่ง'],
    ['{End}', 'สาม'],
    ['{Home}', 'หนึ่ง'],
  ] as const) {
    await userEvent.keyboard(key);
    const tab = screen.getByRole('tab', { name, selected: true });
    expect(document.activeElement).toBe(tab);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
