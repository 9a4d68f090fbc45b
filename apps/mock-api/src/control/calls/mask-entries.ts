import { maskedCopy, maskText } from '@coop/contract-laws/mask';
import type { JournalEntry } from '../../world/simulation/journal.ts';

function masked(text: string): string {
  try {
    return JSON.stringify(maskedCopy(JSON.parse(text)));
  } catch {
    return maskText(text);
  }
}

/**
 * Masks journal entries for files that may be sent to others. The mock's people are invented, but calls that a real
 * backend answered are about real people, so their texts and values are masked.
 */
export const maskBackendCalls = (entries: readonly JournalEntry[]): JournalEntry[] =>
  entries.map((entry) =>
    entry.answeredBy === undefined
      ? entry
      : { ...entry, request: masked(entry.request), response: masked(entry.response) },
  );
