import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../testing/dialogs.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { openProduct } from '../testing/render-screen.tsx';

const FAULTS = [
  { status: 500, body: { error: 'ออกจากระบบไม่ได้', message: 'ลองอีกครั้ง' } },
  { status: 401, body: { error: 'ออกจากระบบไม่ได้', message: 'ลองอีกครั้ง' } },
  { drop: true },
  { text: '{"rc_code": "1' },
  { status: 200, body: {} },
] as const;

test.each(FAULTS)(
  '[AUTH-09] a member is signed out whatever the server says: %j',
  async (fault) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const { user, address } = await openProduct({
      member: '00001',
      at: '/member/share',
      before: ({ faults }) => faults.add({ endpoint: 'memberAuthLogout', ...fault }),
    });
    const [press] = await screen.findAllByRole('button', { name: 'ออกจากระบบ' });
    if (press) await user.click(press);
    await waitFor(() => expect(address()).toBe('/member/logon'));
    expect(memberSession.get()).toBeUndefined();
  },
);

test.each(FAULTS)('[GRP-13] so is an agency, and reads what was said: %j', async (fault) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user, address, toasts } = await openProduct({
    agency: '80010001',
    at: '/membergroup/summarize_rep',
    before: ({ faults }) => faults.add({ endpoint: 'membergroupAuthLogout', ...fault }),
  });
  const [press] = await screen.findAllByRole('button', { name: 'ออกจากระบบ' });
  if (press) await user.click(press);
  await waitFor(() => expect(address()).toBe('/membergroup/logon'));
  expect(groupSession.get()).toBeUndefined();
  const said = 'body' in fault && 'error' in fault.body ? Object.values(fault.body) : [];
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(expect.arrayContaining(said)));
});
