import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { groupSession } from '../../session/session.ts';
import { provideTokens, WITH_BOT_CHECK } from '../../testing/bot-provider.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Logon } from './route.tsx';

const path = '/membergroup/logon?returnTo=%2Fmembergroup%2Fsummarize_rep';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function send(user: UserEvent, no: string, password: string): Promise<void> {
  await user.clear(field('เลขหน่วยงาน'));
  await user.type(field('เลขหน่วยงาน'), no);
  await user.type(field('รหัสผ่าน'), password);
  await user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
}

test('[GRP-02] a wrong password is refused, the number stays, the password does not, and nobody is signed in', async () => {
  const { user, address } = await openScreen(Logon, { at: path });
  expect(field('เลขหน่วยงาน')).toMatchObject({ name: 'memgroup_no', inputMode: 'numeric' });
  expect(field('รหัสผ่าน').name).toBe('mem_password');
  await send(user, '๘๐๐๑-0001', 'wrong');
  expect((await screen.findByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' })).textContent).toContain(
    'เลขหน่วยงานหรือรหัสผ่านไม่ถูกต้อง',
  );
  expect(document.title).toMatch(/^ผิดพลาด: เข้าสู่ระบบหน่วยงาน · /);
  expect(field('เลขหน่วยงาน').value).toBe('80010001');
  expect(field('รหัสผ่าน').value).toBe('');
  expect(groupSession.get()).toBeUndefined();
  await send(user, '80010001', 'demo1234');
  await waitFor(() => expect(address()).toBe('/membergroup/summarize_rep'));
  expect(JSON.parse(localStorage.getItem('usermemgroup') ?? '')).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    member_group_no: '80010001',
    member_group_name: 'โรงเรียนบ้านตัวอย่าง',
    rep_name: 'นางพรทิพย์ คงมั่น',
  });
});

test('[GRP-02] after five wrong passwords the bot check is asked for and solved unseen', async () => {
  provideTokens('wrong-token');
  const { user } = await openScreen(Logon, { at: path, site: WITH_BOT_CHECK });
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await send(user, '80010001', `wrong-${wrong}`);
    await waitFor(() => expect(field('รหัสผ่าน').value).toBe(''));
    await screen.findByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' });
  }
  // Without a token that holds the right password does not help.
  await send(user, '80010001', 'demo1234');
  expect(await screen.findByText(/ยืนยันไม่สำเร็จ/)).toBeDefined();
  expect(groupSession.get()).toBeUndefined();
  provideTokens('always-pass');
  await send(user, '80010001', 'demo1234');
  await waitFor(() => expect(groupSession.get()?.member_group_no).toBe('80010001'));
});

test('[GRP-02] an agency that is signed in is led on to its page; a member beside it sees the form', async () => {
  const { address } = await openScreen(Logon, { at: path, agency: '80010001' });
  await waitFor(() => expect(address()).toBe('/membergroup/summarize_rep'));
  cleanup();
  groupSession.clear();
  const other = await openScreen(Logon, { at: path, member: '00001' });
  expect(field('เลขหน่วยงาน')).toBeDefined();
  expect(other.address()).toBe(path);
});
