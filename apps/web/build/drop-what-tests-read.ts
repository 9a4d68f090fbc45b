import type { Plugin } from 'vite';

/** Properties that only documentation, mock and tests read, by the files that hold them. */
const DROPPED = [
  {
    files: /packages\/contracts\/src\/(?:info|member|membergroup|admin)\/(?:[\w-]+\/)?[\w-]+\.ts$/,
    calls: [
      'endpoint',
      ...['anybody', 'member', 'agency'].flatMap((who) =>
        ['Gets', 'Reads', 'Changes'].map((does) => who + does),
      ),
    ],
    properties: [
      'example',
      'summary',
      'spec',
      'source',
      // The server checks bodies against these; forms import the schemas that they need.
      'body',
      'bodyLimit',
      'params',
      'changes',
      'countsSuccess',
      'mayBeAbsent',
      'relative',
      'titleTH',
      'dataCopy',
      'personal',
      'listedIn',
    ],
  },
  {
    files: /packages\/addresses\/src\/[\w-]+\.ts$/,
    calls: ['publicPage', 'plainPage', 'memberPage', 'agencyPage'],
    properties: ['sample', 'menuKey', 'isOurs', 'inSitemap'],
  },
];

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Property extends Part {
  readonly key: { readonly name?: string };
}

interface Call extends Part {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly (Part & { readonly properties?: readonly Property[] })[];
}

/** Every call of the functions in a syntax tree, with those inside it. */
export function callsOf(names: readonly string[], tree: unknown): Call[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, callee } = tree as Partial<Call>;
  const isOne = type === 'CallExpression' && names.includes(callee?.name ?? '');
  const inside = Object.values(tree).flatMap((one) => callsOf(names, one));
  return isOne ? [tree as Call, ...inside] : inside;
}

/** Returns the places of the dropped properties in the object that a call ends with, each up to the next one. */
function placesIn(call: Call, properties: readonly string[]) {
  const last = call.arguments.at(-1);
  const own = last?.properties ?? [];
  return own.flatMap(({ key, start }, index) =>
    key?.name !== undefined && properties.includes(key.name)
      ? [{ start, end: own[index + 1]?.start ?? (last?.end ?? start) - 1 }]
      : [],
  );
}

/**
 * Drops the contract's examples and the sample pages of addresses from the build: in a browser they would be a third of
 * the contract's weight, and would carry the demonstration's password.
 */
export function dropWhatTestsRead(): Plugin {
  return {
    name: 'drop-what-tests-read',
    apply: 'build',
    transform: {
      filter: { id: DROPPED.map(({ files }) => files) },
      handler(code, id) {
        const rule = DROPPED.find(({ files }) => files.test(id));
        if (!rule) return;
        const tree = this.parse(code, { lang: 'ts' });
        const places = callsOf(rule.calls, tree).flatMap((call) => placesIn(call, rule.properties));
        // From the end, so that the places before stay where they are.
        return places.reduceRight(
          (text, { start, end }) => text.slice(0, start) + text.slice(end),
          code,
        );
      },
    },
  };
}
