import { dropDraft, holdDraft, keepDraft, readDraft } from '../session/drafts.ts';
import { forgetKey, keyFor } from '../session/sent-key.ts';

/** Files by the paper that they stand for. */
export type PaperFiles = Readonly<Record<string, readonly File[]>>;

/** Papers that a form keeps. */
export interface WithFiles {
  readonly files: PaperFiles;
  /** Names of files that a reload has lost, by their paper: they have to be chosen again. */
  readonly lostFiles: Readonly<Record<string, readonly string[]>>;
}

/** The draft of a form in this tab, to be read field by field, as an older version of the page may have written it. */
export interface KeptDraft extends WithFiles {
  readonly word: (name: string) => string;
  readonly words: (name: string) => string[];
}

const asWord = (value: unknown) => (typeof value === 'string' ? value : '');
const asWords = (value: unknown) => (Array.isArray(value) ? value.map(asWord) : []);

/** Names by paper, without those that have their file. */
export function namesWithout(names: object, files: PaperFiles): Record<string, string[]> {
  const left = Object.entries(names).map(([paper, of]) => {
    const there = files[paper]?.map(({ name }) => name) ?? [];
    return [paper, asWords(of).filter((name) => name !== '' && !there.includes(name))] as const;
  });
  return Object.fromEntries(left.filter(([, of]) => of.length > 0));
}

const filesOf = (form: string) => holdDraft<PaperFiles>(form);

export function readKept(form: string): KeptDraft {
  const kept = (readDraft(form) ?? {}) as Record<string, unknown>;
  const files = filesOf(form).read() ?? {};
  return {
    word: (name) => asWord(kept[name]),
    words: (name) => asWords(kept[name]),
    files,
    lostFiles: namesWithout(Object(kept.file_names), files),
  };
}

/** Keeps what is typed: a session that ends loses nothing of it, a reload all but the names of its files. */
export function keepTyped<F extends Partial<WithFiles>>(form: string, typed: F): void {
  const { files, lostFiles, ...others } = typed;
  if (!files) {
    keepDraft(form, others);
    return;
  }
  const names = Object.entries(files).map(([paper, of]) => [paper, of.map(({ name }) => name)]);
  const file_names: Record<string, readonly string[]> = Object.fromEntries(names);
  for (const [paper, lost] of Object.entries(namesWithout(lostFiles ?? {}, files))) {
    file_names[paper] = [...(file_names[paper] ?? []), ...lost];
  }
  keepDraft(form, { ...others, file_names });
  filesOf(form).keep(files);
}

/** Once it is sent, the next is another request. */
export function dropKept(form: string): void {
  dropDraft(form);
  forgetKey(form);
  filesOf(form).drop();
}

/** The idempotency key of a request: sent again it is the same one. */
export function requestKey(
  form: string,
  sent: object,
  files: readonly File[] = [],
  owner?: string,
): string {
  const marks = files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  return keyFor(form, files.length > 0 ? { ...sent, files: marks } : sent, owner);
}
