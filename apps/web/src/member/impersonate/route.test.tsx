import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberSession } from '../../session/session.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Impersonate } from './route.tsx';

const NO_WORDS = 'ไม่สามารถเชื่อมต่อได้';

test.each([
  ['no administrator', undefined, 'ยังไม่ได้เข้าสู่ระบบผู้ดูแล'],
  ['500', { status: 500, body: {} }, NO_WORDS],
  ['dropped', { drop: true }, NO_WORDS],
  ['a token of another type', { body: { token: { is: 'x' }, membership_no: '00004' } }, NO_WORDS],
  ['no token', { body: { membership_no: '00004', member: {} } }, NO_WORDS],
] as const)(
  '[AUTH-11] of %s the page says why nothing opens, and leads to where administrators sign in',
  async (_, fault, words) => {
    const endpoint = 'adminImpersonateShow';
    await openScreen(Impersonate, {
      at: '/member/impersonate',
      before: ({ faults }) => fault && faults.add({ endpoint, ...fault }),
    });
    await screen.findByText('เปิดดูในนามสมาชิกไม่ได้');
    expect(document.body.textContent).toContain(words);
    const link = screen.getByRole('link', { name: 'เข้าสู่ระบบผู้ดูแล' });
    expect(link.getAttribute('href')).toBe('/admin/login');
    expect(memberSession.get()).toBeUndefined();
  },
);
