import { type KeptDraft, namesWithout, type WithFiles } from '../../parts/requests/draft-files.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';

/** What is typed into the request form. */
export interface Draft extends WithFiles {
  readonly welfare_code: string;
  readonly event_date: string;
  readonly quantity: string;
  /** Account number; empty for the bank. */
  readonly pay_to: string;
  readonly note: string;
}

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

export const readDraftOf = ({ word, files, lostFiles }: KeptDraft): Draft => ({
  welfare_code: word('welfare_code'),
  event_date: word('event_date'),
  quantity: word('quantity') || '1',
  pay_to: word('pay_to'),
  note: word('note'),
  files,
  lostFiles,
});

/** The form that is opened next begins with this kind. */
export function beginWith(welfare_code: string): void {
  keepDraft(NAME, { ...Object(readDraft(NAME)), welfare_code });
}
