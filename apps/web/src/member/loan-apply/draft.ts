import { useState } from 'react';
import { dropDraft, holdDraft, keepDraft, readDraft } from '../../session/drafts.ts';
import { forgetKey, keyFor } from '../../session/sent-key.ts';

export type PaperFiles = Readonly<Record<string, File>>;

/** What is typed into the form. */
export interface Draft {
  readonly code: string;
  readonly purpose: string;
  readonly amount: string;
  /** Number of instalments; empty for the longest. */
  readonly term: string;
  readonly guarantors: readonly string[];
  /** By the code of the paper. */
  readonly files: PaperFiles;
  /** Names of files that a reload has lost, by the code of the paper. */
  readonly lostFiles: Readonly<Record<string, string>>;
}

const NAME = 'loan-apply';
const held = () => holdDraft<PaperFiles>(NAME);
const word = (value: unknown) => (typeof value === 'string' ? value : '');
const words = (value: unknown) => (Array.isArray(value) ? value.map(word) : []);

/** Names by paper, without the papers that have their file. */
const namesWithout = (names: unknown, files: PaperFiles): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names ?? {})
      .map(([code, name]) => [code, word(name)] as const)
      .filter(([code, name]) => name !== '' && !files[code]),
  );

function loadDraft(code: string): Draft {
  const kept = (readDraft(NAME) ?? {}) as Record<string, unknown>;
  const files = held().read() ?? {};
  return {
    code: code || word(kept.code),
    purpose: word(kept.purpose),
    amount: word(kept.amount),
    term: word(kept.term),
    guarantors: words(kept.guarantors),
    files,
    lostFiles: namesWithout(kept.file_names, files),
  };
}

/** Idempotency key of what is sent: sent again it is the same request. */
export function applyKey(sent: object, files: readonly File[]): string {
  const marks = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return keyFor(NAME, { ...sent, files: marks });
}

/** The draft of this tab, with the product of the address; it outlives a session that ends in the middle. */
export function useDraft(code: string) {
  const [values, setValues] = useState(() => loadDraft(code));
  return {
    values,
    change(part: Partial<Draft>) {
      const files = part.files ?? values.files;
      const next = { ...values, ...part, lostFiles: namesWithout(values.lostFiles, files) };
      setValues(next);
      const { files: _, lostFiles, ...typed } = next;
      const chosen = Object.entries(files).map(([code, { name }]) => [code, name]);
      keepDraft(NAME, { ...typed, file_names: { ...lostFiles, ...Object.fromEntries(chosen) } });
      held().keep(files);
    },
    reset() {
      dropDraft(NAME);
      forgetKey(NAME);
      held().drop();
      setValues(loadDraft(''));
    },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
