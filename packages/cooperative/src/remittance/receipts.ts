import type { BankReceiptFact, OverDecision, RemittanceFact } from '../log/fact-values.ts';
import { dayOf, endOfDay } from '../moments.ts';
import { officeMoment } from '../rules/working-days.ts';

// A note of the agency is no money: what it says is received once the cooperative has found it at the bank.

type At<T> = T & { readonly at: number };

/** A transfer that the agency noted. */
export type Note = At<Omit<RemittanceFact, 'month' | 'slip'>> & {
  /** The agency took it back: nobody looks for its money. */
  readonly isWithdrawn?: boolean;
};
/** Finding of the cooperative's desk at the bank. */
export type Brought = At<Omit<BankReceiptFact, 'month'>>;

/** Money that came for a month, with the cooperative's receipt. */
export interface Receipt {
  /** Moment of matching; of a month that nobody has said anything of, the first one after its due day. */
  readonly at: number;
  /** Day of the receipt: that of matching, which is never before the money came. */
  readonly on: string;
  /** Day on which the bank had the money. */
  readonly cameOn: string;
  readonly satang: number;
  readonly reference: string;
  /** Place of the agency's note that it answers, among those of the month. */
  readonly note?: number;
  /** Present where nothing came: what was too much goes elsewhere, or comes from there. */
  readonly over?: OverDecision;
}

/** State of a note: the cooperative looks for the money, has it, the bank has nothing of it, or it was taken back. */
export type NoteState = 'waiting' | 'received' | 'missing' | 'withdrawn';

/** Returns when the desk matches a note by itself: the office opens on the first working day after it was made. */
function matchedBy(note: Note): number {
  return officeMoment(endOfDay(dayOf(note.at)));
}

/** Returns the desk's answer to a note that counts: its money, else the last one that there is none. */
function answerTo(note: Note, index: number, brought: readonly Brought[], now: number) {
  if (note.isWithdrawn) return undefined;
  const answers = brought.filter((other) => other.note === index && other.at <= now);
  const came = answers.find((other) => other.satang > 0);
  const morning = matchedBy(note);
  // What was received by itself stays received: the desk has to be earlier.
  if (!answers.some((other) => other.at < morning)) {
    return now >= morning ? { ...note, at: morning } : undefined;
  }
  return came ?? answers.at(-1);
}

/** Returns what became of each note by a moment, in the order of the notes. */
export function noteStates(
  notes: readonly Note[],
  brought: readonly Brought[],
  now: number,
): NoteState[] {
  return notes.map((note, index) => {
    if (note.isWithdrawn) return 'withdrawn';
    const answer = answerTo(note, index, brought, now);
    if (!answer) return 'waiting';
    return answer.satang > 0 ? 'received' : 'missing';
  });
}

/**
 * Returns the receipts of a month by a moment, in the order of matching: for what the desk found at the bank, and for
 * each note that it left to the morning after.
 */
export function receiptsOf(
  notes: readonly Note[],
  brought: readonly Brought[],
  now: number,
): Receipt[] {
  const answered = notes.flatMap((note, index) => {
    const answer = answerTo(note, index, brought, now);
    return answer && answer.satang > 0 ? [{ over: undefined, ...answer, note: index }] : [];
  });
  const unannounced = brought.filter((other) => other.note === undefined && other.at <= now);
  return [...answered, ...unannounced]
    .sort((a, b) => a.at - b.at)
    .map(({ at, on, satang, reference, note, over }) => ({
      at,
      on: dayOf(at),
      cameOn: on,
      satang,
      reference,
      ...(note !== undefined && { note }),
      ...(over && { over }),
    }));
}
