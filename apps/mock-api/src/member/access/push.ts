import { createECDH } from 'node:crypto';
import type { memberPush } from '@coop/contracts/member/access/push';
import { wallTime } from '@coop/cooperative/moments';
import type { Call, HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { invalid, tooMany } from '../../call/wire-error.ts';
import { addDevice, deviceId, settingOf } from '../../push/web/devices.ts';
import { passOver } from '../../push/web/due.ts';
import { TEST_MESSAGE } from '../../push/web/message.ts';
import { isPushService } from '../../push/web/services.ts';
import { sendTo, sentTo, watch } from '../../push/web/tell.ts';
import { type Counter, createCounter } from '../../world/state/counter.ts';
import { deviceText, readDevice } from '../../world/state/kinds/device.ts';
import { devicesOf, endDevices } from '../../world/state/push-devices.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';

const HISTORY = 20;
const NOT_ENABLED = refused('สหกรณ์ยังไม่เปิดการแจ้งเตือนบนอุปกรณ์');

const counters = new WeakMap<World, Counter>();

/** Counts the tests of a world: five per member in ten minutes. */
function testsIn(world: World): Counter {
  const tests = counters.get(world) ?? createCounter(5, 10 * 60_000);
  counters.set(world, tests);
  return tests;
}

/** Returns whether the key is a point of the curve; nothing can be encrypted otherwise. */
function isKey(p256dh: string): boolean {
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function subscribe({ world, session, subject, browser, body }: Call<'memberPushSubscribe'>) {
  const { webPush } = world;
  if (!webPush) return NOT_ENABLED;
  const { endpoint, p256dh, auth, renew, former_id: formerId } = body;
  if (!isPushService(endpoint, webPush)) {
    throw invalid({ endpoint: ['ไม่รู้จักผู้ให้บริการแจ้งเตือนของเบราว์เซอร์นี้'] });
  }
  if (!isKey(p256dh)) throw invalid({ p256dh: ['กุญแจของเบราว์เซอร์นี้ใช้ไม่ได้'] });
  const id = deviceId(endpoint);
  const isOwn = (item: { readonly id: string }) => item.id === id || item.id === formerId;
  if (renew && !devicesOf(world, subject).some(isOwn)) return refused('อุปกรณ์นี้ปิดการแจ้งเตือนไว้แล้ว');
  const device = readDevice(browser?.userAgent ?? '');
  watch(world);
  if (devicesOf(world, subject).length === 0) passOver(world, subject);
  if (formerId !== undefined && formerId !== id) {
    endDevices(world, subject, (pushDevice) => pushDevice.id === formerId);
  }
  addDevice(world, subject, { id, endpoint, p256dh, auth, device, sessionId: session.id });
  return done('เปิดการแจ้งเตือนบนอุปกรณ์นี้แล้ว');
}

export const memberPushHandlers: HandlersOf<keyof typeof memberPush> = {
  memberPushShow({ world, subject }) {
    const { kinds, quietFrom, quietTo, showAmounts } = settingOf(world, subject);
    return {
      enabled: world.webPush !== undefined,
      public_key: world.webPush?.publicKey ?? '',
      devices: devicesOf(world, subject).map(({ id, device, since }) => ({
        device_id: id,
        device: deviceText(device),
        since: wallTime(since),
      })),
      kinds: [...kinds],
      quiet_from: quietFrom,
      quiet_to: quietTo,
      show_amounts: showAmounts,
      history: sentTo(world, subject)
        .slice(-HISTORY)
        .reverse()
        .map(({ at, title, device, outcome }) => ({
          sent_at: wallTime(at),
          title,
          device,
          result: outcome,
        })),
    };
  },

  memberPushSubscribe: subscribe,

  memberPushUnsubscribe({ world, body, subject }) {
    endDevices(world, subject, ({ id }) => id === body.device_id);
    return done('ปิดการแจ้งเตือนบนอุปกรณ์นั้นแล้ว');
  },

  memberPushSettingSave({ world, body, subject }) {
    const { quiet_from: quietFrom, quiet_to: quietTo } = body;
    if ((quietFrom === '') !== (quietTo === '')) {
      const field = quietFrom === '' ? 'quiet_from' : 'quiet_to';
      throw invalid({ [field]: ['กรุณาระบุเวลางดแจ้งให้ครบทั้งเริ่มและสิ้นสุด'] });
    }
    const kinds = [...new Set(body.kinds)];
    const setting = { kinds, quietFrom, quietTo, showAmounts: body.show_amounts };
    recordNow(world, 'push-setting', subject, setting);
    return done('บันทึกการแจ้งเตือนแล้ว');
  },

  memberPushTest({ world, subject }) {
    if (!world.webPush) return NOT_ENABLED;
    if (devicesOf(world, subject).length === 0) return refused('ยังไม่มีอุปกรณ์ที่เปิดการแจ้งเตือน');
    const now = world.clock.now();
    const tests = testsIn(world);
    const waitMs = tests.wait(subject, now);
    if (waitMs > 0) throw tooMany(waitMs);
    tests.add(subject, now);
    sendTo(world, subject, TEST_MESSAGE);
    return done('ส่งทดสอบแล้ว การแจ้งเตือนจะมาถึงในอีกสักครู่');
  },
};
