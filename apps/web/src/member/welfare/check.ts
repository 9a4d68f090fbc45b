import type { WelfareRight } from '@coop/contracts/member/welfare';
import {
  MOST_WELFARE_FILE_BYTES,
  MOST_WELFARE_FILES,
  MOST_WELFARE_NOTE,
} from '@coop/contracts/member/welfare-limits';
import { formatCount } from '@coop/format/money';
import type { Draft } from './draft.ts';
import { text } from './text-request.ts';

/** Fields of the form in their order, as the wire names them. */
export const FIELDS = ['welfare_code', 'event_date', 'quantity', 'note', 'files'] as const;
export type Field = (typeof FIELDS)[number];
export type FieldErrors = Partial<Record<Field, string>>;

function filesError(files: readonly File[]): string | undefined {
  if (files.length === 0) return text.need.file;
  if (files.length > MOST_WELFARE_FILES) {
    return text.need.fewerFiles(formatCount(MOST_WELFARE_FILES));
  }
  const large = files.find((one) => one.size > MOST_WELFARE_FILE_BYTES);
  return large && text.need.smallerFile(large.name);
}

/** Checks that are possible before sending; the server applies the actual rules. */
export function checkDraft(draft: Draft, right: WelfareRight | undefined): FieldErrors {
  if (!right) return { welfare_code: text.need.kind };
  const errors: FieldErrors = {};
  if (right.event_label && !draft.event_date) {
    errors.event_date = text.need.day(right.event_label);
  }
  if (right.unit && !/^[1-9]\d{0,2}$/.test(draft.quantity)) {
    errors.quantity = text.need.quantity(right.unit);
  }
  if (draft.note.length > MOST_WELFARE_NOTE) {
    errors.note = text.need.shorterNote(formatCount(MOST_WELFARE_NOTE));
  }
  const files = filesError(draft.files);
  return files ? { ...errors, files } : errors;
}

/** Maps the server's field errors to the form's fields: `files.0.data` becomes `files`. */
export function fieldsOf(errors: Readonly<Record<string, string>>): FieldErrors {
  const found: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    const field = FIELDS.find((one) => one === path.split('.')[0]);
    if (field) found[field] ??= message;
  }
  return found;
}
