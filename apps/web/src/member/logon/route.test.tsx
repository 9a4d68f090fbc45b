import type { World } from '@coop/mock-api/world/world';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as botCheck from '../../client/bot-check.ts';
import { isRemembered, memberSession } from '../../session/session.ts';
import { memberClock } from '../../session/session-clock.ts';
import '../../testing/dialogs.ts';
import { openProduct, openScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { Component as Logon } from './route.tsx';

const WRONG = 'เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่';
const FRESH = 'ทะเลสีครามงามนัก';

beforeEach(() => void vi.spyOn(botCheck, 'botCheckToken').mockResolvedValue('always-pass'));

const field = (label: string, of = within(document.body)) =>
  of.getByLabelText<HTMLInputElement>(label);
const number = () => field('เลขทะเบียนสมาชิก');
const password = () => field('รหัสผ่าน');
const summary = () => screen.findByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' });

/** The logon page, which stays in sight wherever signing in leads, and what a hand does there. */
async function openLogon(before?: ScreenOptions['before'], search = '') {
  const opened = await openScreen(Logon, {
    at: `/member/logon${search}`,
    path: '*',
    ...(before && { before }),
  });
  const { user } = opened;
  const submit = () => user.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  const logOn = async (no: string, secret = 'demo1234') => {
    await user.clear(number());
    await user.type(number(), no);
    await user.type(password(), secret);
    await submit();
  };
  /** Tries to sign in, and reads what the summary then says. */
  const refused = async (no: string, secret?: string) => {
    const before = screen.queryByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' });
    await logOn(no, secret);
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' })).not.toBe(before),
    );
    return within(await summary()).getByRole('link').textContent;
  };
  return { ...opened, submit, logOn, refused };
}

test('[AUTH-01] the fields are named and typed so that a phone and a password manager help', async () => {
  await openLogon();
  expect([number().name, number().inputMode, number().autocomplete]).toEqual([
    'membership_no',
    'numeric',
    'username',
  ]);
  expect([password().name, password().type, password().autocomplete]).toEqual([
    'mem_password',
    'password',
    'current-password',
  ]);
  expect(field('จดจำการเข้าสู่ระบบในเครื่องนี้').name).toBe('remember');
});

test('[AUTH-01][FMT-01] the number takes eight digits, Thai ones too, and fewer than five are padded', async () => {
  const { user, refused } = await openLogon();
  await user.type(number(), 'กa1 -๒.b3');
  expect(number().value).toBe('123');
  await user.type(number(), '4567890');
  expect(number().value).toBe('12345678');
  for (const [typed, padded] of [
    ['1', '00001'],
    ['301', '00301'],
    ['๗', '00007'],
    ['11999', '11999'],
  ] as const) {
    expect(await refused(typed, 'wrong')).toBe(WRONG);
    expect(number().value).toBe(padded);
  }
});

test('[AUTH-03] empty fields: the summary has the focus and links to each of them', async () => {
  const { user, submit } = await openLogon(({ faults }) =>
    faults.add({ endpoint: 'memberPasswordResetStatusShow', status: 500 }),
  );
  await submit();
  const alert = await summary();
  expect(document.activeElement).toBe(alert);
  const links = within(alert).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'กรุณากรอกเลขทะเบียนสมาชิก',
    'กรุณากรอกรหัสผ่าน',
  ]);
  for (const [index, input] of [number(), password()].entries()) {
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.click(links[index] as HTMLElement);
    expect(document.activeElement).toBe(input);
  }
});

test('[AUTH-03] a wrong password and a number that nobody has are refused in the same words; the number stays', async () => {
  const { refused, toasts } = await openLogon();
  // A wrong password; nobody has it; not registered yet; a second spelling of a number that exists.
  for (const [no, secret] of [
    ['00001', 'wrong'],
    ['99999', undefined],
    ['00012', undefined],
    ['000001', undefined],
  ] as const) {
    expect(await refused(no, secret)).toBe(WRONG);
    expect([number().value, password().value]).toEqual([no, '']);
  }
  await waitFor(async () => expect(document.activeElement).toBe(await summary()));
  expect(document.title).toBe('ผิดพลาด: เข้าสู่ระบบสมาชิก - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
  expect(memberSession.get()).toBeUndefined();
  expect(toasts).toEqual([]);
});

test.each([
  [{ status: 500, body: { error: 'ปิดถึง 18.00 น.' } }, 'ปิดถึง 18.00 น.'],
  [{ status: 422, body: { errors: { recaptcha: ['ยืนยันไม่สำเร็จ'] } } }, 'ยืนยันไม่สำเร็จ'],
  [{ status: 503, body: { message: 'มีผู้ใช้มาก' } }, 'มีผู้ใช้มาก'],
  [{ status: 401, body: { error: 'บัญชีนี้ถูกระงับ' } }, 'บัญชีนี้ถูกระงับ'],
  [{ status: 429, body: { error: 'กรุณารอ 20 วินาที' } }, 'กรุณารอ 20 วินาที'],
  [{ status: 502, text: '<html>Bad Gateway</html>' }, 'ไม่สามารถเชื่อมต่อได้'],
  [{ text: 'not json' }, 'ไม่สามารถเชื่อมต่อได้'],
])(
  '[AUTH-03][ERR-02][ERR-03][ERR-04] a call that failed by %j is told beside the form',
  async (fault, words) => {
    const { refused } = await openLogon(({ faults }) =>
      faults.add({ endpoint: 'memberAuthLogin', ...fault }),
    );
    expect(await refused('1')).toBe(words);
    expect([number().value, password().value]).toEqual(['00001', '']);
  },
);

test('[AUTH-01] where the browser stores nothing the sign-in holds for the page, which says so', async () => {
  vi.stubGlobal('localStorage', null);
  const { logOn, address, toasts } = await openLogon(undefined, '?returnTo=%2Fmember%2Fshare');
  await logOn('1');
  await waitFor(() => expect(address()).toBe('/member/share'));
  expect(memberSession.get()?.membership_no).toBe('00001');
  expect(toasts).toMatchObject([
    {
      text: 'เข้าสู่ระบบแล้ว เบราว์เซอร์นี้ไม่ยอมให้เก็บข้อมูล หากโหลดหน้านี้ใหม่ ต้องเข้าสู่ระบบอีกครั้ง',
    },
  ]);
  memberSession.clear();
});

const dialog = () => screen.findByRole('dialog', { name: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน' });

test('[AUTH-12] a member whose password was reset chooses a new one, and what is refused stays in the popup', async () => {
  const { user, logOn, refused, toasts, address } = await openLogon(
    undefined,
    '?returnTo=%2Fmember%2Fshare',
  );
  await logOn('9');
  const popup = within(await dialog());
  expect((await dialog()).textContent).toContain('สหกรณ์กำหนดให้ท่านตั้งรหัสผ่านใหม่ก่อนเข้าใช้งานครั้งนี้');
  expect(field('เลขทะเบียนสมาชิก', popup).value).toBe('00009');
  expect(memberSession.get()).toBeUndefined();
  const choose = async (fresh: string, old = 'demo1234') => {
    for (const [label, secret] of [
      ['รหัสผ่านเดิม', old],
      ['รหัสผ่านใหม่', fresh],
    ] as const) {
      await user.clear(field(label, popup));
      await user.type(field(label, popup), secret);
    }
    await user.click(popup.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }));
  };
  for (const [fresh, old, words] of [
    ['สั้นไป', undefined, 'รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร'],
    ['demo1234', undefined, 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม'],
    [FRESH, 'ไม่ใช่รหัสนี้', WRONG],
  ] as const) {
    await choose(fresh, old);
    expect(await popup.findByRole('link', { name: words })).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(popup.getByRole('group', { name: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ' })),
    );
  }
  expect(document.title).toMatch(/^ผิดพลาด: /);
  await choose(FRESH);
  await waitFor(() => expect(address()).toBe('/member/share'));
  expect(toasts).toMatchObject([
    { title: 'Success', text: 'ตั้งรหัสผ่านใหม่แล้ว' },
    { text: 'เข้าสู่ระบบแล้ว' },
  ]);
  expect(memberSession.get()?.membership_no).toBe('00009');
  expect(await refused('9')).toBe(WRONG);
});

test.each([1, '1'])(
  '[AUTH-12][ERR-07] a reset_status of %j asks for the popup, which may be closed',
  async (reset_status) => {
    const { user, logOn, address } = await openLogon(({ faults }) =>
      faults.add({ endpoint: 'memberPasswordResetStatusShow', body: { reset_status }, times: 1 }),
    );
    await logOn('1');
    await user.click(within(await dialog()).getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(memberSession.get()).toBeUndefined();
    expect(address()).toBe('/member/logon');
  },
);

test('[AUTH-04] a returnTo that is no path of ours leads to the first page', async () => {
  // More of them in site/paths.test.ts.
  const { logOn, address } = await openLogon(undefined, '?returnTo=%2F%2Fevil.example%2Fx');
  await logOn('1');
  await waitFor(() => expect(address()).toBe('/member/status'));
});

test.each([
  ['', '/member/status'],
  ['?returnTo=%2Fmember%2Fshare', '/member/share'],
])(
  '[AUTH-04] whoever is signed in and opens /member/logon%s is led on to %s',
  async (search, to) => {
    const { address } = await openScreen(Logon, {
      at: `/member/logon${search}`,
      path: '*',
      member: '00001',
    });
    await waitFor(() => expect(address()).toBe(to));
  },
);

test.each([
  [false, 1_800_000],
  [true, 2_592_000_000],
])('[AUTH-01] remember %s is sent: the session lasts %i ms', async (remember, lifetimeMs) => {
  const { user, logOn } = await openLogon();
  if (remember) await user.click(field('จดจำการเข้าสู่ระบบในเครื่องนี้'));
  await logOn('1');
  await waitFor(() => expect(memberSession.get()).toBeDefined());
  expect(memberClock.get()?.lifetimeMs).toBe(lifetimeMs);
  expect(isRemembered()).toBe(remember);
});

test('[AUTH-01] while the call is under way a second press sends nothing', async () => {
  let world: World | undefined;
  const { user, logOn, address } = await openLogon((opened) => {
    world = opened;
    opened.faults.add({ endpoint: 'memberAuthLogin', delayMs: 300 });
  });
  await logOn('1');
  await user.type(password(), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'กำลังเข้าสู่ระบบ' }));
  await waitFor(() => expect(address()).toBe('/member/status'));
  expect(world?.faults.list()).toMatchObject([{ applied: 1 }]);
});

test('[AUTH-13] who has forgotten the password types the number once', async () => {
  const { user } = await openProduct({ at: '/member/logon' });
  await user.type(await screen.findByLabelText('เลขทะเบียนสมาชิก'), '1');
  await user.click(screen.getByRole('link', { name: 'ลืมรหัสผ่าน' }));
  await screen.findByRole('heading', { name: 'ลืมรหัสผ่าน' });
  expect(number().value).toBe('1');
});

test('[AUTH-01] the box says what is kept on the device', async () => {
  await openLogon();
  expect(screen.getByText(/^เก็บยอดหุ้น เงินกู้ และเงินฝากที่ดูล่าสุดไว้ในเครื่องนี้ไม่เกิน 30 วัน/)).toBeDefined();
});
