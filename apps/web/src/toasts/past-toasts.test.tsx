import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberSession } from '../session/session.ts';
import { textOf } from '../testing/read.ts';
import { notify } from './notify.ts';
import { PastToasts } from './past-toasts.tsx';

afterEach(() => {
  vi.useRealTimers();
  memberSession.clear();
});

const shown = () => {
  const { container, unmount } = render(<PastToasts />);
  const words = container.textContent;
  unmount();
  return words;
};

test('[LAY-04] a message that was missed can be read later, with its time; of a session that is over, none', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:05:00+07:00') });
  memberSession.set({
    token: 'a',
    membership_no: '00001',
    member: { prename: '', member_name: '', member_surname: '' },
  });
  memberSession.get();
  expect(shown()).toBe('');
  notify.error('');
  notify.success('ส่งคำขอแล้ว');
  render(<PastToasts />);
  expect(screen.getByRole('heading', { name: 'ข้อความที่แจ้งล่าสุด' })).toBeDefined();
  expect(screen.getAllByRole('term').map(textOf)).toEqual(['09:05 น.', '09:05 น.']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'ส่งคำขอแล้ว',
    'ไม่สามารถเชื่อมต่อได้',
  ]);
  memberSession.clear();
  memberSession.get();
  expect(shown()).toBe('');
});
