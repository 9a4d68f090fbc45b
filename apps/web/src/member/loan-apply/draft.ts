import type { KeptDraft, WithFiles } from '../../parts/requests/draft-files.ts';

/** What is typed into the form; its files by the code of the paper. */
export interface Draft extends WithFiles {
  readonly code: string;
  readonly purpose: string;
  readonly amount: string;
  /** Number of instalments; empty for the longest. */
  readonly term: string;
  readonly guarantors: readonly string[];
}

/** Of the draft in this tab. */
export const NAME = 'loan-apply';

/** The draft, of the product that the address asks for. */
export const readDraftOf = (code: string, { word, words, files, lostFiles }: KeptDraft): Draft => ({
  code: code || word('code'),
  purpose: word('purpose'),
  amount: word('amount'),
  term: word('term'),
  guarantors: words('guarantors'),
  files,
  lostFiles,
});
