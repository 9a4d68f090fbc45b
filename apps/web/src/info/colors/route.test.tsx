import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Colors } from './route.tsx';

test('[LAY-10] the page of the colours names each, and shows it in another theme', async () => {
  const { user } = await openScreen(Colors, { at: '/colors' });
  expect(screen.getAllByText('--green-700').length).toBeGreaterThan(0);
  await user.selectOptions(screen.getAllByLabelText('สีของหน้าจอ')[0] as HTMLElement, 'มืด');
  expect(document.documentElement.dataset.theme).toBe('dark');
});
