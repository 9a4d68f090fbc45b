import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { memberSession } from '../../session/session.ts';
import { whose } from '../../session/whose.ts';
import { asRelative } from '../../testing/as-relative.ts';
import { openProduct, openScreen } from '../../testing/render-screen.tsx';
import { Component as RelativeEntry } from './route.tsx';

const path = '/member/relative';
type Opened = Awaited<ReturnType<typeof openScreen>>;

async function fillIn({ user }: Opened, code: string) {
  await user.type(screen.getByLabelText('เลขทะเบียนของสมาชิก'), '1');
  await user.type(screen.getByLabelText('รหัสเชิญ 12 หลัก'), code);
  await user.click(screen.getByRole('button', { name: 'เปิดดูข้อมูล' }));
}

test('[ABI-10] a code that is too short or wrong is said where it stands, and nobody is signed in', async () => {
  const opened = await openScreen(RelativeEntry, { at: path });
  await fillIn(opened, '1234');
  expect((await screen.findByRole('group', { name: 'ยังดำเนินการไม่ได้' })).textContent).toContain(
    'ให้ครบ 12 หลัก',
  );
  await opened.user.type(screen.getByLabelText('รหัสเชิญ 12 หลัก'), '56789012');
  await opened.user.click(screen.getByRole('button', { name: 'เปิดดูข้อมูล' }));
  expect(await screen.findAllByText(/รหัสเชิญไม่ถูกต้อง หรือรหัสหมดอายุแล้ว/)).toHaveLength(2);
  expect(screen.getByLabelText<HTMLInputElement>('เลขทะเบียนของสมาชิก').value).toBe('1');
  expect(memberSession.get()).toBeUndefined();
});

test('[ABI-10] with the right code the relative reads, marked as one', async () => {
  const { response: body } = examples.memberRelativeEnter;
  const opened = await openScreen(RelativeEntry, {
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberRelativeEnter', status: 200, body }),
  });
  await fillIn(opened, '123456789012');
  await expect.poll(() => memberSession.get()?.relative?.name).toBe('ลูกสาว');
  expect(whose('บัญชีของท่าน')).toBe('บัญชีของสมาชิก');
});

test('[ABI-10] an answer that does not say who reads is no sign-in', async () => {
  const { relative: _, ...body } = examples.memberRelativeEnter.response;
  const opened = await openScreen(RelativeEntry, {
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberRelativeEnter', status: 200, body }),
  });
  await fillIn(opened, '123456789012');
  expect((await screen.findByRole('group', { name: 'ยังดำเนินการไม่ได้' })).textContent).toContain(
    'ระบบตอบกลับไม่ครบถ้วน',
  );
  expect(memberSession.get()).toBeUndefined();
});

test('[ABI-10] whose access is over is led to where relatives enter, and told why', async () => {
  vi.spyOn(window, 'alert').mockReturnValue();
  const { address } = await openProduct({
    at: '/member/share',
    member: '00001',
    before({ faults }) {
      asRelative();
      faults.add({ endpoint: 'memberAuthShow', status: 401, body: {} });
    },
  });
  await screen.findByText('การดูข้อมูลในฐานะญาติสิ้นสุดแล้ว');
  expect(address()).toBe(path);
  expect(screen.getByLabelText('รหัสเชิญ 12 หลัก')).toBeDefined();
});

test('[EAR-01] whom to ring stands at the foot, as on the other pages of members', async () => {
  await openScreen(RelativeEntry, { at: path, site: { phone: '075-123-456' } });
  expect((await screen.findByText(/^สอบถามสหกรณ์/)).textContent).toBe('สอบถามสหกรณ์ โทร 075-123-456');
});
