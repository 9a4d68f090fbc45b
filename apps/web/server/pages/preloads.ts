import type { Address } from '@coop/addresses/address';
import { screenOf } from '@coop/addresses/addresses';

/** The build's manifest. */
export type Manifest = Record<
  string,
  {
    readonly file: string;
    readonly name?: string;
    readonly css?: string[];
    readonly imports?: string[];
  }
>;

const LAYOUTS: Partial<Record<Address['layout'], string>> = {
  info: 'src/frame/public/layout-info.tsx',
  member: 'src/frame/member/layout-member.tsx',
  membergroup: 'src/frame/group/layout-membergroup.tsx',
  welcome: 'src/frame/member/layout-welcome.tsx',
};

/** What every page is started with, loaded by the entry. */
const START = 'src/first-paint/start.tsx';

/** Chunk (apps/web/build/chunks.ts) of the backend's client, which pages behind a sign-in begin with. */
const CLIENT = 'client';
/** An additional entry that pages behind a sign-in need at once. */
const FIRST = 'src/gates/first-answers.ts';
/** The script that runs before the first paint (build.ts); it asks for fonts that the styles name. */
const LOOK = /<script>[\s\S]*?<\/script>/;
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/** Files that these entries of the manifest load at once. */
function filesOf(keys: readonly string[], manifest: Manifest): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

/**
 * Returns a function that adds preloads to a page, so that its own scripts and styles load together with the entry.
 */
export function createPreloads(manifest: Manifest, index: string) {
  const chunk = (wanted: string) => {
    const found = Object.entries(manifest).find(([, { name }]) => name === wanted);
    if (!found) throw new Error(`no chunk ${wanted} in the build`);
    return { key: found[0], file: found[1].file };
  };
  const client = chunk(CLIENT);
  return (row: Address): string => {
    const { layout, session } = row;
    const keys = [START, LAYOUTS[layout] ?? '', `src/${screenOf(row)}/route.tsx`];
    if (session !== 'none') keys.push(FIRST, client.key);
    const own = filesOf(keys, manifest).filter((file) => !index.includes(`"/${file}"`));
    const styles = own
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    // A public page can be read without its scripts: main.tsx asks for them when it has been painted.
    const relation = session === 'none' ? 'later' : 'modulepreload';
    const scripts = own
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<link rel="${relation}" crossorigin href="/${file}">`);
    // Fonts and styles first: text needs them, and a browser has six connections. The scripts take the rest of
    // the second anyway.
    const [look = ''] = LOOK.exec(index) ?? [];
    const entry = index.match(SCRIPTS) ?? [];
    const last = [...styles, look, ...entry, ...scripts].join('');
    return [look, ...entry]
      .reduce((html, one) => html.replace(one, () => ''), index)
      .replace('</head>', () => `${last}</head>`)
      .replace(/<(?:script type="module"|link rel="modulepreload") /g, '$&fetchpriority="low" ');
  };
}
