import type { Response } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import type { MemberNote, MemberNoteList } from '@coop/contracts/member/own/note';
import { dropInvisible } from '@coop/format/text/thai-text';
import { useState } from 'react';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { useCall } from '../../feed/use-call.ts';
import { listErrors } from '../../forms/form-errors.ts';
import { refusalOf } from '../../forms/refusal.ts';
import { refusalWords } from '../../forms/refusal-words.ts';
import { dropDraft, keepDraft, readDraft } from '../../session/drafts.ts';
import { notify } from '../../toasts/notify.ts';
import { entryKey, type NotedEntry } from './use-notes.ts';

export const NOTE_ID = 'note-text';
const FIELD_IDS = { note: NOTE_ID } as const;

interface Draft {
  readonly note: string;
  /** The version that it was written from. */
  readonly revision: number;
}

const isAbout = ({ kind, ref_no }: MemberNote, entry: NotedEntry) =>
  kind === entry.kind && ref_no === entry.refNo;

/** An older page may have stored something else. */
function draftOf(name: string): Draft | undefined {
  const { note, revision } = (readDraft(name) ?? {}) as Partial<Record<string, unknown>>;
  return typeof note === 'string' && typeof revision === 'number' ? { note, revision } : undefined;
}

/** Keeps what is wrong with the last try, at the field and in words. */
function useFailure() {
  const [{ field, words, attempts }, setFailure] = useState({
    field: '',
    words: [] as readonly string[],
    attempts: 0,
  });
  return {
    error: field || undefined,
    summary: { errors: listErrors(FIELD_IDS, () => field, words), attempts },
    fail: (field: string, words: readonly string[] = []) =>
      setFailure((last) => ({ field, words, attempts: last.attempts + 1 })),
  };
}

/**
 * A note being written. What is typed is a draft until it is stored, so that neither closing, nor a failure, nor the
 * end of the session loses it; what another device has written in the meantime is shown beside it.
 */
export function useNoteForm(entry: NotedEntry, note: MemberNote | undefined, onDone: () => void) {
  const saving = useCall('memberNoteSave');
  const removing = useCall('memberNoteDelete');
  const name = `note/${entryKey(entry.kind, entry.refNo)}`;
  const [draft] = useState(() => draftOf(name));
  const [typed, setTyped] = useState(draft?.note ?? note?.note ?? '');
  const [revision, setRevision] = useState(draft?.revision ?? note?.revision ?? 0);
  const [conflict, setConflict] = useState<MemberNote>();
  const { error, summary, fail } = useFailure();

  async function accept(sent: Promise<Response<'memberNoteSave'> | undefined>) {
    try {
      const answer = await sent;
      if (!answer) return;
      const { rc_code, rc_des, current } = answer;
      if (isSuccess(rc_code)) {
        dropDraft(name);
        notify.success(rc_des);
        onDone();
        return;
      }
      // The list has just been read again: where nothing stands any more, the next save writes a new note.
      const list = queryClient.getQueryData<MemberNoteList>(feedKey('memberNoteList', {}));
      const stands = current ?? list?.rows.find((row) => isAbout(row, entry));
      setConflict(current);
      setRevision(stands?.revision ?? 0);
      keepDraft(name, { note: typed, revision: stands?.revision ?? 0 });
      if (!current) fail('', [refusalWords(answer) ?? '']);
    } catch (error) {
      const { fields, words } = refusalOf(error, FIELD_IDS);
      fail(fields?.note ?? '', words ?? []);
    }
  }

  const { kind, refNo: ref_no, title } = entry;
  return {
    typed,
    busy: saving.busy || removing.busy,
    conflict,
    wasUnsaved: draft !== undefined && draft.note !== note?.note && typed === draft.note,
    error,
    summary,
    use(next: string) {
      setTyped(next);
      keepDraft(name, { note: next, revision });
    },
    save() {
      if (dropInvisible(typed).trim() === '') return fail('กรุณากรอกบันทึก');
      return accept(saving.run({ body: { kind, ref_no, title, note: typed, revision } }));
    },
    remove: () => accept(removing.run({ body: { kind, ref_no, revision } })),
  };
}
