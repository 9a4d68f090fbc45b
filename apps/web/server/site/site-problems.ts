import { endpointKeys } from '@coop/contracts/endpoints';
import { SiteConfig } from '@coop/contracts/site';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

// Schemas of the light zod carry no words of their own, and an operator should read some.
z.config(en());

/** What is found in a site configuration; problems keep the portal from starting, remarks do not. */
export interface Findings {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** `loan_products[0].name` */
function placeOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return text.join('').replace(/^\./, '') || 'the whole file';
}

function parseJson(text: string): { value: unknown } | { problem: string } {
  try {
    // Windows' editors put a byte order mark in front.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { problem: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Names that the schema does not know are no fault, but most often a slip of the pen. */
function unknownNames(value: unknown): string[] {
  const known = Object.keys(SiteConfig.def.shape);
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return given.filter((name) => !known.includes(name) && !name.startsWith('$'));
}

const Remapped = z.object({ api: z.object({ paths: z.record(z.string(), z.string()) }) });

/** Calls are remapped by their keys in the contract; one that is misspelt would be called where it was before. */
function wrongPaths(value: unknown): string[] {
  const keys: readonly string[] = endpointKeys;
  const paths = Remapped.safeParse(value).data?.api.paths ?? {};
  return Object.entries(paths).flatMap(([key, path]) => [
    ...(keys.includes(key) ? [] : [`api.paths.${key}: no such call in the contract`]),
    ...(path.startsWith('/') ? [] : [`api.paths.${key}: must begin with a slash, not ${path}`]),
  ]);
}

/** Checks the text of a site.json as the portal will read it. */
export function findSiteProblems(text: string): Findings {
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem], remarks: [] };
  const checked = SiteConfig.safeParse(parsed.value);
  const problems = (checked.error?.issues ?? []).map(
    ({ path, message }) => `${placeOf(path)}: ${message}`,
  );
  problems.push(...wrongPaths(parsed.value));
  const remarks = unknownNames(parsed.value).map((name) => `${name}: not a name that is known`);
  return { problems, remarks };
}
