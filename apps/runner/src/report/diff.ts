import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cause } from './drift.ts';
import { typesOf } from './patch.ts';
import type { Report } from './report.ts';

/** Returns the folder of the contract's sources; undefined where the runner was installed without them. */
function findSources(): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve('@coop/contracts/endpoints')));
  } catch {
    return undefined;
  }
}

const SOURCES = findSources();
const AREAS = ['member', 'membergroup', 'info', 'admin'] as const;
const CONTEXT = 3;

interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

function sourceOf(endpoint: string): Source | undefined {
  if (!SOURCES) return undefined;
  for (const area of AREAS) {
    for (const name of readdirSync(join(SOURCES, area)).filter((text) => text.endsWith('.ts'))) {
      const file = join(SOURCES, area, name);
      const text = readFileSync(file, 'utf8');
      if (!new RegExp(`^  ${endpoint}: \\w+\\(\\{$`, 'm').test(text)) continue;
      const path = join('packages/contracts/src', relative(SOURCES, file)).replaceAll('\\', '/');
      return { path, lines: text.split('\n') };
    }
  }
  return undefined;
}

/** Returns a schema that accepts what was sent; undefined where one line cannot express it. */
function settled({ kind, sent }: Cause, schema: string): string | undefined {
  if (kind === 'missing') return `z.optional(${schema})`;
  return kind === 'wrong-type' ? `z.union([${schema}, ${typesOf(sent)}])` : undefined;
}

/** Finds the only line that declares the field; undefined for several, which would be ambiguous. */
function lineOf({ lines }: Source, field: string): number | undefined {
  const declares = new RegExp(`^\\s+${field}: (?:titled\\('[^'"]*', )?(?:z\\.|[A-Z])[^'"]*,$`);
  const found = lines.flatMap((line, index) => (declares.test(line) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

interface Edit {
  readonly source: Source;
  readonly at: number;
  readonly line: string;
}

function editsOf(cause: Cause): Edit[] {
  const field = cause.path.split('.').at(-1) ?? '';
  if (!/^\w+$/.test(field)) return [];
  return [...cause.endpoints.keys()].flatMap((endpoint) => {
    const source = sourceOf(endpoint);
    const line = source && lineOf(source, field);
    const [, indent = '', schema = ''] =
      /^(\s+)\w+: (.*),$/.exec((line !== undefined && source?.lines[line]) || '') ?? [];
    const [, title, bare = schema] = /^titled\(('[^']*'), (.*)\)$/.exec(schema) ?? [];
    const becomes = settled(cause, bare);
    if (!source || line === undefined || !becomes) return [];
    const declared = title ? `titled(${title}, ${becomes})` : becomes;
    return [{ source, at: line, line: `${indent}${field}: ${declared},` }];
  });
}

/** Formats one file's edits as a single hunk of a unified diff. */
function hunkOf(source: Source, edits: readonly Edit[]): string {
  const places = edits.map(({ at }) => at);
  const from = Math.max(0, Math.min(...places) - CONTEXT);
  const to = Math.min(source.lines.length, Math.max(...places) + CONTEXT + 1);
  const changed = new Map(edits.map(({ at, line }) => [at, line]));
  const body = source.lines.slice(from, to).flatMap((line, index) => {
    const after = changed.get(from + index);
    return after === undefined ? [` ${line}`] : [`-${line}`, `+${after}`];
  });
  const size = to - from;
  return [
    `--- a/${source.path}`,
    `+++ b/${source.path}`,
    `@@ -${from + 1},${size} +${from + 1},${size} @@`,
    ...body,
  ].join('\n');
}

/** Returns the proposed change of the contract for `git apply`, as far as single lines can express it. */
function diffText({ compared }: Report): string {
  const edits = compared.flatMap(({ cause }) => editsOf(cause));
  const byFile = Map.groupBy(edits, ({ source }) => source.path);
  return [...byFile.values()]
    .flatMap((edits) => (edits[0] ? [hunkOf(edits[0].source, edits)] : []))
    .map((text) => `${text}\n`)
    .join('');
}

/** Returns the proposal in words, marked as not applied, followed by the part that `git apply` takes. */
export function patchFile(report: Report, proposal: string): string {
  const words = proposal === '' ? [] : proposal.split('\n').map((line) => `# ${line}`);
  return [...words, ''].join('\n') + diffText(report);
}
