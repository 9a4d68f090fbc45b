import type { World } from '@coop/mock-api/world/world';

const DAY_MS = 86_400_000;

/** Notes that a membership ends, as the officer's desk would; told three weeks ago it is settled by now. */
export function noteEnd(
  { overlay, clock }: World,
  subject: string,
  how: 'ลาออก' | 'เสียชีวิต' | 'ให้ออก',
  moment: 'now' | 'three weeks ago' = 'now',
): void {
  const instant = clock.now() - (moment === 'now' ? 0 : 21 * DAY_MS);
  const eventOn = new Date(instant).toISOString().slice(0, 10);
  overlay.append({
    at: instant,
    kind: 'end-notice',
    subject,
    value: { how, eventOn, paperNo: '12/2569' },
  });
}
