import { useState } from 'react';
import { dropDraft, holdDraft, keepDraft, readDraft } from '../../session/drafts.ts';
import { forgetKey, keyFor } from '../../session/sent-key.ts';

/** What is typed into the request form. */
export interface Draft {
  readonly welfare_code: string;
  readonly event_date: string;
  readonly quantity: string;
  /** Account number; empty for the bank. */
  readonly pay_to: string;
  readonly note: string;
  readonly files: readonly File[];
  /** Names of files that a reload has lost: they have to be chosen again. */
  readonly lostFiles: readonly string[];
}

const NAME = 'welfare';
const heldFiles = () => holdDraft<readonly File[]>(NAME);
const word = (value: unknown) => (typeof value === 'string' ? value : '');

const namesWithout = (names: readonly string[], files: readonly File[]) =>
  names.filter((name) => !files.some((file) => file.name === name));

function loadDraft(): Draft {
  const kept = (readDraft(NAME) ?? {}) as Record<string, unknown>;
  const names = Array.isArray(kept.file_names) ? kept.file_names.map(word).filter(Boolean) : [];
  const files = heldFiles().read() ?? [];
  return {
    welfare_code: word(kept.welfare_code),
    event_date: word(kept.event_date),
    quantity: word(kept.quantity) || '1',
    pay_to: word(kept.pay_to),
    note: word(kept.note),
    files,
    lostFiles: namesWithout(names, files),
  };
}

/** Idempotency key of the draft as it is now: sent again it is the same request. */
export function draftKey({ lostFiles: _, files, ...typed }: Draft): string {
  const marks = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return keyFor(NAME, { ...typed, files: marks });
}

/**
 * The draft of this tab. It outlives another tab of the page and a session that ends in the middle; a reload, too, which
 * leaves only the names of its files.
 */
export function useDraft() {
  const [values, setValues] = useState(loadDraft);
  return {
    values,
    change: (part: Partial<Draft>) => {
      const { files = values.files } = part;
      const lostFiles = namesWithout(values.lostFiles, files);
      const next = { ...values, ...part, lostFiles };
      setValues(next);
      const { files: _, lostFiles: __, ...typed } = next;
      keepDraft(NAME, { ...typed, file_names: [...files.map(({ name }) => name), ...lostFiles] });
      heldFiles().keep(files);
    },
    reset: () => {
      dropDraft(NAME);
      forgetKey(NAME);
      heldFiles().drop();
      setValues(loadDraft());
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
