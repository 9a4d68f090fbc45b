import { byLawsOf } from '@coop/contracts/by-laws/by-laws-of';
import { contradictionsIn } from '@coop/contracts/by-laws/contradictions';
import { endpointKeys } from '@coop/contracts/endpoints';
import { SiteConfig } from '@coop/contracts/site';
import { colourProblem } from '@coop/contracts/site-colours';
import { SITE_TEXTS, SiteText, type SiteTextName } from '@coop/contracts/site-text';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { brokenLine, linesOf } from './json-lines.ts';

// Schemas of the light zod carry no words of their own, and an operator should read some.
z.config(en());

/** Problems keep the portal from starting, remarks do not. */
export interface Findings {
  readonly problems: readonly string[];
  readonly remarks: readonly string[];
}

/** Returns `by_laws.loans.products[0].name`. */
function placeOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return text.join('').replace(/^\./, '') || 'the whole file';
}

/** Something wrong with a value, and where that is. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Parsed = { readonly value: unknown; readonly say: (issue: Issue) => string };

function parseJson(file: string): Parsed | { problem: string } {
  // Windows' editors put a byte order mark in front.
  const text = file.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(text);
    const lineOf = linesOf(text);
    const say = ({ path, message }: Issue) => `${placeOf(path)}: ${message} (line ${lineOf(path)})`;
    return { value, say };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { problem: `is not JSON: ${words} (line ${brokenLine(text)})` };
  }
}

/** Names that the schema does not know are allowed, but most often typos. */
function unknownNames(value: unknown, shape: object, place = ''): string[] {
  const known = Object.keys(shape);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return names
    .filter((name) => !known.includes(name) && !name.startsWith('$'))
    .map((name) => `${place}${name}: not a name that is known`);
}

/** Returns the errors of the schema, each with its place. */
function refusals(schema: z.ZodMiniType, value: unknown): readonly Issue[] {
  return schema.safeParse(value).error?.issues ?? [];
}

const Remapped = z.object({ api: z.object({ paths: z.record(z.string(), z.string()) }) });

/** Calls are remapped by their keys in the contract; a misspelt one would be called at its old path. */
function wrongPaths(value: unknown): Issue[] {
  const keys: readonly string[] = endpointKeys;
  const paths = Remapped.safeParse(value).data?.api.paths ?? {};
  return Object.entries(paths).flatMap(([key, to]) => {
    const path = ['api', 'paths', key];
    return [
      ...(keys.includes(key) ? [] : [{ path, message: 'no such call in the contract' }]),
      ...(to.startsWith('/') ? [] : [{ path, message: `must begin with a slash, not ${to}` }]),
    ];
  });
}

const Coloured = z.pick(SiteConfig, { colours: true });

function wrongColours(value: unknown): Issue[] {
  const brand = Coloured.safeParse(value).data?.colours?.brand;
  const message = brand && colourProblem(brand);
  return message ? [{ path: ['colours', 'brand'], message }] : [];
}

/** By-laws that cannot both hold, the example's among them where the site names none. */
function contradictions(value: unknown): Issue[] {
  const site = SiteConfig.safeParse(value);
  if (!site.success) return [];
  return contradictionsIn(byLawsOf(site.data.by_laws)).map(({ path, message }) => {
    return { path: ['by_laws', ...path], message };
  });
}

/** Checks the text of a site.json as the portal will read it. */
export function findSiteProblems(text: string): Findings {
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem], remarks: [] };
  const { value, say } = parsed;
  const issues = [
    ...refusals(SiteConfig, value),
    ...wrongPaths(value),
    ...wrongColours(value),
    ...contradictions(value),
  ];
  const { texts } = z.looseObject({ texts: z.optional(z.unknown()) }).safeParse(value).data ?? {};
  const remarks = [
    ...unknownNames(value, SiteConfig.def.shape),
    ...unknownNames(texts, Object.fromEntries(SITE_TEXTS.map((name) => [name, name])), 'texts.'),
  ];
  return { problems: issues.map(say), remarks };
}

/** Checks the file of a legal text as its page will read it. */
export function findTextProblems(text: string): Findings {
  const parsed = parseJson(text);
  if ('problem' in parsed) return { problems: [parsed.problem], remarks: [] };
  const { value, say } = parsed;
  const issues = [...refusals(SiteText, value)];
  const ids = (SiteText.safeParse(value).data?.sections ?? []).flatMap(({ id }) => id ?? []);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  issues.push(...twice.map((id) => ({ path: ['sections'], message: `two have the id ${id}` })));
  return { problems: issues.map(say), remarks: unknownNames(value, SiteText.def.shape) };
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
