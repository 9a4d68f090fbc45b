import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Contact } from './route.tsx';

test('[VIS-03] telephone, address, hours and map stand on one page', async () => {
  const site = { phone: '075-123-456', coop_address: '99 ถนนราชดำเนิน', email: 'info@coop.example' };
  await openScreen(Contact, { at: '/contact', site });
  const ring = screen.getByRole('link', { name: 'โทร 075-123-456' });
  expect(ring.getAttribute('href')).toBe('tel:075123456');
  expect(screen.getByText(/99 ถนนราชดำเนิน/)).toBeDefined();
  expect(await screen.findByText(/08:30 – 16:30/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'เวลาทำการ' })).toBeDefined();
  const map = screen.getByRole('link', { name: /^แผนที่ไปสหกรณ์/ });
  expect(map.getAttribute('href')).toMatch(/^https?:/);
});

test('[VIS-03] what the cooperative does not name is not there', async () => {
  await openScreen(Contact, {
    at: '/contact',
    before: ({ faults }) => {
      faults.add({ endpoint: 'infoFooterShow', status: 503, body: {} });
      faults.add({ endpoint: 'infoMenuShow', status: 503, body: {} });
    },
  });
  expect(screen.queryByRole('link', { name: /^โทร/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'แผนที่และช่องทางออนไลน์' })).toBeNull();
  expect(screen.getByRole('link', { name: 'ถามเจ้าหน้าที่ในกระดานถามตอบ' })).toBeDefined();
});
