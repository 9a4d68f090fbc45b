import { Tag } from '@coop/ui/tag';
import type { Section } from '../control/place.ts';
import { POLL_MS, useControl } from '../control/use-control.ts';
import { addressOf, usePlace } from '../control/use-place.ts';
import { isSpent } from '../faults/spent.ts';
import styles from './frame.module.css';

/** Returns what is bent in this world, and the section that straightens it. */
function useBent(): readonly (readonly [Section, string])[] {
  const faults = useControl('faults.list', {}, POLL_MS).data ?? [];
  const pushFaults = useControl('push.faults.list', {}, POLL_MS).data ?? [];
  const quirks = useControl('quirks.get', {}, POLL_MS).data ?? {};
  const clock = useControl('clock.get', {}, POLL_MS).data;
  const scenario = useControl('scenarios.get', {}, POLL_MS).data;
  const inForce = faults.filter((fault) => !isSpent(fault)).length;
  const inPush = pushFaults.filter((fault) => !isSpent(fault)).length;
  const habits = Object.values(quirks).filter(Boolean).length;
  return [
    ...(inForce > 0 ? [['faults', `ข้อผิดพลาด ${inForce}`] as const] : []),
    ...(inPush > 0 ? [['push', `ข้อผิดพลาดของ push ${inPush}`] as const] : []),
    ...(habits > 0 ? [['quirks', `นิสัยของ backend ${habits}`] as const] : []),
    ...(clock?.isFrozen ? [['time', 'นาฬิกาหยุด'] as const] : []),
    ...(clock?.isMoved && !clock.isFrozen ? [['time', 'เวลาไม่ใช่เวลาเครื่อง'] as const] : []),
    ...(scenario ? [['scenarios', `สถานการณ์ ${scenario.name}`] as const] : []),
  ];
}

/** Shows what in this world is not as it would be by itself, each a way to where it is changed. */
export function Bent() {
  const bent = useBent();
  const place = usePlace();
  if (bent.length === 0) return null;
  return (
    <ul className={styles.bent} aria-label="สิ่งที่ต่างจากปกติในโลกนี้">
      {bent.map(([section, words]) => (
        <li key={words}>
          <a
            href={addressOf({ ...place, section })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              place.go({ section });
            }}
          >
            <Tag tone="waiting">{words}</Tag>
          </a>
        </li>
      ))}
    </ul>
  );
}
