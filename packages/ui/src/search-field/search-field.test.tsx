import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchField } from './search-field.tsx';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField label="ค้นหา" value={value} onChange={setValue} />;
}

test('typing reports the words; clearing empties it and keeps the focus there', async () => {
  render(<Search />);
  const box = screen.getByRole('searchbox', { name: 'ค้นหา' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(box, 'ฝาก');
  expect(box).toHaveProperty('value', 'ฝาก');
  await userEvent.click(screen.getByRole('button', { name: 'ล้างคำค้น' }));
  expect(box).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box);
});

test('what was typed before React took the page over is searched for', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Search />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'ค้นหา' }), 'ฝาก');
  render(<Search />, { container, hydrate: true });
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ฝาก');
  expect(screen.getByRole('button', { name: 'ล้างคำค้น' })).toBeDefined();
});
