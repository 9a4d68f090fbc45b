import { pad, wallTimeAt } from '@coop/format/wall-time';
import { Facts } from '@coop/ui/facts';
import { pastToasts } from './notify.ts';

function timeOf(at: number): string {
  const { time } = wallTimeAt(at);
  return time ? `${pad(time.hour, 2)}:${pad(time.minute, 2)} น.` : '';
}

/** The last messages with their times, for whoever did not read one before it went; nothing if there were none. */
export function PastToasts() {
  const past = pastToasts();
  if (past.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="past-toasts">
      <h3 id="past-toasts">ข้อความที่แจ้งล่าสุด</h3>
      <Facts rows={past.map(({ at, title, text }) => [timeOf(at), text || title])} />
    </section>
  );
}
