import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import '../../testing/dialogs.ts';
import { memberSession } from '../../session/session.ts';
import { openPushBrowser } from '../../testing/push-browser.ts';
import { listItems } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as NoticeSetting } from './route.tsx';

const open = (before?: (world: World) => void) =>
  openScreen(NoticeSetting, {
    member: '00001',
    at: '/member/notice-setting',
    ...(before && { before }),
  });

const NOTHING = {
  enabled: true,
  public_key: '',
  devices: [],
  kinds: [],
  quiet_from: '',
  quiet_to: '',
  show_amounts: false,
  history: [],
};
const PHONE = { kind: 'phone', system: 'Android', browser: 'Chrome' } as const;

/** The member's phone, on which notices are on already. */
function phone({ overlay, clock }: World): void {
  const keys = { endpoint: 'http://127.0.0.1:9/phone', p256dh: '', auth: '', sessionId: '' };
  const device = { ...keys, id: 'phone', device: PHONE, since: clock.now() };
  const value = { devices: [device] };
  overlay.append({ at: clock.now(), kind: 'push-devices', subject: '00001', value });
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('[ABI-09] turned on with one press after it was explained, tested, and turned off again', async () => {
  const browser = openPushBrowser();
  const { user, toasts } = await open();
  const on = await screen.findByRole('button', { name: 'เปิดการแจ้งเตือนบนอุปกรณ์นี้' });
  expect(screen.getByText(/เบราว์เซอร์จะถามว่าอนุญาตหรือไม่/)).toBeDefined();
  expect(browser.permission).toBe('default');
  await user.click(on);
  const trial = await screen.findByRole('button', { name: 'ส่งทดสอบ' });
  expect(document.activeElement?.textContent).toBe('เปิดอยู่');
  await user.click(trial);
  await waitFor(() =>
    expect(toasts.map((toast) => toast.text)).toEqual([
      'เปิดการแจ้งเตือนบนอุปกรณ์นี้แล้ว',
      'ส่งทดสอบแล้ว การแจ้งเตือนจะมาถึงในอีกสักครู่',
    ]),
  );
  expect(localStorage.getItem('push-here')).toMatch(/^[\w-]{22}$/);
  expect(screen.getAllByText('อุปกรณ์นี้')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'ปิดบนอุปกรณ์นี้' }));
  await screen.findByRole('button', { name: 'เปิดการแจ้งเตือนบนอุปกรณ์นี้' });
  expect(document.activeElement?.textContent).toBe('ปิดอยู่');
  expect(browser.subscription).toBeUndefined();
  expect(localStorage.getItem('push-here')).toBeNull();
  expect(screen.getByText('ยังไม่มีอุปกรณ์ที่เปิดการแจ้งเตือน')).toBeDefined();
});

test('[ABI-09] who does not allow it, or has forbidden it before, is told what to do', async () => {
  openPushBrowser({ answer: 'denied' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'เปิดการแจ้งเตือนบนอุปกรณ์นี้' }));
  const notice = await screen.findByText('เบราว์เซอร์นี้ปิดกั้นการแจ้งเตือนของสหกรณ์ไว้');
  expect(document.activeElement).toBe(notice.parentElement);
  expect(screen.getByText(/กดรูปแม่กุญแจ/)).toBeDefined();
});

test.each([500, 422])(
  '[ABI-09] a refusal of the server (%i) leaves the button for another try',
  async (status) => {
    const browser = openPushBrowser();
    const { user, toasts } = await open(({ faults }) => {
      for (const endpoint of ['memberPushSubscribe', 'memberPushTest', 'memberPushUnsubscribe']) {
        faults.add({ endpoint, status, times: 1 });
      }
    });
    for (const name of ['เปิดการแจ้งเตือนบนอุปกรณ์นี้', 'ส่งทดสอบ', 'ปิดบนอุปกรณ์นี้']) {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'error' }));
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'success' }));
    }
    expect(browser.subscription).toBeUndefined();
  },
);

test('[ABI-09] a browser without notices, and an iPhone before it is installed, say what helps', async () => {
  await open();
  expect(await screen.findByText('เบราว์เซอร์นี้รับการแจ้งเตือนไม่ได้')).toBeDefined();
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await open();
  expect(await screen.findByText('เลือก “เพิ่มไปยังหน้าจอโฮม”')).toBeDefined();
});

test('[ABI-09] kinds, quiet hours and amounts are kept together; a failure loses none of them', async () => {
  const { user, toasts } = await open(({ faults }) =>
    faults.add({ endpoint: 'memberPushSettingSave', status: 500, times: 1 }),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'ข่าวของสหกรณ์' }));
  await user.selectOptions(screen.getByLabelText('จนถึง'), '08:00 น.');
  await user.click(box('แสดงจำนวนเงินบนหน้าจอล็อก'));
  const save = screen.getByRole('button', { name: 'บันทึก' });
  await user.click(save);
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error' }]));
  expect(box('ข่าวของสหกรณ์').checked).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: 'บันทึกการแจ้งเตือนแล้ว' }));
  expect(box('แสดงจำนวนเงินบนหน้าจอล็อก').checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>('จนถึง').value).toBe('08:00');
  await user.click(box('งดแจ้งในบางช่วงเวลา'));
  expect(screen.queryByLabelText('จนถึง')).toBeNull();
});

test('[ABI-09] another device is turned off from here', async () => {
  const { user } = await open(phone);
  await user.click(await screen.findByRole('button', { name: /^ปิดการแจ้งเตือน โทรศัพท์/ }));
  expect(await screen.findByText('ยังไม่มีอุปกรณ์ที่เปิดการแจ้งเตือน')).toBeDefined();
});

test('[ABI-09] what was sent stands in the list with what became of it', async () => {
  openPushBrowser();
  const history = [
    { sent_at: '2026-11-20 08:00:00', title: 'จ่ายเงินปันผลแล้ว', device: '', result: 'sent' },
    { sent_at: '2026-11-19 08:00:00', title: 'ทดสอบ', device: 'โทรศัพท์', result: 'gone' },
  ];
  await open(({ faults }) =>
    faults.add({
      endpoint: 'memberPushShow',
      status: 200,
      body: { ...NOTHING, history },
    }),
  );
  await screen.findByText('ส่งแล้ว');
  const rows = listItems();
  expect(rows[0]?.textContent).toContain('ส่งแล้ว');
  expect(rows[1]?.textContent).toContain('19\u00a0พ.ย.\u00a02569 08:00\u00a0น.');
  expect(rows[1]?.textContent).toContain('อุปกรณ์เลิกรับแล้ว');
});

test.each([
  ['does not know the call', { status: 404 }],
  ['has no keys', { status: 200, body: { ...NOTHING, enabled: false } }],
])('[ABI-09] a backend that %s shows no switch', async (_, answer) => {
  const { toasts } = await open(({ faults }) =>
    faults.add({ endpoint: 'memberPushShow', ...answer }),
  );
  expect(await screen.findByText('สหกรณ์ยังไม่เปิดการแจ้งเตือนบนอุปกรณ์')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(toasts).toEqual([]);
});

test('[AUTH-11] who looks on in the member’s name changes nothing', async () => {
  openPushBrowser();
  await open((world) => {
    phone(world);
    const session = memberSession.get();
    if (session) memberSession.set({ ...session, impersonated: true });
  });
  expect(await screen.findByText('โทรศัพท์ Android · Chrome')).toBeDefined();
  expect(screen.queryByRole('button', { name: /แจ้งเตือน|บันทึก|ทดสอบ/ })).toBeNull();
  expect(box('ข่าวของสหกรณ์').matches(':disabled')).toBe(true);
});
