import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { WebSocket } from 'ws';
import { callWire, sendWire, signInWire, type WireIdentity } from '../src/testing/wire.ts';

// A member's visit, with the calls of the web.

/** Measures one call; `kind` is its category. */
export type Timer = <T>(
  kind: 'sign in' | 'read' | 'write' | 'log out',
  work: Promise<T>,
) => Promise<T>;

const untimed: Timer = (_kind, work) => work;

/** The first screen after signing in, then every other screen of records. */
const FIRST = [
  'memberAuthShow',
  'memberTermsShow',
  'memberOverviewShow',
  'memberInfoShow',
] as const;
const SCREENS = [
  ['memberLastUpdateShow', 'memberNotificationList'],
  ['memberShareList'],
  ['memberLoanList'],
  ['memberDepositList'],
  ['memberKepList'],
  ['memberKepCremList'],
  ['memberCollList'],
  ['memberGianList'],
  ['memberDividendList'],
  ['memberWelfareList'],
] as const satisfies readonly EndpointKey[][];

export const numberOf = (no: number): string => String(no).padStart(5, '0');

/** Gets a token of the bot check, as the page does. */
export async function botToken(here: WireIdentity, time = untimed): Promise<string> {
  const asked = sendWire(here, 'POST', '/recaptcha/token', { sitekey: 'demo' });
  return String(JSON.parse((await time('read', asked)).text).token);
}

/** Signs in with such a token. */
export async function signIn(
  here: WireIdentity,
  no: number,
  time = untimed,
): Promise<WireIdentity> {
  const recaptcha = await botToken(here, time);
  return time('sign in', signInWire(here, numberOf(no), { recaptcha }));
}

/** Reads everything there is about the member, screen by screen, the feeds of a screen together. */
export async function readAll(
  member: WireIdentity,
  time = untimed,
  betweenScreens?: () => Promise<void>,
): Promise<void> {
  for (const feeds of [FIRST, ...SCREENS]) {
    await Promise.all(feeds.map((key) => time('read', callWire(member, key, {}))));
    await betweenScreens?.();
  }
}

/** Requests the minimum of the first possible request, sees it listed, cancels it and sees that. */
export async function askForMoney(member: WireIdentity, time = untimed): Promise<void> {
  const before = await time('read', callWire(member, 'memberRequestpromoneyList', {}));
  const limit = before.limits.find((one) => Number(one.max_amount) >= Number(one.min_amount));
  // Shares can always be bought; a service that waits for approval is the exception.
  if (!limit) return;
  const body = {
    idempotency_key: randomUUID(),
    request_type: limit.request_type,
    ref_no: limit.ref_no,
    amount: limit.min_amount,
    reason: 'ทดสอบ',
  };
  const { request_no } = await time('write', callWire(member, 'memberRequestpromoneyCreate', body));
  const asked = await time('read', callWire(member, 'memberRequestpromoneyList', {}));
  const sent = asked.requests.find((one) => one.request_no === request_no);
  if (sent?.status !== 'ส่งแล้ว' || sent.amount !== limit.min_amount) {
    throw new Error(`request ${request_no} reads ${JSON.stringify(sent)}`);
  }
  if (request_no === undefined) throw new Error('a request has no number');
  await time('write', callWire(member, 'memberRequestpromoneyCancel', { request_no }));
  const after = await time('read', callWire(member, 'memberRequestpromoneyList', {}));
  const status = after.requests.find((one) => one.request_no === request_no)?.status;
  if (status !== 'ยกเลิก') throw new Error(`request ${request_no} was taken back and is ${status}`);
}

/** Consents to the terms in force, and sees that they are accepted. */
export async function accept(member: WireIdentity, time = untimed): Promise<void> {
  const { version } = await time('read', callWire(member, 'memberTermsTextShow'));
  const body = { version, marketing: true, third_party: false };
  await time('write', callWire(member, 'memberTermsAccept', body));
  const { rc_code } = await time('read', callWire(member, 'memberTermsShow', {}));
  if (Number(rc_code) !== 1) throw new Error('accepted terms are not accepted');
}

/** Posts a question on the board, and reads it back. */
export async function post(here: WireIdentity, time = untimed): Promise<void> {
  const key = randomUUID();
  const body = {
    name: '',
    member_no: '',
    Question: `คำถาม ${key}`,
    Note: 'สัปดาห์หน้าเปิดทำการทุกวันหรือไม่',
    recaptcha: await botToken(here, time),
    key,
  };
  const { board_id } = await time('write', callWire(here, 'infoBoardCreate', body));
  const thread = await time('read', callWire(here, 'infoBoardShow', { board_id, mine: [key] }));
  if (thread.Question !== body.Question) throw new Error(`question ${board_id} is another`);
}

export async function logOut(member: WireIdentity, time = untimed): Promise<void> {
  await time('log out', callWire(member, 'memberAuthLogout', {}));
  const { status } = await sendWire(member, 'POST', '/api/member/auth/getAuthUser');
  if (status !== 401) throw new Error(`after logging out the session answers ${status}`);
}

/** A page's socket: connected, and subscribed to the cooperative's channel. */
export async function listen({ url, world, address: from }: WireIdentity): Promise<WebSocket> {
  const key = world ? `demo.${world}` : 'demo';
  const address = `${url.replace('http', 'ws')}/app/${key}?protocol=7&client=js&version=8.6.0`;
  const socket = new WebSocket(address, { headers: from ? { 'x-forwarded-for': from } : {} });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('error', reject);
  socket.on('message', (frame) => {
    const { event } = JSON.parse(frame.toString()) as { event: string };
    const data = { channel: 'demo', auth: '' };
    if (event === 'pusher:connection_established') {
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    } else if (event === 'pusher_internal:subscription_succeeded') resolve();
  });
  await promise;
  return socket;
}
