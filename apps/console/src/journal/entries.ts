import type { JournalEntry } from '../control/control.ts';

/** As many as the mock keeps. */
export const KEPT = 1_000;

/** Outcomes of a call: call: how it is said, and which calls it fits. */
export const OUTCOMES = {
  '': ['ทุกผล', () => true],
  ok: ['สำเร็จ (2xx, 3xx)', ({ status }) => status >= 200 && status < 400],
  refused: ['ปฏิเสธ (4xx)', ({ status }) => status >= 400 && status < 500],
  failed: ['ล้ม (5xx)', ({ status }) => status >= 500],
  cut: ['ถูกตัดการเชื่อมต่อ', ({ status }) => status === 0],
  fault: ['ถูกใส่ข้อผิดพลาด', ({ fault }) => fault !== undefined],
  almost: ['เกือบตรง endpoint หรือข้อผิดพลาด', ({ almost }) => almost !== undefined],
  breach: ['backend จริงไม่ตรงตามสัญญา', ({ breaches = 0 }) => breaches > 0],
} as const satisfies Record<string, readonly [says: string, (entry: JournalEntry) => boolean]>;
export type Outcome = keyof typeof OUTCOMES;

export interface Filter {
  /** Searched for in key, address, request, response and reference. */
  readonly words: string;
  /** Part of an endpoint's key, with stars for what may stand between. */
  readonly endpoint: string;
  readonly subject: string;
  readonly outcome: Outcome;
}

export const EVERYTHING: Filter = { words: '', endpoint: '', subject: '', outcome: '' };

/** A key fits that contains what is typed; stars stand for anything between its parts. */
function fitsKey(key: string, typed: string): boolean {
  let index = 0;
  return typed
    .toLowerCase()
    .split('*')
    .every((part) => {
      const found = key.toLowerCase().indexOf(part, index);
      index = found + part.length;
      return found >= 0;
    });
}

export function fits(entry: JournalEntry, filter: Filter): boolean {
  const { words, subject, outcome } = filter;
  if (!OUTCOMES[outcome][1](entry)) return false;
  const key = filter.endpoint.trim();
  if (key && !fitsKey(entry.endpoint ?? '', key)) return false;
  if (subject.trim() && !entry.subject?.includes(subject.trim())) return false;
  const wanted = words.trim().toLowerCase();
  if (!wanted) return true;
  const { endpoint = '', url, request, response, reference = '' } = entry;
  return [endpoint, url, request, response, reference].join('\n').toLowerCase().includes(wanted);
}

/** Merges new entries into the known ones: no duplicates, oldest first, limited to KEPT. */
export function joined(
  entries: readonly JournalEntry[],
  news: readonly JournalEntry[],
): readonly JournalEntry[] {
  const last = entries.at(-1)?.seq ?? 0;
  return [...entries, ...news.filter(({ seq }) => seq > last)].slice(-KEPT);
}

/** Invisible characters that reverse the direction of writing, or control a terminal that the text is pasted into. */
const HIDDEN = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Indents JSON; other text stays as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2).replace(HIDDEN, escaped);
  } catch {
    return text;
  }
}
