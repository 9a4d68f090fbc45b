import { type KeptDraft, namesWithout, type WithFiles } from '../../requests/draft-files.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';

/** Of the draft in this tab. */
export const NAME = 'welfare';
/** The papers are chosen together, in one field. */
const PAPERS = 'papers';

export const papersIn = ({ files }: WithFiles): readonly File[] => files[PAPERS] ?? [];
export const lostPapers = ({ lostFiles }: WithFiles) => lostFiles[PAPERS] ?? [];
/** The draft with other papers: one that is chosen again is lost no longer. */
export function withPapers({ lostFiles }: WithFiles, chosen: readonly File[]): WithFiles {
  const files = { [PAPERS]: chosen };
  return { files, lostFiles: namesWithout(lostFiles, files) };
}

export const readDraftOf = ({ word, files, lostFiles }: KeptDraft) => ({
  welfare_code: word('welfare_code'),
  event_date: word('event_date'),
  quantity: word('quantity') || '1',
  /** Account number; empty for the bank. */
  pay_to: word('pay_to'),
  note: word('note'),
  files,
  lostFiles,
});

/** Text typed into the request form. */
export type Draft = ReturnType<typeof readDraftOf>;

/** The form that is opened next begins with this kind. */
export function beginWith(welfare_code: string): void {
  keepDraft(NAME, { ...Object(readDraft(NAME)), welfare_code });
}
