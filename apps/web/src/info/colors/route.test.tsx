import { exampleGroups } from '@coop/ui/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Colors } from './route.tsx';

test('[LAY-10] the page of the colours names each, and shows it in another theme', async () => {
  const { user } = await openScreen(Colors, { at: '/colors' });
  expect(screen.getAllByText('--green-700').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getAllByLabelText('สีของหน้าจอ')[0] as HTMLElement, 'มืด');
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('[LAY-10] every component has a place that the contents lead to, with what to do and what not', async () => {
  await openScreen(Colors, { at: '/colors' });
  const contents = within(screen.getByRole('navigation', { name: 'สารบัญของหน้านี้' }));
  // Each search through the whole page is dear.
  const words = document.body.textContent;
  const hrefs = new Map(
    contents.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  for (const { id, guide } of exampleGroups.flatMap(({ components }) => components)) {
    expect(hrefs.get(guide.name)).toBe(`/colors#${id}`);
    expect(document.getElementById(id)).toBeTruthy();
    expect(words).toContain(guide.good);
    expect(words).toContain(guide.bad);
  }
});
