import * as z from 'zod/mini';
import { announce } from '../push/announce.ts';
import { hubOf } from '../push/hubs.ts';
import { DEMO_CHANNEL } from '../push/notify.ts';
import { subjectsOf, subscribers } from '../push/web/devices.ts';
import { sentTo, settled, tellAll } from '../push/web/tell.ts';
import { devicesOf } from '../world/state/push-devices.ts';
import { CloseCode } from './push.ts';
import { InWorld } from './strict/fields.ts';
import { about, aboutWorld, router } from './trpc.ts';

const Notification = z.extend(InWorld, {
  title: z.string().check(z.minLength(1), z.maxLength(200), z.meta({ title: 'หัวข้อ' })),
  body: z.string().check(z.maxLength(2_000), z.meta({ title: 'ข้อความ', format: 'multiline' })),
  url: z
    .string()
    .check(
      z.maxLength(200),
      z.meta({ title: 'กดแล้วเปิด (show/…)', description: 'รหัสท้ายที่อยู่ เช่น 12 จะเปิด show/12' }),
    ),
  channel: z._default(z.string(), DEMO_CHANNEL).check(z.meta({ title: 'ช่อง' })),
});

export const notifications = router({
  send: about(
    'Sends a desktop notification to everyone connected in the world; returns their number.',
  )
    .input(Notification)
    .mutation(({ ctx, input }) => {
      const { channel, title, body, url } = input;
      return { heardBy: announce(ctx.world, { title, body, url }, channel) };
    }),
  disconnect: about(
    'Closes every connection of the world with a code of the protocol, as an outage would.',
  )
    .input(z.extend(InWorld, { code: z._default(CloseCode, 4100) }))
    .mutation(({ ctx, input }) => ({
      connected: hubOf(ctx.world).close(input.code, 'closed by a tester'),
    })),
  connected: aboutWorld('The number of open sockets, also of those without a subscription.').query(
    ({ ctx }) => ({ sockets: hubOf(ctx.world).size }),
  ),
  channels: aboutWorld('The channels that somebody listens to.').query(({ ctx }) => {
    const hub = hubOf(ctx.world);
    return hub.occupied().map((name) => ({ name, ...hub.info(name) }));
  }),
});

const OfMember = z.extend(InWorld, { member: z.optional(z.string()) });

export const webPush = router({
  sent: about(
    'Notices sent to devices whose portal is closed, oldest first, with what the push service answered. Waits until what is under way has been answered.',
  )
    .input(OfMember)
    .query(async ({ ctx: { world }, input: { member } }) => {
      await settled(world);
      return subjectsOf(world, 'push-sent')
        .filter((subject) => member === undefined || subject === member)
        .flatMap((subject) => sentTo(world, subject).map((notice) => ({ ...notice, subject })))
        .toSorted((a, b) => a.at - b.at);
    }),
  devices: about('Browsers that notices are sent to, without their keys.')
    .input(OfMember)
    .query(({ ctx: { world }, input: { member } }) =>
      subscribers(world)
        .filter((subject) => member === undefined || subject === member)
        .flatMap((subject) =>
          devicesOf(world, subject).map(({ id, endpoint, since }) => ({
            subject,
            id,
            service: URL.parse(endpoint)?.host ?? '',
            since,
          })),
        ),
    ),
  run: aboutWorld('Sends what is due now instead of within twenty seconds.').mutation(
    async ({ ctx: { world } }) => {
      tellAll(world);
      await settled(world);
    },
  ),
});
