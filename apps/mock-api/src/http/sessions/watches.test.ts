import type { EndpointKey } from '@coop/contracts/endpoints';
import { describe, expect, test } from 'vitest';
import type { WireError } from '../../call/wire-error.ts';
import { memberCall, worldOn } from '../../testing/worlds.ts';
import type { Session } from '../../world/state/sessions/session.ts';
import { watchImpersonation, watchRelative } from './watches.ts';

type Watch = typeof watchRelative;

/** Returns what a watch says to a call, and the fact that it leaves. */
function watched(watch: Watch, key: EndpointKey, changes: Partial<Session>, isDead = false) {
  const world = worldOn('2026-11-20');
  const now = world.clock.now();
  if (isDead) {
    const value = { how: 'เสียชีวิต', eventOn: '2026-11-19', paperNo: 'มบ. 4/2569' } as const;
    world.overlay.append({ at: now, kind: 'end-notice', subject: '00001', value });
  }
  const facts: object[] = [];
  const append = world.overlay.append.bind(world.overlay);
  Object.assign(world.overlay, {
    append: (fact: Parameters<typeof append>[0]) => {
      facts.push(fact);
      return append(fact);
    },
  });
  let refusal: string | undefined;
  try {
    watch(world, key, { ...memberCall(world, 1).session, ...changes });
  } catch (error) {
    const { status, body } = error as WireError;
    expect(body.error).toBe(body.message);
    refusal = `${status} ${body.error}`;
  }
  return { refusal, facts, at: now };
}

describe('an administrator in a member’s place', () => {
  const changes = { impersonatedBy: 'admin', reason: 'ตรวจยอด' };

  test.each<[EndpointKey, boolean]>([
    ['memberShareList', true],
    ['memberAuthLogout', true],
    ['memberPasswordUpdate', false],
  ])('calls %s: %s, and either way it is audited', (endpoint, allowed) => {
    const { refusal, facts, at } = watched(watchImpersonation, endpoint, changes);
    const value = { member: '00001', endpoint, allowed, reason: 'ตรวจยอด' };
    expect(facts).toEqual([{ at, kind: 'audit', subject: 'admin', value }]);
    expect(refusal).toBe(allowed ? undefined : '403 ท่านกำลังดูในนามสมาชิก จึงทำรายการไม่ได้');
  });
});

describe('a relative', () => {
  const changes = { relative: { id: 'r1', name: 'ลูกสาว' } };
  const SHUT = '403 ท่านดูในฐานะญาติ จึงทำรายการไม่ได้ และดูได้เฉพาะข้อมูลที่เปิดให้ญาติดู';
  const ALIVE = '403 ญาติดูใบสรุปการหักกลบลบหนี้ได้เมื่อสมาชิกเสียชีวิตแล้วเท่านั้น';
  const DEAD = '403 สมาชิกเสียชีวิตแล้ว ญาติดูได้เฉพาะใบสรุปการหักกลบลบหนี้';

  test.for<[EndpointKey, isDead: boolean, refusal: string | undefined, isNoted: boolean]>([
    ['memberShareList', false, undefined, true],
    ['memberSettlementShow', false, ALIVE, false],
    ['memberSettlementShow', true, undefined, true],
    ['memberShareList', true, DEAD, false],
    ['memberAuthShow', false, undefined, false],
    ['memberPasswordUpdate', false, SHUT, false],
    ['memberInfoShow', true, SHUT, false],
  ])(
    'calls %s, the member dead: %s, is told %s, noted: %s',
    ([endpoint, isDead, refusal, isNoted]) => {
      const seen = watched(watchRelative, endpoint, changes, isDead);
      expect(seen.refusal).toBe(refusal);
      const value = { id: 'r1', endpoint };
      const fact = { at: seen.at, kind: 'relative-read', subject: '00001', value };
      expect(seen.facts).toEqual(isNoted ? [fact] : []);
    },
  );
});
