import { useState } from 'react';
import {
  dropDraft,
  holdDraft,
  keepDraft,
  keptKey,
  randomKey,
  readDraft,
} from '../../session/drafts.ts';

/** What is typed into the request form. */
export interface Draft {
  /** Idempotency key: sent again it is the same request; every change of the draft makes a new key. */
  readonly key: string;
  readonly welfare_code: string;
  readonly event_date: string;
  readonly quantity: string;
  /** Account number; empty for the bank. */
  readonly pay_to: string;
  readonly note: string;
  readonly files: readonly File[];
}

const NAME = 'welfare';
const heldFiles = () => holdDraft<readonly File[]>(NAME);
const word = (value: unknown) => (typeof value === 'string' ? value : '');

function loadDraft(): Draft {
  const kept = (readDraft(NAME) ?? {}) as Record<string, unknown>;
  return {
    key: keptKey(kept.key),
    welfare_code: word(kept.welfare_code),
    event_date: word(kept.event_date),
    quantity: word(kept.quantity) || '1',
    pay_to: word(kept.pay_to),
    note: word(kept.note),
    files: heldFiles().read() ?? [],
  };
}

/**
 * The draft of this tab. It outlives another tab of the page and a session that ends in the middle; a reload but for
 * its files.
 */
export function useDraft() {
  const [values, setValues] = useState(loadDraft);
  return {
    values,
    change: (part: Partial<Draft>) => {
      const next = { ...values, ...part, key: randomKey() };
      setValues(next);
      const { files, ...typed } = next;
      keepDraft(NAME, typed);
      heldFiles().keep(files);
    },
    reset: () => {
      dropDraft(NAME);
      heldFiles().drop();
      setValues(loadDraft());
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
