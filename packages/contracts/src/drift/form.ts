import type { Endpoint } from '../endpoint.ts';
import type { Finding } from './finding.ts';
import { maskValue } from './mask.ts';
import { pathText } from './schema.ts';

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a plain value says a number, as a number or in digits. A text where the contract also allows 0 does not. */
const isNumeric = (value: unknown): boolean =>
  String(value).trim() !== '' && Number.isFinite(Number(value));

/** Places where two values of one schema say the same kind of thing in different plain types. */
function differing(
  documented: unknown,
  sent: unknown,
  path: readonly PropertyKey[],
): { path: string; documented: unknown; sent: unknown }[] {
  if (!isContainer(documented) || !isContainer(sent)) {
    const plain = ![documented, sent].some((one) => one == null || isContainer(one));
    const isOtherForm = typeof documented !== typeof sent && [documented, sent].every(isNumeric);
    return plain && isOtherForm ? [{ path: pathText(path), documented, sent }] : [];
  }
  if (Array.isArray(documented)) {
    return Array.isArray(sent) && documented.length > 0
      ? sent.flatMap((one) => differing(documented[0], one, [...path, 0]))
      : [];
  }
  return Object.keys(documented).flatMap((key) =>
    differing(documented[key], sent[key], [...path, key]),
  );
}

/** Another of the forms that the schema allows than the documented one: rc_code as a number. */
export function formFindings({ response, example }: Endpoint, body: unknown): Finding[] {
  if (!isContainer(body)) return [];
  // What the schema refuses is told by schemaFindings.
  const { error } = response.safeParse(body);
  const refused = new Set(error?.issues.map(({ path }) => pathText(path)));
  const others = differing(example.response, body, []).filter(({ path }) => !refused.has(path));
  return others.map((one) => ({
    severity: 'cosmetic',
    kind: 'other-form',
    path: one.path,
    says: `documented as ${typeof one.documented}`,
    sent: maskValue(one.sent, one.path),
  }));
}
