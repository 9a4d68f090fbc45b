import { bangkokTime } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { pastToasts } from './notify.ts';

/** The last messages with their times, for whoever did not read one before it went; nothing if there were none. */
export function PastToasts() {
  const past = pastToasts();
  if (past.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="past-toasts">
      <h3 id="past-toasts">ข้อความที่แจ้งล่าสุด</h3>
      <Facts rows={past.map(({ at, title, text }) => [`${bangkokTime(at)} น.`, text || title])} />
    </section>
  );
}
