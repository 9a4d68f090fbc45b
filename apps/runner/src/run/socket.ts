import { setTimeout as wait } from 'node:timers/promises';
import { breaking } from '@coop/contract-laws/finding';
import { parseJson } from '@coop/contracts/entry/parse-json';
import { WebSocket } from 'ws';
import { type Operation, operationOf } from '../call/operation.ts';
import type { Setting } from '../people/setting.ts';
import { signIn } from '../people/sign-in.ts';
import { unrecorded } from '../probe/probe.ts';

const WHAT = 'the socket after logout';
/** Part of the time for an answer within which a backend has told its push provider of a sign-out. */
const SHARE = 1 / 5;
const QUERY = 'protocol=7&client=js&version=8.6.0&flash=false';

interface Frame {
  readonly event?: string;
  readonly data?: unknown;
}

/** A connection to the push provider; its frames are waited for by name. */
function connect(address: string, headers: Readonly<Record<string, string>>, timeoutMs: number) {
  const socket = new WebSocket(address, { headers });
  const frames: Frame[] = [];
  let isOver = false;
  let look = () => {};
  const over = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      look();
      resolve();
    };
    socket.on('close', end).on('error', end);
  });
  socket.on('message', (data) => {
    frames.push((parseJson(String(data)) ?? {}) as Frame);
    look();
  });
  /** Resolves to undefined when the connection ends or nothing of that name comes in time. */
  const next = (...names: string[]) => {
    const found = () => frames.find(({ event }) => names.includes(event ?? ''));
    const arrived = new Promise<Frame | undefined>((resolve) => {
      look = () => {
        if (found() || isOver) resolve(found());
      };
      look();
    });
    return Promise.race([arrived, wait(timeoutMs, undefined, { ref: false })]);
  };
  return { socket, next, over };
}

/** Opens a member's own channel, signs out, and requires the provider to end it. Returns why that was not tried. */
async function listen(
  { options, probe, wire }: Setting,
  address: string,
): Promise<string | undefined> {
  const { headers: ownHeaders } = wire;
  const world: Record<string, string> = ownHeaders['x-mock-world']
    ? { 'x-mock-world': ownHeaders['x-mock-world'] }
    : {};
  const { socket, next, over } = connect(`${address}?${QUERY}`, world, options.timeoutMs);
  try {
    const hello = await next('pusher:connection_established');
    if (!hello) return `no push provider answers at ${address}`;
    const { socket_id } = (parseJson(String(hello.data)) ?? {}) as { socket_id?: string };
    const signedIn = await signIn('member', options, probe);
    if (!('as' in signedIn)) return signedIn.why;
    const base = { session: 'none', as: signedIn.as, owner: options.member } as const;
    const channel_name = `${options.memberChannel}${options.member}`;
    const opened = await probe.run(
      operationOf('memberNotificationAuthShow', options.paths),
      {
        ...base,
        family: 'after logout',
        name: 'a key of the own channel',
        body: { socket_id, channel_name },
        expects: { kind: 'success' },
      },
      unrecorded,
    );
    const { auth } = (opened.body ?? {}) as { auth?: unknown };
    socket.send(
      JSON.stringify({ event: 'pusher:subscribe', data: { channel: channel_name, auth } }),
    );
    const succeeded = 'pusher_internal:subscription_succeeded';
    const { event } = (await next(succeeded, 'pusher:error')) ?? {};
    if (event !== succeeded) return 'the provider did not let the member hear the own channel';
    const logout = operationOf('memberAuthLogout', options.paths);
    const left = await probe.run(logout, {
      ...base,
      family: 'after logout',
      name: 'while a socket is open',
      body: {},
      expects: { kind: 'success' },
    });
    if (left.status !== 200) return `logout answered HTTP ${left.status}`;
    const ms = options.timeoutMs * SHARE;
    const isClosed = await Promise.race([over.then(() => true), wait(ms, false, { ref: false })]);
    if (isClosed) return undefined;
    const says = 'a member’s channel ends with the session that opened it';
    const sent = `still open ${ms / 1_000} s after logout`;
    probe.amend(left, 'status', [breaking('socket-survives', 'socket → open', says, sent)]);
    return undefined;
  } finally {
    socket.terminate();
  }
}

/** Asks whether an open socket outlives its session, where the provider's address is known. */
export async function exerciseSocket(operation: Operation, setting: Setting): Promise<void> {
  const { options, probe, isMock } = setting;
  const known = options.push ?? (isMock ? `${options.baseUrl}/app/demo` : undefined);
  const address = known?.replace(/^http/, 'ws');
  const why =
    address === undefined
      ? 'no --push was named, the address of the push provider with its key'
      : await listen(setting, address);
  if (why) probe.log.skipped.push({ endpoint: operation.key, what: WHAT, why });
}
