/** Addresses of the backend, which answers them itself. */
export const isNoPage = /^\/(api|admin|mediafiles|apps?|recaptcha|__\w+|assets)(\/|$)|\.\w+$/;

export interface ShellFiles {
  /** Hashed files that this version does not have. */
  readonly foreign: readonly string[];
  /** Files without a hash. */
  readonly plain: readonly string[];
}

const NAMED = /\b(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg)(?:\?[^"]*)?)"/g;

/** The files of this site that a page references. */
export function readShell(html: string, files: readonly string[]): ShellFiles {
  const named = [...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path))];
  const isHashed = (path: string) => path.startsWith('/assets/');
  return {
    foreign: named.filter((path) => isHashed(path) && !files.includes(path)),
    plain: named.filter((path) => !isHashed(path)),
  };
}

/** Tells whether it is the path of a file on this site. */
export const isOwnFile = (logo: unknown): logo is string =>
  typeof logo === 'string' && /^\/(?!\/)/.test(logo);
