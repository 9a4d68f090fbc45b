import { endpointKeys } from '@coop/contracts/endpoints';
import { SiteConfig } from '@coop/contracts/site';
import { colourProblem } from '@coop/contracts/site-colours';
import { SITE_TEXTS, SiteText, type SiteTextName } from '@coop/contracts/site-text';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

// Schemas of the light zod carry no words of their own, and an operator should read some.
z.config(en());

/** Problems keep the portal from starting, remarks do not. */
export interface Findings {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** Returns `loan_products[0].name`. */
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

/** Names that the schema does not know are allowed, but most often typos. */
function unknownNames(value: unknown, shape: object, place = ''): string[] {
  const known = Object.keys(shape);
  const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return given
    .filter((name) => !known.includes(name) && !name.startsWith('$'))
    .map((name) => `${place}${name}: not a name that is known`);
}

/** Returns the errors of the schema, each with its place. */
function refusals(schema: z.ZodMiniType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${placeOf(path)}: ${message}`);
}

const Remapped = z.object({ api: z.object({ paths: z.record(z.string(), z.string()) }) });

/** Calls are remapped by their keys in the contract; a misspelt one would be called at its old path. */
function wrongPaths(value: unknown): string[] {
  const keys: readonly string[] = endpointKeys;
  const paths = Remapped.safeParse(value).data?.api.paths ?? {};
  return Object.entries(paths).flatMap(([key, path]) => [
    ...(keys.includes(key) ? [] : [`api.paths.${key}: no such call in the contract`]),
    ...(path.startsWith('/') ? [] : [`api.paths.${key}: must begin with a slash, not ${path}`]),
  ]);
}

const Coloured = z.pick(SiteConfig, { colours: true });

function wrongColours(value: unknown): string[] {
  const brand = Coloured.safeParse(value).data?.colours?.brand;
  const problem = brand && colourProblem(brand);
  return problem ? [`colours.brand: ${problem}`] : [];
}

/** Checks the text of a site.json as the portal will read it. */
export function findSiteProblems(text: string): Findings {
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem], remarks: [] };
  const { value } = parsed;
  const problems = [...refusals(SiteConfig, value), ...wrongPaths(value), ...wrongColours(value)];
  const { texts } = z.looseObject({ texts: z.optional(z.unknown()) }).safeParse(value).data ?? {};
  const remarks = [
    ...unknownNames(value, SiteConfig.def.shape),
    ...unknownNames(texts, Object.fromEntries(SITE_TEXTS.map((name) => [name, name])), 'texts.'),
  ];
  return { problems, remarks };
}

/** Checks the file of a legal text as its page will read it. */
export function findTextProblems(text: string): Findings {
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem], remarks: [] };
  const { value } = parsed;
  const problems = refusals(SiteText, value);
  const ids = (SiteText.safeParse(value).data?.sections ?? []).flatMap(({ id }) => id ?? []);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  problems.push(...twice.map((id) => `sections: two have the id ${id}`));
  return { problems, remarks: unknownNames(value, SiteText.def.shape) };
}

/**
 * Returns the texts that a site.json publishes as files in its folder `texts`: names and paths from that folder's
 * parent. One at another address is the backend's, and is not checked here.
 */
export function textFiles(site: SiteConfig): readonly (readonly [SiteTextName, string])[] {
  return SITE_TEXTS.flatMap((name) => {
    const address = site.texts?.[name];
    return address && /^\/texts\/[\w-]+\.json$/.test(address)
      ? [[name, address.slice(1)] as const]
      : [];
  });
}
