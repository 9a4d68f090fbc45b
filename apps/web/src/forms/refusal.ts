import { ApiError } from '@coop/contracts/api-error';
import { failureWords } from '../toasts/notify.ts';

/** Messages by field. */
export type FieldMessages<Name extends string> = { [One in Name]?: string };

/** Refusal of a form: words about all of it, and messages by field. */
export interface Refusal<Name extends string> {
  readonly words?: readonly string[];
  readonly fields?: FieldMessages<Name>;
}

/**
 * A failed call as the form shows it: each message at the field it is about (`files.0.data` is about `files`), and
 * above the form what is about none of its fields.
 */
export function refusalOf<Name extends string>(
  error: unknown,
  ids: Readonly<Record<Name, string>>,
): Refusal<Name> {
  const reported = Object.entries(error instanceof ApiError ? error.fields : {});
  if (reported.length === 0) return { words: [failureWords(error)] };
  const isField = (name: string): name is Name => Object.hasOwn(ids, name);
  const fields: FieldMessages<Name> = {};
  const words: string[] = [];
  for (const [path, message] of reported) {
    const [name = ''] = path.split('.');
    if (isField(name)) fields[name] ??= message;
    else words.push(message);
  }
  return { words, fields };
}
