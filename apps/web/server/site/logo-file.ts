import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses at which the folder's own logo is served; site.json names one of them. */
export const LOGO_FILES = ['/logo.svg', '/logo.png'] as const;
type LogoFile = (typeof LOGO_FILES)[number];

/** Other files are neither drawn nor kept. */
const MOST_BYTES = 1_000_000;

const PNG = Buffer.from('89504e47', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
/** The first element, behind a declaration and comments of the program that drew it. */
const SVG = /^[^<]*(?:<[!?][^>]*>[^<]*){0,9}<svg[\s>]/;

const begins = (bytes: Uint8Array, mark: Buffer) => mark.equals(bytes.subarray(0, mark.length));

/** Returns the media type of a picture by its content; undefined for what cannot be drawn. */
export function pictureType(bytes: Uint8Array): string | undefined {
  if (begins(bytes, PNG)) return 'image/png';
  if (begins(bytes, JPEG)) return 'image/jpeg';
  const start = Buffer.from(bytes.subarray(0, 4_096)).toString('utf8');
  return SVG.test(start) ? 'image/svg+xml' : undefined;
}

/** Says why a file cannot be the logo; undefined for a good one. */
export function logoProblem(bytes: Uint8Array): string | undefined {
  if (!pictureType(bytes)) return 'is neither SVG nor PNG nor JPEG';
  if (bytes.length <= MOST_BYTES) return undefined;
  return `weighs ${bytes.length} bytes, and at most ${MOST_BYTES} are allowed`;
}

/** Tells whether it is a logo that is a file of the folder, not of the backend or another site. */
export const isLogoFile = (logo: string | undefined): logo is LogoFile =>
  LOGO_FILES.some((name) => name === logo);

/** Returns a picture that can be drawn; undefined for anything else. */
export const usable = (bytes: Buffer): Buffer | undefined =>
  logoProblem(bytes) ? undefined : bytes;

/** Reads the folder's own logo; undefined where there is none that can be drawn. */
export async function readLogoFile(
  siteDir: string | undefined,
  name: LogoFile,
): Promise<Buffer | undefined> {
  if (siteDir === undefined) return undefined;
  const bytes = await readFile(join(siteDir, name)).catch(() => undefined);
  return bytes && usable(bytes);
}
