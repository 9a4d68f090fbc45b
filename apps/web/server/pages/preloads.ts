import type { Address } from '@coop/addresses/address';
import { screenOf } from '@coop/addresses/addresses';
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

/** index.html as the pages of an address have it. */
export interface Template {
  readonly html: string;
  /** Hash of the sheet in it, as a policy names it; none where it only links its sheets. */
  readonly sheetHash?: string;
  /** Its fonts as a Link header: a browser asks for them before it reads the page, a proxy may tell it earlier still. */
  readonly fonts?: string;
}

const LAYOUTS: Partial<Record<Address['layout'], string>> = {
  info: 'src/frame/public/layout-info.tsx',
  member: 'src/frame/member/layout-member.tsx',
  membergroup: 'src/frame/group/layout-membergroup.tsx',
  welcome: 'src/frame/member/layout-welcome.tsx',
};

/** What every page is started with, loaded by the entry. */
const START = 'src/first-paint/start.tsx';

/** What pages behind a sign-in need at once besides: their first answers, and the client that asks for more. */
const SIGNED_IN = ['src/gates/first-answers.ts', 'src/client/backend.ts'];
/** The script that runs before the first paint (build.ts); it asks for fonts that the styles name. */
const LOOK = /<script>[\s\S]*?<\/script>/;
const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const SHEETS = /<link rel="stylesheet" crossorigin href="\/(assets\/[^"]+)">/g;
const FONTS = /<link rel="preload"[^>]* as="font"[^>]*>/g;

const fileNamed = (element: string): string => /"\/(assets\/[^"]+)"/.exec(element)?.[1] ?? '';

/** The preload of a font as one link of a Link header. */
const asHeader = (font: string): string =>
  `</${fileNamed(font)}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

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
 * The sheets as an element of the page: each file of their own would wait for one of a browser's six connections. The
 * links, which load nothing, tell the code that loads screens (vite's) which sheets are there.
 */
function sheetsIn(files: readonly string[], read: (file: string) => string) {
  const css = files.map((file) => read(file).trim()).join('\n');
  if (/<\/style/i.test(css)) throw new Error('a style sheet that would end its element');
  const links = files.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join('');
  return { html: `<style>${css}</style>${links}`, sheetHash: hashOf(css) };
}

/** The largest, then the others from the smallest on: it keeps the line full while the small ones wait for answers. */
function largestFirst(files: readonly string[], size: (file: string) => number): string[] {
  const sorted = files.toSorted((one, other) => size(one) - size(other));
  const largest = sorted.pop();
  return largest ? [largest, ...sorted] : [];
}

/**
 * Returns a function that makes the template of an address: the page holds its styles, and names its fonts and scripts,
 * so that they are asked for at once. `read` reads a file of the build.
 */
export function createPreloads(manifest: Manifest, index: string, read: (file: string) => string) {
  return (row: Address): Template => {
    const isPublic = row.session === 'none';
    const keys = [START, LAYOUTS[row.layout] ?? '', `src/${screenOf(row)}/route.tsx`];
    const own = filesOf(isPublic ? keys : [...keys, ...SIGNED_IN], manifest).filter(
      (file) => !index.includes(`"/${file}"`),
    );
    const everywhere = [...index.matchAll(SHEETS)].map(([, file = '']) => file);
    const { html, sheetHash } = sheetsIn(
      [...everywhere, ...own.filter((file) => file.endsWith('.css'))],
      read,
    );
    const [look = ''] = LOOK.exec(index) ?? [];
    const fonts = index.match(FONTS) ?? [];
    const entry = index.match(SCRIPTS) ?? [];
    const linked = (relation: string, files: readonly string[]) =>
      files.map((file) => `<link rel="${relation}" crossorigin href="/${file}">`);
    const scripts = largestFirst(
      own.filter((file) => file.endsWith('.js')),
      (file) => read(file).length,
    );
    // A public page can be read without its scripts: first-look.js asks for them when it has been painted.
    const last = isPublic
      ? linked('later', [...entry.map(fileNamed), ...scripts])
      : [...entry, ...linked('modulepreload', scripts)];
    // Fonts first: text needs them, and the line is idle while the rest of the page comes.
    const first = [...fonts, html, look].join('');
    const bare = [look, ...fonts, ...entry].reduce((page, one) => page.replace(one, ''), index);
    const page = bare
      .replace(SHEETS, '')
      .replace(/(<meta name="viewport"[^>]*>)/, (own) => own + first)
      .replace('</head>', () => `${last.join('')}</head>`)
      .replace(/<(?:script type="module"|link rel="modulepreload") /g, '$&fetchpriority="low" ');
    return { html: page, sheetHash, fonts: fonts.map(asHeader).join(', ') };
  };
}
