import type * as z from 'zod/v4/core';

// Schemas carry their own Thai where a person will read it; these are the words for the rest.
const BY_CODE: Partial<Record<z.$ZodIssue['code'], string>> = {
  invalid_type: 'ข้อมูลผิดประเภท',
  invalid_format: 'รูปแบบไม่ถูกต้อง',
  invalid_value: 'ค่าไม่อยู่ในตัวเลือก',
  too_small: 'ค่าน้อยหรือสั้นเกินไป',
  too_big: 'ค่ามากหรือยาวเกินไป',
  // No form sends such a field, so only a programmer reads this, with the field's name beside it.
  unrecognized_keys: 'ข้อมูลไม่ถูกต้อง',
};

function textOf(issue: z.$ZodIssue): string {
  if (issue.message && issue.message !== 'Invalid input') return issue.message;
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  if (missing) return 'กรุณากรอกข้อมูลนี้';
  return BY_CODE[issue.code] ?? 'ข้อมูลไม่ถูกต้อง';
}

/** Converts validation issues to the wire's field errors: dotted path → Thai messages. */
export function fieldErrors(issues: readonly z.$ZodIssue[]): Record<string, string[]> {
  // A map, because a caller may name a field `toString` or `constructor`.
  const found = new Map<string, string[]>();
  const add = (path: readonly PropertyKey[], message: string) => {
    const name = path.map(String).join('.');
    const list = found.get(name);
    if (list) list.push(message);
    else found.set(name, [message]);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...issue.path, key], textOf(issue));
    } else {
      add(issue.path, textOf(issue));
    }
  }
  return Object.fromEntries(found);
}
