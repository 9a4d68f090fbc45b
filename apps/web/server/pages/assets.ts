import type { Address } from '@coop/addresses/address';
import { screenOf } from '@coop/addresses/addresses';
import { dataElement } from './json.ts';
import { hashOf } from './policy.ts';

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

/** What a page needs of the build. */
export interface Assets {
  /** For the beginning of the head: fonts, styles, the script that runs before the first paint. */
  readonly first: string;
  /** For the end of the head: the scripts. */
  readonly scripts: string;
  /** Hash of the sheet in it, as a policy names it. */
  readonly sheetHash?: string;
  /** Its fonts as a Link header: a browser asks for them before it reads the page, a proxy may tell it earlier still. */
  readonly fonts?: string;
}

const ENTRY = 'index.html';
/** What every page is started with, loaded by the entry. */
const START = 'src/first-paint/start.tsx';
const LAYOUTS: Partial<Record<Address['layout'], string>> = {
  info: 'src/frame/public/layout-info.tsx',
  member: 'src/frame/member/layout-member.tsx',
  membergroup: 'src/frame/group/layout-membergroup.tsx',
  welcome: 'src/frame/member/layout-welcome.tsx',
};
/** Whoever is signed in asks the backend at once. */
const CLIENT = 'src/client/backend.ts';
const NOT_FOUND = 'src/page/not-found-page.tsx';
const FONT = /looped-first-(400|700)-normal\.woff2$/;

/** The parts of a page in the manifest. */
function partsOf(row: Address | undefined): string[] {
  if (!row) return [NOT_FOUND];
  const parts = [LAYOUTS[row.layout] ?? '', `src/${screenOf(row)}/route.tsx`];
  return row.session === 'none' ? parts : [...parts, CLIENT];
}

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

/** The largest, then the others from the smallest on: it keeps the line full while the small ones wait for answers. */
function largestFirst(files: readonly string[], size: (file: string) => number): string[] {
  const sorted = files.toSorted((one, other) => size(one) - size(other));
  const largest = sorted.pop();
  return largest ? [largest, ...sorted] : [];
}

/**
 * The sheets as an element of the page: each file of their own would wait for one of a browser's six connections. The
 * links, which load nothing, tell the code that loads screens (vite's) which sheets are there.
 */
function sheetsIn(files: readonly string[], read: (file: string) => string) {
  const css = files.map((file) => read(file).trim()).join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet that would end its element');
  const links = files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
  return { html: `<style>${css}</style>${links}`, sheetHash: hashOf(css) };
}

/**
 * Returns a function that says what the page of an address needs. `read` reads a file of the build, `look` is the script
 * that runs before the first paint.
 */
export function createAssets(manifest: Manifest, look: string, read: (file: string) => string) {
  const entry = manifest[ENTRY]?.file ?? '';
  const fonts = Object.entries(manifest)
    .filter(([source]) => FONT.test(source))
    .map(([, { file }]) => file);
  const preload = fonts.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const fontLinks = fonts.map(
    (font) => `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return (row: Address | undefined): Assets => {
    const files = filesOf([ENTRY, START, ...partsOf(row)], manifest);
    const { html, sheetHash } = sheetsIn(
      files.filter((file) => file.endsWith('.css')),
      read,
    );
    const others = files.filter((file) => file.endsWith('.js') && file !== entry);
    const scripts = [entry, ...largestFirst(others, (file) => read(file).length)];
    // A page that can be read without its scripts has first-look.js ask for them when it has been painted.
    const isRendered = row === undefined || row.session === 'none';
    return {
      first: [...preload, html, `<script>${look}</script>`].join(''),
      scripts: isRendered ? laterElement(scripts) : nowElements(scripts),
      sheetHash,
      fonts: fontLinks.join(', '),
    };
  };
}

const laterElement = (scripts: readonly string[]): string =>
  dataElement(
    'scripts',
    scripts.map((file) => `/${file}`),
  );

const nowElements = ([entry, ...others]: readonly string[]): string =>
  [
    `<script type="module" fetchpriority="low" crossorigin src="/${entry}"></script>`,
    ...others.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ].join('');
