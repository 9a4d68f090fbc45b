const KILO = 1_024;

/** A readable file size: whole kilobytes, or megabytes with one decimal; empty when unknown. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes)) return '';
  if (bytes < KILO * KILO) return `${Math.max(1, Math.round(bytes / KILO)).toString()} KB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
