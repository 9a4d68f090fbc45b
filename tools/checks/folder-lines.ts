import { readFileSync } from 'node:fs';
import { readSourceFiles } from './source-files.ts';

/** Lines of source that each folder may have, the margin left aside. */
export const WRITTEN = new URL('folder-lines.json', import.meta.url);

export type FolderLines = Readonly<Record<string, number>>;

export const readWritten = (): FolderLines => JSON.parse(readFileSync(WRITTEN, 'utf8'));

/** Returns what everyday work may add before somebody has to write down that a folder grows. */
export const mostLines = (written: number) => Math.round(written * 1.05) + 60;

/** Returns the lines of source in each folder of a `src`, `server` or `build`, with those inside it. */
export function countLines(): FolderLines {
  const lines: Record<string, number> = {};
  for (const { path, isTest, text } of readSourceFiles()) {
    if (isTest || path.includes('.generated.')) continue;
    const folder = path.split('/').slice(0, -1).slice(0, 4).join('/');
    lines[folder] = (lines[folder] ?? 0) + text.split('\n').length - 1;
  }
  return lines;
}

/**
 * Writes down what has become smaller by more than a twentieth, and folders that are new or gone; what has grown is
 * written by hand, by whoever lets it grow.
 */
export function renderFolderLines(written: FolderLines, now: FolderLines): string {
  const kept = Object.entries(now).map(([folder, lines]) => {
    const before = written[folder] ?? lines;
    return [folder, lines < before * 0.95 ? lines : before] as const;
  });
  return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`;
}
