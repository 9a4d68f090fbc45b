import { useState } from 'react';

/** What is typed into the request form. */
export interface Draft {
  readonly welfare_code: string;
  readonly event_date: string;
  readonly quantity: string;
  readonly note: string;
  readonly files: readonly File[];
}

const EMPTY: Draft = { welfare_code: '', event_date: '', quantity: '1', note: '', files: [] };

/** A random name; unlike randomUUID it is there on a plain http address too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The draft, and the key under which it is sent: however often, it is one request until the form is emptied. */
export function useDraft() {
  const [key, setKey] = useState(randomKey);
  const [values, setValues] = useState(EMPTY);
  return {
    key,
    values,
    change: (part: Partial<Draft>) => setValues((now) => ({ ...now, ...part })),
    reset: () => {
      setKey(randomKey());
      setValues(EMPTY);
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
