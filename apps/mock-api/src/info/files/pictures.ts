import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inPackage } from '../../call/package-folder.ts';

export interface Media {
  readonly type: string;
  readonly bytes: Buffer;
}

const FOLDER = inPackage('media');
const TYPE_FOLDER = join(FOLDER, 'images/Utils/content_default');

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

/** Lists the existing names once; callers' names are looked up here and never joined to a path. */
function namesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    names.flatMap(({ name }) => {
      const type = TYPES[name.split('.').at(-1) ?? ''];
      return type ? [[name, type]] : [];
    }),
  );
}

const PICTURES = namesIn(FOLDER);
const TYPE_PICTURES = namesIn(TYPE_FOLDER);

/**
 * Pictures that cannot be shown, as real backends have them: an HTML page with status 200, a document uploaded as a
 * photo, an empty photo. `missing-photo.jpg` and `missing-flood.jpg` do not exist at all.
 */
const UNSHOWABLE: Readonly<Record<string, Media>> = {
  'moved-photo.jpg': {
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from('<!doctype html><title>ย้ายที่แล้ว</title><p>ไฟล์ถูกย้าย'),
  },
  'broken-photo.jpg': { type: 'image/jpeg', bytes: Buffer.from('ffd8ffe000104a464946', 'hex') },
  'scanned-photo.jpg': { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') },
};

function read(folder: string, names: ReadonlyMap<string, string>, name: string): Media | undefined {
  const type = names.get(name);
  return type === undefined ? undefined : { type, bytes: readFileSync(join(folder, name)) };
}

/** Returns a picture named by news items. */
export function pictureOf(name: string): Media | undefined {
  return Object.hasOwn(UNSHOWABLE, name) ? UNSHOWABLE[name] : read(FOLDER, PICTURES, name);
}

/** Returns the fallback picture of a content type (PUB-12). */
export function typePictureOf(name: string): Media | undefined {
  return read(TYPE_FOLDER, TYPE_PICTURES, name);
}
