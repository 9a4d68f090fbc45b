import { afterEach, expect, test } from 'vitest';
import { dropKept, keepTyped, readKept } from '../../requests/draft-files.ts';
import { dropAllDrafts, holdDraft } from '../../session/drafts.ts';
import { beginWith, lostPapers, NAME, papersIn, readDraftOf, withPapers } from './draft.ts';

const paper = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const blank = () => readDraftOf(readKept(NAME));
const keep = (note: string, ...papers: readonly File[]) =>
  keepTyped(NAME, { ...blank(), note, ...withPapers(blank(), papers) });

afterEach(() => dropAllDrafts());

test('after a reload the typed text is there, and the names of the files that have to be chosen again', () => {
  keep('ไข้', paper('ก.pdf'), paper('ข.pdf'));
  // The memory of the page is gone, what is stored stays.
  holdDraft(NAME).drop();
  const after = blank();
  expect(after.note).toBe('ไข้');
  expect(papersIn(after)).toEqual([]);
  expect(lostPapers(after)).toEqual(['ก.pdf', 'ข.pdf']);
  keep('ไข้', paper('ข.pdf'));
  expect(lostPapers(blank())).toEqual(['ก.pdf']);
  holdDraft(NAME).drop();
  expect(lostPapers(blank()).toSorted()).toEqual(['ก.pdf', 'ข.pdf']);
  dropKept(NAME);
  expect(blank()).toMatchObject({ note: '', files: {}, lostFiles: {} });
  expect(sessionStorage).toHaveLength(0);
});

test('a session that ends in the middle keeps the files as well', () => {
  keep('', paper('ก.pdf'));
  expect(papersIn(blank()).map(({ name }) => name)).toEqual(['ก.pdf']);
  expect(lostPapers(blank())).toEqual([]);
});

test('a form that is opened for a kind keeps what was typed for another', () => {
  keep('ไข้', paper('ก.pdf'));
  beginWith('HOSPITAL');
  expect(blank()).toMatchObject({ welfare_code: 'HOSPITAL', note: 'ไข้' });
  expect(papersIn(blank())).toHaveLength(1);
});
