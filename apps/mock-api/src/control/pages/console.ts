import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inPackage } from '../../call/package-folder.ts';
import { refusal } from '../../call/wire-error.ts';

/** Build directory of `apps/console`; the packed mock has a copy of its own. */
const BUILT = inPackage(existsSync(inPackage('../console')) ? '../console/dist' : 'console');
const PAGE = 'index.html';
/** Viewer of both descriptions: a separate page, because it is larger than the rest of the console. */
const API_PAGE = 'api.html';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Nothing from other origins, no inline script. */
const OWN_FILES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];
/** As strict as the portal's: the console renders no foreign HTML. The viewer makes HTML of Markdown by itself. */
const POLICIES: Readonly<Record<string, string>> = {
  [PAGE]: [...OWN_FILES, "require-trusted-types-for 'script'", "trusted-types 'none'"].join('; '),
  [API_PAGE]: OWN_FILES.join('; '),
};

function filesOf(directory: string): string[] {
  try {
    const names = readdirSync(directory, { recursive: true });
    return names.map((name) => String(name).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

/**
 * Registers the built console for testers under /__console. File names are looked up in a list and never joined to a
 * path; every other address gets the console's page, which reads the address itself.
 */
export function registerConsole(app: FastifyInstance, directory = BUILT): void {
  const serve = async (
    request: FastifyRequest<{ Params: { '*'?: string } }>,
    reply: FastifyReply,
  ) => {
    const files = filesOf(directory);
    if (!files.includes(PAGE)) {
      throw refusal(404, 'ยังไม่ได้สร้างคอนโซล: npm start สร้างให้');
    }
    const file = request.params['*'] ?? '';
    const isFile = file.startsWith('assets/');
    const page = file === 'api' ? API_PAGE : PAGE;
    const type = TYPES[extname(file)];
    if (isFile && !(type && files.includes(file))) {
      throw refusal(404, `คอนโซลไม่มีไฟล์ ${file}`);
    }
    return reply
      .type(isFile && type ? type : String(TYPES['.html']))
      .header('content-security-policy', POLICIES[page] ?? '')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', isFile ? 'max-age=31536000, immutable' : 'no-cache')
      .send(await readFile(join(directory, isFile ? file : page)));
  };
  app.get('/__console', serve);
  app.get('/__console/*', serve);
}
