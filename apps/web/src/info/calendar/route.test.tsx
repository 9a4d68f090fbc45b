import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Calendar } from './route.tsx';

const path = '/calendar';

test('[VIS-03] the days stand under their months, the next one first, and can be kept', async () => {
  await openScreen(Calendar, { at: path });
  expect(await screen.findByText('ถัดไป วันศุกร์ที่ 27 พฤศจิกายน 2569')).toBeDefined();
  const december = within(screen.getByRole('region', { name: 'ธันวาคม 2569' }));
  const days = december.getAllByRole('listitem').map((day) => day.textContent);
  expect(days).toContain('พฤ. 10ปิดทำการ วันรัฐธรรมนูญ');
  expect(days).toContain('อ. 15ออกใบเรียกเก็บ');
  const keep = screen.getByRole('link', { name: 'เก็บลงปฏิทินของท่าน (.ics)' });
  expect(keep.getAttribute('href')).toBe('/calendar.ics');
});

test.each([404, 501])(
  '[VIS-03] a backend without the call (%s) leads to the telephone',
  async (status) => {
    await openScreen(Calendar, {
      at: path,
      site: { phone: '075-123-456' },
      before: ({ faults }) => faults.add({ endpoint: 'infoCalendarList', status }),
    });
    expect(await screen.findByText('สหกรณ์ยังไม่ได้เผยแพร่ปฏิทินในหน้านี้')).toBeDefined();
    expect(screen.getByRole('link', { name: '075-123-456' })).toBeDefined();
  },
);

test('a failed load can be tried again', async () => {
  const { user } = await openScreen(Calendar, {
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'infoCalendarList', status: 500, times: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  expect(await screen.findByText(/^ถัดไป/)).toBeDefined();
});
