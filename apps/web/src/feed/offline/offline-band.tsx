import { formatThaiInstant } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useOfflineMode } from '../offline-mode.ts';
import { queryClient } from '../query-client.ts';
import { isKeptFeed } from './figures.ts';

const cache = queryClient.getQueryCache();
const follow = (listener: () => void) => cache.subscribe(listener);

/** Returns when the oldest of the records on the open screen was read; undefined when it shows none. */
function oldestRead(): number | undefined {
  const shown = cache
    .findAll({ type: 'active' })
    .filter(({ queryKey, state }) => isKeptFeed(queryKey[0]) && state.data !== undefined);
  return shown.length > 0 ? Math.min(...shown.map(({ state }) => state.dataUpdatedAt)) : undefined;
}

function OfflineWords() {
  const readAt = useSyncExternalStore(follow, oldestRead);
  const when = readAt && formatThaiInstant(readAt);
  return (
    <Band
      tone="waiting"
      icon={<WifiOff />}
      title={when ? `ข้อมูล ณ ${when} · ขณะนี้ออฟไลน์` : 'ขณะนี้ออฟไลน์'}
    >
      เป็นข้อมูลที่อ่านไว้ล่าสุดและเก็บในเครื่องนี้ ดูได้อย่างเดียว เมื่อมีอินเทอร์เน็ตแล้วระบบจะอ่านข้อมูลใหม่ให้เอง
    </Band>
  );
}

function followDevice(listener: () => void) {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** The band over every page of the member area while the device is offline, with the age of figures that are kept. */
export function OfflineBand() {
  const mode = useOfflineMode();
  const isOnline = useSyncExternalStore(
    followDevice,
    () => navigator.onLine,
    () => true,
  );
  // A live region must exist before its text, or screen readers do not announce it.
  return (
    <div aria-live="polite">
      {mode === 'kept' && <OfflineWords />}
      {mode !== 'kept' && !isOnline && (
        <Band tone="waiting" icon={<WifiOff />} title="ไม่มีการเชื่อมต่อ ตัวเลขที่เห็นคือ ณ เวลาที่เปิดหน้านี้" />
      )}
    </div>
  );
}
