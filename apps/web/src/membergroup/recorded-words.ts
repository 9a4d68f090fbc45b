import { formatThaiDateTime } from '@coop/format/thai-date';

/** What is known of the agency's last record of a month; a backend may leave all of it out. */
export interface Recorded {
  readonly recorded_at?: string | undefined;
  readonly recorded_by?: string | undefined;
  readonly recorded_device?: string | undefined;
}

/** When the result was last recorded, by whom and on which device; empty before. */
export function recordedWords(recorded: Recorded): string {
  const { recorded_at, recorded_by, recorded_device } = recorded;
  if (!recorded_at) return '';
  return [
    `บันทึกล่าสุดเมื่อ ${formatThaiDateTime(recorded_at)}`,
    recorded_by && `โดย ${recorded_by}`,
    recorded_device && `จาก${recorded_device}`,
  ]
    .filter(Boolean)
    .join(' ');
}
