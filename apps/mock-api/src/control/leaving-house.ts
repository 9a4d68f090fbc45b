import { maskedCopy, maskText } from '@coop/contracts/drift/mask';
import type { JournalEntry } from '../world/rig/journal.ts';

function masked(text: string): string {
  try {
    return JSON.stringify(maskedCopy(JSON.parse(text)));
  } catch {
    return maskText(text);
  }
}

/**
 * Calls as a file may hold them that is sent to others. The mock's people are invented; what went to a real backend and
 * came from there is about people, so only its form is told.
 */
export const fitToSend = (entries: readonly JournalEntry[]): JournalEntry[] =>
  entries.map((one) =>
    one.answeredBy === undefined
      ? one
      : { ...one, request: masked(one.request), response: masked(one.response) },
  );
