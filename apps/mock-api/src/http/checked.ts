import { fieldErrors } from '@coop/contracts/issue-text';
import * as z from 'zod/mini';
import { invalid } from '../call/wire-error.ts';

const WRONG = 'ข้อมูลผิดประเภท';

/**
 * Parses by a schema. zod's checks of a length throw at an object that poses as a list, `{"length":{"toString":1}}`: that
 * is a wrong field like any other.
 */
function parse(schema: z.ZodMiniObject, value: object) {
  try {
    return schema.safeParse(value, { reportInput: true });
  } catch {
    const isBad = (name: string) => {
      try {
        z.safeParse(schema.shape[name] ?? z.unknown(), Reflect.get(value, name));
        return false;
      } catch {
        return true;
      }
    };
    throw invalid(
      Object.fromEntries(
        Object.keys(schema.shape)
          .filter(isBad)
          .map((name) => [name, [WRONG]]),
      ),
    );
  }
}

/** Returns what a call sends, as its schema reads it. Throws a 422 that names every wrong field. */
export function checked(schema: z.ZodMiniObject | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = parse(schema, value ?? {});
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues));
  return parsed.data;
}
