import type { Page } from '@playwright/test';
import { expect, PASSWORD } from '../kit/world.ts';
import { AGENCY, type FaultName, MEMBER, VISITOR } from './case.ts';
import { enterAs } from './enter.ts';
import {
  EXPIRED,
  endSession,
  errorToast,
  expectSound,
  faultsOf,
  faultTest,
  HELD_MS,
  letGo,
  liftFault,
  OWN_MESSAGE,
  seen,
  setFault,
  type Walk,
  wordsOf,
} from './walk.ts';

/** Calls that let one into a page, or out of it. */
const gates = {
  memberAuthShow: { who: MEMBER, at: '/member/share' },
  membergroupAuthShow: { who: AGENCY, at: '/membergroup/summarize_rep' },
  adminImpersonateShow: { who: VISITOR, at: '/member/impersonate' },
} as const;
type Gate = keyof typeof gates;

/** What an answer of each gate lacks, or has in another type. */
const SPOILT: Record<Gate, { wrongType: object; missing: object }> = {
  memberAuthShow: { wrongType: { rc_code: { is: 1 }, status: 'x' }, missing: { status: 200 } },
  membergroupAuthShow: { wrongType: { rc_code: '1', status: 'x' }, missing: { rc_code: '1' } },
  adminImpersonateShow: {
    wrongType: { token: { is: 'x' }, membership_no: '00004', member: {} },
    missing: { membership_no: '00004', member: {} },
  },
};

function faultOf(gate: Gate, fault: FaultName): object {
  const faults: Record<FaultName, object> = {
    '500': { status: 500, body: {} },
    'error body': { status: 503, body: { error: wordsOf(fault), message: OWN_MESSAGE } },
    dropped: { drop: true },
    '401': { status: 401, body: { error: wordsOf(fault) } },
    'malformed JSON': { text: '{"rc_code": "1' },
    'wrong type': { body: SPOILT[gate].wrongType },
    'missing field': { body: SPOILT[gate].missing },
    slow: { delayMs: HELD_MS },
  };
  return faults[fault];
}

const open = (page: Page, gate: Gate) => page.goto(gates[gate].at, { waitUntil: 'commit' });
const title = (page: Page, name: string | RegExp) =>
  seen(page.getByRole('heading', { level: 1, name }));
const storedUser = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Walks a gate through every fault; each time it is open again once the fault is gone. */
function walkGate(
  gate: Gate,
  ids: string,
  meet: (walk: Walk, fault: FaultName) => Promise<void>,
  ready: (page: Page) => Promise<void>,
  enter = (walk: Walk) => enterAs(walk, gates[gate].who),
): void {
  faultTest(`${ids} ${gate} on ${gates[gate].at} through its faults`, async ({ walk }) => {
    await enter(walk);
    for (const fault of faultsOf(gate, 2)) {
      await faultTest.step(`${gate} × ${fault}`, async () => {
        await setFault(walk, gate, faultOf(gate, fault));
        await open(walk.page, gate);
        await meet(walk, fault);
        await expectSound(walk);
        if ((await walk.control.faults.list.query({ world: walk.world })).length > 0) {
          await liftFault(walk);
        }
        await enter(walk);
        await open(walk.page, gate);
        await ready(walk.page);
      });
    }
  });
}

const showsShares = (page: Page) => seen(page.getByRole('main').getByText('หุ้นสะสมรวม'));
const showsSums = (page: Page) => seen(page.getByText('ส่วนแบ่งของแต่ละประเภท'));

walkGate(
  'memberAuthShow',
  '[AUTH-05][AUTH-06][AUTH-07]',
  async (walk, fault) => {
    const { page, alerts } = walk;
    if (fault === '401') return await endSession(walk, gates.memberAuthShow);
    if (fault === 'slow') {
      await letGo(walk, 'กำลังตรวจสอบการเข้าสู่ระบบ');
      return await showsShares(page);
    }
    await title(page, /เข้าสู่ระบบสมาชิก/);
    // An answer that refuses is told without the suffix of a request that failed (specification 8).
    const refused = fault === 'wrong type' || fault === 'missing field';
    expect(alerts.splice(0)).toEqual([refused ? EXPIRED : `${EXPIRED} catch`]);
    await expect(page).toHaveURL('/member/logon?returnTo=%2Fmember%2Fshare');
    expect(await storedUser(page, 'user')).toBeNull();
  },
  showsShares,
);

walkGate(
  'membergroupAuthShow',
  '[GRP-12]',
  async (walk, fault) => {
    const { page } = walk;
    if (fault === '401') return await endSession(walk, gates.membergroupAuthShow);
    if (fault === 'slow') await letGo(walk, 'กำลังตรวจสอบการเข้าสู่ระบบ');
    if (fault === 'slow' || fault === 'wrong type' || fault === 'missing field') {
      return await showsSums(page);
    }
    const words = wordsOf(fault);
    await seen(page.getByRole('main').getByRole('alert').filter({ hasText: words }));
    await seen(errorToast(page, words));
    if (fault === 'error body') await seen(errorToast(page, OWN_MESSAGE));
    await liftFault(walk);
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await showsSums(page);
  },
  showsSums,
);

/** An administrator signs in at the back office, once. */
async function enterAdmin({ page, control, world }: Walk): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === 'admin_session')) return;
  await control.faults.clear.mutate({ world });
  await page.goto('/admin/login');
  await page.getByLabel('ชื่อผู้ดูแล').fill('admin');
  await page.getByLabel('รหัสผ่าน').fill(PASSWORD);
  await page.getByLabel('เลขทะเบียนสมาชิก 5 หลัก').fill('00004');
  await page.getByLabel('เหตุผลที่ต้องดู').fill('สมาชิกแจ้งยอดไม่ตรง');
  await page.getByRole('button', { name: 'ดูในนามสมาชิก' }).click();
  await looksAt4(page);
  await page.evaluate(() => localStorage.clear());
}

const looksAt4 = (page: Page) => seen(page.getByText(/^ดูในนาม .* \(เลขทะเบียน 0004\)$/));

walkGate(
  'adminImpersonateShow',
  '[AUTH-11]',
  async (walk, fault) => {
    const { page } = walk;
    if (fault === 'slow') {
      await letGo(walk, 'กำลังเปิดข้อมูลสมาชิก');
      return await looksAt4(page);
    }
    const failed = page.getByRole('main').getByRole('alert');
    await seen(failed.filter({ hasText: 'เปิดดูในนามสมาชิกไม่ได้' }));
    const words = fault === '401' ? 'ยังไม่ได้เข้าสู่ระบบผู้ดูแล' : wordsOf(fault);
    await expect(failed).toContainText(words);
    await seen(failed.getByRole('link', { name: 'เข้าสู่ระบบผู้ดูแล' }));
    expect(await storedUser(page, 'user')).toBeNull();
  },
  async (page) => {
    await looksAt4(page);
    await page.evaluate(() => localStorage.clear());
  },
  enterAdmin,
);
