import { text } from './text.ts';

const KILO = 1_024;

/** A file's size as people read it: whole kilobytes, from a megabyte on with one place; nothing where it is not known. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return '';
  if (bytes < KILO * KILO) return text.kilobytes(Math.max(1, Math.round(bytes / KILO)).toString());
  return text.megabytes((bytes / KILO / KILO).toFixed(1));
}
