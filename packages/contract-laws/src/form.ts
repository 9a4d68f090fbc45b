import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { examples } from '@coop/contracts/examples/examples';
import { cosmetic, type Finding } from './finding.ts';
import { maskValue } from './mask.ts';
import { issuesOf, pathText } from './schema.ts';

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Tells whether it is a number or a text of digits. A footer's text, where the contract also allows 0, is neither. */
const isNumeric = (value: unknown): boolean =>
  String(value).trim() !== '' && Number.isFinite(Number(value));

/** Returns paths at which two values of one schema have different types, such as a number and a text of digits. */
function differing(
  documented: unknown,
  sent: unknown,
  path: readonly PropertyKey[],
): { path: string; documented: unknown; sent: unknown }[] {
  if (!isContainer(documented) || !isContainer(sent)) {
    const plain = ![documented, sent].some((value) => value == null || isContainer(value));
    const isOtherForm = typeof documented !== typeof sent && [documented, sent].every(isNumeric);
    return plain && isOtherForm ? [{ path: pathText(path), documented, sent }] : [];
  }
  if (Array.isArray(documented)) {
    return Array.isArray(sent) && documented.length > 0
      ? sent.flatMap((value) => differing(documented[0], value, [...path, 0]))
      : [];
  }
  return Object.keys(documented).flatMap((key) =>
    differing(documented[key], sent[key], [...path, key]),
  );
}

/** Finds values in an allowed form that is not the documented one, such as rc_code as a number. */
export function formFindings(key: EndpointKey, body: unknown): Finding[] {
  const { response }: Endpoint = endpoints[key];
  if (!isContainer(body)) return [];
  // The check of the schema reports what it refuses.
  const refused = new Set(issuesOf(response, body).map(({ path }) => pathText(path)));
  const others = differing(examples[key]?.response, body, []).filter(
    ({ path }) => !refused.has(path),
  );
  return others.map(({ path, documented, sent }) =>
    cosmetic('other-form', path, `documented as ${typeof documented}`, maskValue(sent, path)),
  );
}
