import { formatThaiDateTime } from '@coop/format/thai-date';
import { text } from './text.ts';

/** What is known of the agency's last record of a month; a backend may leave all of it out. */
interface Recorded {
  readonly recorded_at?: string | undefined;
  readonly recorded_by?: string | undefined;
}

/** When the result was last recorded, and by whom; empty before. */
export function recordedWords({ recorded_at, recorded_by }: Recorded): string {
  if (!recorded_at) return '';
  const when = text.recorded(formatThaiDateTime(recorded_at));
  return recorded_by ? `${when} ${text.by(recorded_by)}` : when;
}
