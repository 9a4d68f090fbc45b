import type { Address } from '@coop/addresses/address';
import { screenOf } from '@coop/addresses/addresses';
import type { Manifest } from 'vite';
import { dataElement } from './html.ts';
import { hashOf, type Inline } from './policy.ts';

/** Parts of the build that a page needs. */
export interface Assets {
  /** For the beginning of the head: fonts, styles, the script that runs before the first paint. */
  readonly first: string;
  /** For the end of the head: the scripts. */
  readonly scripts: string;
  /** Script that finds browsers which are too old; after the sentence that it shows. */
  readonly older?: string;
  /** Hashes of the scripts and the sheet that are inline; none in development. */
  readonly inline?: Inline;
  /** Its fonts as a Link header: browsers request them before they read the page, a proxy may announce them earlier. */
  readonly fonts?: string;
}

const ENTRY = 'index.html';
/** Entry that starts every page. */
const START = 'src/first-paint/start.tsx';
/** Loaded at once by signed-in people, who ask the backend immediately. */
const CLIENT = 'src/client/backend.ts';
const NOT_FOUND = 'src/page/messages/not-found-page.tsx';
const FONT = /looped-first-(400|700)-normal\.woff2$/;

function partsOf(row: Address | undefined): string[] {
  if (!row) return [NOT_FOUND];
  const parts = [`src/routes/layouts/${row.layout}.tsx`, `src/${screenOf(row)}/route.tsx`];
  return row.session === 'none' ? parts : [...parts, CLIENT];
}

/** Returns the files that these entries of the manifest load at once. */
const filesOf = (keys: readonly string[], manifest: Manifest, seen = new Set<string>()): string[] =>
  keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], manifest, seen)];
  });

/** Returns the entries whose code these load later: the server may have written such a part already (page/on-demand.tsx). */
const lazyOf = (keys: readonly string[], manifest: Manifest): string[] =>
  keys.flatMap((key) => manifest[key]?.dynamicImports ?? []);

/** Elements that load these scripts at once. */
function nowElements([entry, ...others]: readonly string[]): string {
  const how = 'fetchpriority="low" crossorigin';
  const preloads = others.map((file) => `<link rel="modulepreload" ${how} href="${file}">`);
  return `<script type="module" ${how} src="${entry}"></script>${preloads.join('')}`;
}

/**
 * Returns a function that tells what the page of an address needs. `read` reads a file of the build, `look` is the
 * script that runs before the first paint.
 */
export function createAssets(manifest: Manifest, look: string, read: (file: string) => string) {
  const fonts = Object.entries(manifest).flatMap(([key, { file }]) => (FONT.test(key) ? file : []));
  const preloads = fonts.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const older = read('older-browser.js');
  const size = (file: string) => read(file).length;
  return (row: Address | undefined): Assets => {
    const files = [...new Set(filesOf([ENTRY, START, ...partsOf(row)], manifest))];
    // A page that can be read without its scripts has first-look.js load them after the first paint.
    const isRendered = row === undefined || row.session === 'none';
    const later = isRendered ? filesOf(lazyOf(partsOf(row), manifest), manifest) : [];
    const sheets = [...new Set([...files, ...later])].filter((file) => file.endsWith('.css'));
    // Inlined: as files of their own they would each wait for one of a browser's six connections.
    const css = sheets.map((file) => read(file).trim()).join('\n');
    if (/<\/style/i.test(css)) throw new Error('a style sheet that would end its element');
    // They load nothing, but tell vite's loader of screens which sheets are there.
    const links = sheets.map((file) => `<link rel="stylesheet" disabled href="/${file}">`);
    const [entry = '', ...others] = files.filter((file) => file.endsWith('.js'));
    const sorted = others.toSorted((text, other) => size(text) - size(other));
    // The largest comes before the small ones: it keeps the line full while they wait for answers.
    const scripts = [entry, ...sorted.slice(-1), ...sorted.slice(0, -1)].map((file) => `/${file}`);
    return {
      first: `${preloads.join('')}<style>${css}</style>${links.join('')}<script>${look}</script>`,
      scripts: isRendered ? dataElement('scripts', scripts) : nowElements(scripts),
      older: `<script>${older}</script>`,
      inline: { scripts: [look, older].map(hashOf), sheets: [hashOf(css)] },
      fonts: fonts
        .map((font) => `</${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
        .join(', '),
    };
  };
}
