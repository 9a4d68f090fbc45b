import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../app/drafts.ts';

/** What is typed into the request form. Files are kept in memory only. */
export interface Draft {
  /** Names the request: sent again, it is the same one. */
  readonly key: string;
  readonly welfare_code: string;
  readonly event_date: string;
  readonly quantity: string;
  readonly note: string;
  readonly files: readonly File[];
}

const NAME = 'welfare';
const KEY = /^[\w-]{8,64}$/;

/** A random name; unlike randomUUID it is there on a plain http address too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

const word = (value: unknown) => (typeof value === 'string' ? value : '');

function loadDraft(): Draft {
  const kept = (readDraft(NAME) ?? {}) as Record<string, unknown>;
  const key = word(kept.key);
  return {
    key: KEY.test(key) ? key : randomKey(),
    welfare_code: word(kept.welfare_code),
    event_date: word(kept.event_date),
    quantity: word(kept.quantity) || '1',
    note: word(kept.note),
    files: [],
  };
}

/** The draft of this tab. It outlives another tab of the page, a reload and a session that ends in the middle. */
export function useDraft() {
  const [values, setValues] = useState(loadDraft);
  return {
    values,
    change: (part: Partial<Draft>) => {
      const next = { ...values, ...part };
      setValues(next);
      const { files: _, ...kept } = next;
      keepDraft(NAME, kept);
    },
    reset: () => {
      dropDraft(NAME);
      setValues(loadDraft());
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
