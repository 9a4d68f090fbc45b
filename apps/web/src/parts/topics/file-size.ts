import { text } from './text.ts';

const KILO = 1_024;

/** A readable file size: whole kilobytes, or megabytes with one decimal; empty when unknown. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return '';
  if (bytes < KILO * KILO) return text.kilobytes(Math.max(1, Math.round(bytes / KILO)).toString());
  return text.megabytes((bytes / KILO / KILO).toFixed(1));
}
