import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dropAllDrafts, holdDraft } from '../../session/drafts.ts';
import { useDraft } from './draft.ts';

const paper = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

afterEach(() => dropAllDrafts());

test('after a reload the typed text is there, and the names of the files that have to be chosen again', () => {
  const before = renderHook(useDraft);
  act(() => before.result.current.change({ note: 'ไข้', files: [paper('ก.pdf'), paper('ข.pdf')] }));
  before.unmount();
  // The memory of the page is gone, what is stored stays.
  holdDraft('welfare').drop();
  const after = renderHook(useDraft);
  expect(after.result.current.values).toMatchObject({
    note: 'ไข้',
    files: [],
    lostFiles: ['ก.pdf', 'ข.pdf'],
  });
  act(() => after.result.current.change({ files: [paper('ข.pdf')] }));
  expect(after.result.current.values.lostFiles).toEqual(['ก.pdf']);
  act(() => after.result.current.reset());
  expect(after.result.current.values).toMatchObject({ note: '', files: [], lostFiles: [] });
  expect(sessionStorage).toHaveLength(0);
});

test('a session that ends in the middle keeps the files as well', () => {
  const before = renderHook(useDraft);
  act(() => before.result.current.change({ files: [paper('ก.pdf')] }));
  before.unmount();
  const { values } = renderHook(useDraft).result.current;
  expect(values.files.map(({ name }) => name)).toEqual(['ก.pdf']);
  expect(values.lostFiles).toEqual([]);
});
