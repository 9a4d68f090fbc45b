import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useConfirmQuery } from '../../requests/confirmation/confirm-round.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { MemberMenu } from './member-menu.tsx';

const path = '/member/share';
const NAME = /^หนังสือยืนยันยอด/;

function Asks() {
  useConfirmQuery();
  return null;
}

/** The menu beside a button that requests the round. */
function Frame() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <MemberMenu />
      <button type="button" onClick={() => setAsking(true)}>
        ถาม
      </button>
      {asking && <Asks />}
    </>
  );
}

test('[MEM-03] the item for confirmation is no link until the state of the round is known', async () => {
  const { user } = await openScreen(Frame, { member: '00005', at: path });
  const item = screen.getByRole('link', { name: NAME });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.hasAttribute('href')).toBe(false);
  expect(item.textContent).toContain('กำลังตรวจสอบ');
  await user.click(screen.getByRole('button', { name: 'ถาม' }));
  const link = await screen.findByRole('link', { name: 'หนังสือยืนยันยอด' });
  expect(link.getAttribute('href')).toBe('/member/confirmData');
});

test('[MEM-03] a check that failed leaves the item a link: the page can ask again', async () => {
  const { user } = await openScreen(Frame, {
    member: '00005',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberConfirmDataShow', status: 500 }),
  });
  await user.click(screen.getByRole('button', { name: 'ถาม' }));
  const link = await screen.findByRole('link', { name: 'หนังสือยืนยันยอด' });
  expect(link.getAttribute('href')).toBe('/member/confirmData');
});

test('the sidebar shows the current place without scrolling the page', async () => {
  const scrolled = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  await openScreen(Frame, { member: '00001', at: '/member/session' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('อุปกรณ์ที่เข้าสู่ระบบ');
  expect(scrolled).not.toHaveBeenCalled();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
