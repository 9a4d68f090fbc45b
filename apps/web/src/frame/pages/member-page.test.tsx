import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/render-screen.tsx';
import { MemberPage } from './member-page.tsx';

const Page = () => <MemberPage title="ปฏิทิน">วันนี้</MemberPage>;
const path = '/member/calendar';

test('[EAR-01] whom to ring stands at the foot of every page, where the deployment names a number', async () => {
  await openScreen(Page, { member: '00001', at: path, site: { phone: '075-123-456' } });
  const link = screen.getByRole('link', { name: '075-123-456' });
  expect(link.getAttribute('href')).toBe('tel:075123456');
  expect(link.parentElement?.textContent).toBe('สอบถามสหกรณ์ โทร 075-123-456');
});

test('without a number nothing stands there', async () => {
  await openScreen(Page, { member: '00001', at: path });
  expect(screen.queryByText(/^สอบถามสหกรณ์/)).toBeNull();
});

test('the day of the records is on one line', async () => {
  await openScreen(Page, { member: '00001', at: path });
  const words = await screen.findByText('ข้อมูล ณ วันที่ 19 พ.ย. 2569');
  expect(words.firstChild?.textContent).toBe('ข้อมูล ณ วันที่ 19\u00a0พ.ย.\u00a02569 ');
});
