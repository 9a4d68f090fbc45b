import * as z from 'zod/mini';
import { isChannelName } from '../push/channel-name.ts';
import { hubOf } from '../push/hubs.ts';
import { HOOK_EVENTS, setWebhook, webhookOf } from '../push/webhooks.ts';
import { PUSHED } from '../world/simulation/journal.ts';
import type { PushFault } from '../world/simulation/push-faults.ts';
import type { World } from '../world/world.ts';
import { refused } from './operations/named.ts';
import { occasions } from './strict/fault-fields.ts';
import { grouped, InWorld, oneNamed } from './strict/fields.ts';
import { about, aboutNothing, aboutWorld, router } from './trpc.ts';

/**
 * Returns whether a close frame may have this code: 1004 to 1006 and 1015 are never sent, others below 3000 are
 * reserved.
 */
const mayBeSent = (code: number) =>
  (code >= 1000 && code <= 1014 && (code < 1004 || code > 1006)) || (code >= 3000 && code <= 4999);
/** Codes that a provider sends, and the client's reaction to each. */
const KNOWN_CODES = {
  1001: 'ต่อใหม่หลังรอสักครู่ (เซิร์ฟเวอร์ปิด)',
  1011: 'เซิร์ฟเวอร์ขัดข้อง',
  4004: 'ไม่ต่อใหม่ (เกินจำนวนที่ให้)',
  4009: 'ไม่ต่อใหม่ (ไม่มีสิทธิ์)',
  4100: 'ต่อใหม่หลังรอสักครู่ (เซิร์ฟเวอร์ไม่ว่าง)',
  4200: 'ต่อใหม่ทันที',
  4201: 'ต่อใหม่ทันที (ไม่ได้ pong)',
};
export const CloseCode = z.int().check(
  z.refine(mayBeSent, 'a close code is 1000 to 1003, 1007 to 1014 or 3000 to 4999'),
  z.meta({
    title: 'รหัสปิดของ Pusher',
    examples: Object.keys(KNOWN_CODES).map(Number),
    'x-names': Object.entries(KNOWN_CODES).map((pair) => pair.join(' ')),
  }),
);

const Channel = z.string().check(z.refine(isChannelName, 'no channel may be named like this'));
const Socket = z
  .string()
  .check(z.regex(/^\d+\.\d+$/, 'a socket is named like 123.4; see push.sockets'));

const onEvents = grouped('เกิดกับใครและเมื่อไร (เว้นว่างคือทุกครั้ง)', {
  socket: z.optional(Socket).check(z.meta({ title: 'เฉพาะการเชื่อมต่อ', 'x-none': 'ทุกการเชื่อมต่อ' })),
  channel: z.optional(Channel).check(z.meta({ title: 'เฉพาะช่อง' })),
  ...occasions,
});
const { channel: _channel, ...onSocket } = onEvents;
const DelayMs = z.int().check(
  z.refine((ms) => ms >= 1 && ms <= 60_000, 'a delay is 1 to 60000 milliseconds'),
  z.meta({ title: 'หน่วง (ms)' }),
);

function kind<const Names extends Readonly<Record<string, string>>>(names: Names) {
  return { ...InWorld.def.shape, kind: oneNamed(names).check(z.meta({ title: 'สิ่งที่เกิด' })) };
}
function closing<const Names extends Readonly<Record<string, string>>>(after: Names) {
  return {
    ...kind({ close: 'ตัดการเชื่อมต่อ' }),
    after: oneNamed(after).check(z.meta({ title: 'ตัดเมื่อไร' })),
    code: CloseCode,
  };
}

/** A strict schema, so that a field that the kind does not use (a delay for `close`) is refused and not ignored. */
function fault<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `a fault of this kind takes no ${issue.keys.join(', ')}`
        : undefined,
  });
}

const NewFault = z.discriminatedUnion('kind', [
  fault({
    ...kind({
      miss: 'เหตุการณ์หาย',
      duplicate: 'เหตุการณ์มาซ้ำ',
      reorder: 'เหตุการณ์รอให้เหตุการณ์ถัดไปไปก่อน',
    }),
    ...onEvents,
  }),
  fault({ ...kind({ delay: 'เหตุการณ์มาช้า' }), delayMs: DelayMs, ...onEvents }),
  z.discriminatedUnion('after', [
    fault({ ...closing({ event: 'หลังส่งเหตุการณ์' }), ...onEvents }),
    fault({ ...closing({ message: 'หลังตอบข้อความของผู้ใช้' }), ...onSocket }),
  ]),
  fault({
    ...kind({ 'no-pong': 'ไม่ตอบ pusher:ping', 'no-ping': 'ไม่ส่ง pusher:ping' }),
    ...onSocket,
  }),
]);

const PRESETS = {
  'next-missed': { kind: 'miss', nth: 1 },
  'one-in-five-missed': { kind: 'miss', percent: 20, seed: '7' },
  twice: { kind: 'duplicate' },
  late: { kind: 'delay', delayMs: 5_000 },
  swapped: { kind: 'reorder' },
  'no-pong': { kind: 'no-pong' },
  'closed-after-event': { kind: 'close', after: 'event', code: 4200, nth: 1 },
} as const satisfies Record<string, PushFault>;

function guardSocket(world: World, socket: string | undefined): void {
  if (socket === undefined) return;
  const known = hubOf(world)
    .sockets()
    .map(({ id }) => id);
  if (known.includes(socket)) return;
  throw refused(
    `no socket ${socket} is connected in ${world.name}; there are: ${known.join(', ') || 'none'}`,
  );
}

const pushFaults = router({
  add: about('Adds a fault of pushed events and returns its id, which stands in the journal.')
    .input(NewFault)
    .mutation(({ ctx, input }) => {
      const { world: _world, ...fault } = input;
      guardSocket(ctx.world, fault.socket);
      return { id: ctx.world.pushFaults.add(fault) };
    }),
  list: aboutWorld('The push faults in force, with how often each matched and was applied.').query(
    ({ ctx }) => ctx.world.pushFaults.list(),
  ),
  remove: about('Removes a push fault; events that it holds up go out.')
    .input(z.extend(InWorld, { id: z.string() }))
    .mutation(({ ctx, input }) => {
      const removed = ctx.world.pushFaults.remove(input.id);
      hubOf(ctx.world).release();
      return { removed };
    }),
  clear: aboutWorld('Removes all push faults.').mutation(({ ctx }) => {
    ctx.world.pushFaults.clear();
    hubOf(ctx.world).release();
  }),
  presets: aboutNothing('The push faults that testers use most, by name.').query(
    (): Readonly<Record<string, PushFault>> => PRESETS,
  ),
});

export const push = router({
  sockets: aboutWorld('The open sockets: id, signed-in user, subscribed channels.').query(
    ({ ctx }) => hubOf(ctx.world).sockets(),
  ),
  close: about('Closes a socket, the subscribers of a channel, or everybody, now.')
    .input(
      z.extend(InWorld, {
        code: z._default(CloseCode, 4100),
        socket: z.optional(Socket),
        channel: z.optional(Channel),
      }),
    )
    .mutation(({ ctx: { world }, input: { code, socket, channel } }) => {
      guardSocket(world, socket);
      const which = { ...(socket && { socket }), ...(channel && { channel }) };
      const closed = hubOf(world).close(code, 'closed by a tester', which);
      const url = `${socket ?? channel ?? '*'}/close`;
      const entry = { at: world.clock.now(), method: PUSHED, url, status: 200, ms: 0, request: '' };
      world.journal.add({ ...entry, response: String(code), fault: 'close' });
      return { closed };
    }),
  faults: pushFaults,
  webhook: aboutWorld(
    'Where the push provider tells of channels, members and client events.',
  ).query(({ ctx }) => webhookOf(ctx.world) ?? null),
  setWebhook: about(
    'Sends these events of the world’s channels to an address from now on, signed as the provider does (X-Pusher-Signature); null sends them nowhere. Each delivery stands in the journal.',
  )
    .input(
      z.extend(InWorld, {
        url: z.nullable(
          z
            .string()
            .check(
              z.regex(/^https?:\/\/[^\s]+$/, 'an address, such as http://127.0.0.1:5000/hook'),
            ),
        ),
        events: z._default(z.array(z.enum(HOOK_EVENTS)), [...HOOK_EVENTS]),
      }),
    )
    .mutation(({ ctx, input: { url, events } }) => {
      setWebhook(ctx.world, url === null ? undefined : { url, events });
    }),
});
