import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../testing/dialogs.ts';
import { openScreen } from '../testing/render-screen.tsx';
import Centre, { Items } from './centre.tsx';
import { useNotifications } from './use-notifications.ts';

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '../..',
];

test('[RT-03] whatever address a notification carries, it leads to a page of news', () => {
  const rows = HOSTILE.map((url, index) => ({
    notification_id: index + 1,
    title: `เรื่องที่ ${index + 1}`,
    body: 'รายละเอียด',
    url,
    page: url,
    created_at: '2026-11-19 09:00:00',
  }));
  render(<Items area="member" rows={rows} readBefore={0} onClose={() => undefined} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(HOSTILE.length);
  for (const { origin, pathname } of links) {
    expect(origin).toBe(location.origin);
    expect(pathname).toMatch(/^\/show\/[^/]+$/);
  }
});

const ROW = {
  notification_id: 1,
  title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
  body: 'โทรศัพท์ Android · Chrome',
  url: '',
  page: '/member/loan-apply',
  created_at: '2026-11-19 09:00:00',
};

test('[RT-03] one about a page of the member area leads there', async () => {
  const close = vi.fn();
  const Listed = () => <Items area="member" rows={[ROW]} readBefore={0} onClose={close} />;
  const { user, address } = await openScreen(Listed, { at: '/member/share', path: '*' });
  expect(screen.getByRole('heading', { name: new RegExp(ROW.title) })).toBeDefined();
  await user.click(screen.getByRole('link', { name: /^ดูรายละเอียด/ }));
  expect(address()).toBe('/member/loan-apply');
  expect(close).toHaveBeenCalledOnce();
});

const BROWSER = navigator.userAgent;

test.each([
  [
    'on an iPhone',
    { standalone: false },
    BROWSER,
    /^บน iPhone และ iPad ต้องเพิ่มระบบสมาชิกลงในหน้าจอโฮมก่อน/,
  ],
  ['in LINE', {}, `${BROWSER} Line/14.1.0`, /^หน้าต่างของแอป LINE แสดงการแจ้งเตือนไม่ได้/],
  ['elsewhere', {}, BROWSER, /^เบราว์เซอร์นี้แสดงการแจ้งเตือนไม่ได้/],
])(
  '[RT-02] without notifications the list says why, %s',
  async (_where, changes, userAgent, words) => {
    Reflect.deleteProperty(window, 'Notification');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.assign(navigator, changes);
    const Listed = () => (
      <Centre
        area="member"
        feed={useNotifications('member')}
        readBefore={0}
        onClose={() => undefined}
      />
    );
    await openScreen(Listed, { member: '00001', at: '/member/share', path: '*' });
    expect(await screen.findByText(words)).toBeDefined();
    Reflect.deleteProperty(navigator, 'standalone');
  },
);

test.each([
  ['denied', /^เครื่องนี้ปิดกั้นการแจ้งเตือนของสหกรณ์ไว้/],
  ['granted', 'แสดงการแจ้งเตือนบนหน้าจอ'],
])('[RT-02] with permission %s the list says what this device does', async (permission, words) => {
  vi.stubGlobal('Notification', { permission });
  const Listed = () => (
    <Centre
      area="member"
      feed={useNotifications('member')}
      readBefore={0}
      onClose={() => undefined}
    />
  );
  await openScreen(Listed, { member: '00001', at: '/member/share', path: '*' });
  expect(await screen.findByText(words)).toBeDefined();
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});
