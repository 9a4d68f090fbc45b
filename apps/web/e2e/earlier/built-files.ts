import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fingerprint } from './fingerprint.ts';

// The built files, told apart by what is in them. Their names hold hashes, and every script names others, so that a
// changed word in one screen changes the text of scripts that have nothing to do with it. Here a name with a hash is
// read as the source it was made of: then only what really changed is another.

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Path below the folder of the build, and what stands there. */
export type BuiltFiles = ReadonlyMap<string, string>;

/** A file's name where it is called: behind a slash, which also keeps the search through large texts short. */
const NAME = /(?<=\/)[\w.-]{1,100}\.(?:js|css|woff2?|png|svg|webp|jpg)\b/g;

/** For each chunk the sources that bring it as they are loaded: the bundler makes one of what the same sources share. */
function sharersOf(manifest: Manifest): Map<string, Set<string>> {
  const sharers = new Map<string, Set<string>>();
  const visit = (key: string, src: string) => {
    const known = sharers.get(key) ?? new Set();
    if (known.has(src)) return;
    sharers.set(key, known.add(src));
    for (const next of manifest[key]?.imports ?? []) visit(next, src);
  };
  for (const [key, { src }] of Object.entries(manifest)) if (src) visit(key, src);
  return sharers;
}

/** For each file with a hash in its name, the source it was made of, or else those that share it. */
function sourcesOf(manifest: Manifest): Map<string, string> {
  const sharers = sharersOf(manifest);
  const sources = new Map<string, string>();
  const styled = new Map<string, string[]>();
  for (const [key, { file, src, name, css = [] }] of Object.entries(manifest)) {
    // A sheet has a row too, with the hash in its source.
    if (file.endsWith('.css')) continue;
    const made = src
      ? `made of ${src}`
      : `${name} shared by ${[...(sharers.get(key) ?? [])].sort()}`;
    sources.set(basename(file), made);
    for (const sheet of css)
      styled.set(basename(sheet), [...(styled.get(basename(sheet)) ?? []), made]);
  }
  for (const [sheet, made] of styled) sources.set(sheet, `styles of what is ${made.sort()}`);
  const alike = Map.groupBy(sources, ([, made]) => made);
  return new Map([...alike.values()].filter((one) => one.length === 1).flat());
}

/** Every built file as a key that stays the same from build to build, with the fingerprint of what is in it. */
export function readBuiltFiles(dist: string): {
  readonly contents: BuiltFiles;
  readonly keyOf: (path: string) => string;
} {
  const paths = globSync('**/*', { cwd: dist, exclude: ['**/*.br', '**/*.gz'] })
    .filter((path) => statSync(resolve(dist, path)).isFile())
    .sort();
  const hashed = new Set(
    paths.filter((path) => path.startsWith('assets/')).map((one) => basename(one)),
  );
  const read = (path: string) => readFileSync(resolve(dist, path), 'latin1');
  const manifest = JSON.parse(read('../server/manifest.json'));
  const names = sourcesOf(manifest);
  for (const name of hashed) {
    // A file without a source of its own, or with the same one as another, is known by its text, all names left out.
    if (names.has(name)) continue;
    const text = read(`assets/${name}`).replaceAll(NAME, (one) => (hashed.has(one) ? '' : one));
    names.set(name, `shared ${fingerprint(text)}`);
  }
  const keyOf = (path: string) => names.get(basename(path)) ?? path;
  const contents = new Map(
    paths.map((path) => {
      const text = read(path).replaceAll(NAME, (one) => names.get(one) ?? one);
      return [keyOf(path), fingerprint(text)];
    }),
  );
  return { contents, keyOf };
}

/** The built files that an address may be answered with: itself, or the page that stands for it. */
export function builtFilesAt(dist: string, pathname: string): string[] {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (/\.\w+$/.test(path)) return existsSync(resolve(dist, path)) ? [path] : [];
  const steps = path.split('/');
  const pages = steps.map((_, index) => `${steps.slice(0, index + 1).join('/')}/index.html`);
  return ['index.html', 'plain.html', ...pages].filter((page) => existsSync(resolve(dist, page)));
}
