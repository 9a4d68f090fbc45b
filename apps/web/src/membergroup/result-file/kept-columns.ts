import * as z from 'zod/mini';
import { deviceStorage } from '../../session/storage/storage.ts';

// Which column of a payroll is what, by the questions that name its heads: kept on this device for the next month.

const STORE = 'payroll-columns';
/** Answers for three files; a file may have further questions. */
const MOST = 12;

const Kept = z.array(z.strictObject({ key: z.string(), value: z.string() }));
export type KeptColumns = z.infer<typeof Kept>;

export function keptColumns(): KeptColumns {
  try {
    return Kept.parse(JSON.parse(deviceStorage.getItem(STORE) ?? '[]'));
  } catch {
    return [];
  }
}

const without = (keys: readonly string[]) => keptColumns().filter(({ key }) => !keys.includes(key));

/** Keeps answers, the newest last; those of the oldest file are given up. */
export function keepColumns(answers: KeptColumns): void {
  const kept = [...without(answers.map(({ key }) => key)), ...answers].slice(-MOST);
  deviceStorage.setItem(STORE, JSON.stringify(kept));
}

/** Forgets the answers about the file of these, the columns that it does not have included. */
export function forgetColumns(keys: readonly string[]): void {
  const files = keys.map((key) => key.slice(key.lastIndexOf(':')));
  const kept = keptColumns().filter(({ key }) => !files.some((file) => key.endsWith(file)));
  deviceStorage.setItem(STORE, JSON.stringify(kept));
}
