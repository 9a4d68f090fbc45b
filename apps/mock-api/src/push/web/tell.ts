import { PUSHED } from '../../world/simulation/journal.ts';
import { deviceText } from '../../world/state/kinds/device.ts';
import type { PushDevice, SentNotice } from '../../world/state/kinds/push-facts.ts';
import { devicesOf, endDevices } from '../../world/state/push-devices.ts';
import { endIfShutOut } from '../../world/usable-sessions.ts';
import type { World } from '../../world/world.ts';
import { settingOf, subscribers } from './devices.ts';
import { takeDue } from './due.ts';
import { type Message, messageOf } from './message.ts';
import { send } from './send.ts';

/** Maximum number of notices kept per member. */
const KEPT = 50;

type UnderWay = Set<Promise<void>>;

const watched = new WeakMap<World, UnderWay>();

/** Watches a world for new notes, from its first use on. Returns what is being sent. */
export function watch(world: World): UnderWay {
  const { overlay } = world;
  const known = watched.get(world);
  if (known) return known;
  const underWay: UnderWay = new Set();
  watched.set(world, underWay);
  overlay.listen(({ kind, subject }) => {
    if (kind.startsWith('push-')) return;
    if (kind === 'notification') runSoon(underWay, () => tellAll(world));
    else if (devicesOf(world, subject).length > 0) runSoon(underWay, () => tell(world, subject));
  });
  return underWay;
}

/** Runs something after the current call has been answered. */
function runSoon(underWay: UnderWay, work: () => void): void {
  const done = new Promise<void>((resolve) => {
    setImmediate(() => {
      try {
        work();
      } catch (error) {
        console.error('mock-api: a notice could not be made', error);
      }
      resolve();
    });
  });
  underWay.add(done);
  void done.then(() => underWay.delete(done));
}

async function deliver(world: World, subject: string, device: PushDevice, message: Message) {
  const { webPush } = world;
  if (!webPush) return;
  const began = performance.now();
  const { outcome, status } = await send(device, message, webPush);
  const now = world.clock.now();
  if (outcome === 'gone') endDevices(world, subject, ({ id }) => id === device.id);
  const { id: deviceId } = device;
  const notice = {
    ...message,
    at: now,
    deviceId,
    device: deviceText(device.device),
    outcome,
    status,
  };
  const notices = [...sentTo(world, subject), notice].slice(-KEPT);
  world.overlay.append({ at: now, kind: 'push-sent', subject, value: { notices } });
  world.journal.add({
    at: now,
    method: PUSHED,
    url: `webpush ${URL.parse(device.endpoint)?.host}`,
    subject,
    status,
    ms: Math.round(performance.now() - began),
    request: JSON.stringify(message),
    response: outcome,
  });
}

/** Sends a message to all devices of a member, without waiting. */
export function sendTo(world: World, subject: string, message: Message): void {
  const underWay = watch(world);
  for (const device of devicesOf(world, subject)) {
    const done = deliver(world, subject, device, message);
    underWay.add(done);
    void done.finally(() => underWay.delete(done));
  }
}

function tell(world: World, subject: string): void {
  if (endIfShutOut(world, subject)) return;
  const { showAmounts } = settingOf(world, subject);
  for (const note of takeDue(world, subject)) sendTo(world, subject, messageOf(note, showAmounts));
}

/** Sends every member of a world the due notes: as time passes, and after a tester has moved the clock. */
export function tellAll(world: World): void {
  if (!world.webPush) return;
  watch(world);
  for (const subject of subscribers(world)) tell(world, subject);
}

/** Returns the last notices sent to a member, oldest first. */
export const sentTo = ({ overlay }: World, subject: string): readonly SentNotice[] =>
  overlay.latest('push-sent', subject)?.notices ?? [];

/** Resolves when everything under way has been answered or given up. */
export async function settled(world: World): Promise<void> {
  const underWay = watch(world);
  while (underWay.size > 0) await Promise.all(underWay);
}
