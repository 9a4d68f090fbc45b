import type { MemberNote, memberNote } from '@coop/contracts/member/own/note';
import { wallTime } from '@coop/cooperative/moments';
import { monthOf } from '@coop/cooperative/remittance/sheet';
import { requestsOf } from '@coop/cooperative/requests/money-requests';
import type { Call, HandlersOf } from '../../call/handler.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import type { NoteFact } from '../../world/state/kinds/fact-values.ts';
import type { World } from '../../world/world.ts';

/** Maximum number of notes per member. */
const MOST_NOTES = 1_000;

type Key = Pick<NoteFact, 'kind' | 'ref_no'>;

const keyOf = ({ kind, ref_no }: Key) => `${kind}/${ref_no}`;

/** The member's notes by what they are about, as the log leaves them. */
function notesOf(world: World, subject: string): Map<string, MemberNote> {
  const notes = new Map<string, MemberNote>();
  for (const { at, value } of world.overlay.all('note', subject)) {
    const key = keyOf(value);
    // The most recently written note goes to the end.
    notes.delete(key);
    if (value.note !== '') notes.set(key, { ...value, updated_at: wallTime(at) });
  }
  return notes;
}

/** Returns the part before the day and number of a row. A contract number may contain a slash. */
const ownerOf = (refNo: string) => refNo.split('/').slice(0, -2).join('/');
const SHARE_ROW = /^\d{4}-\d{2}-\d{2}\/./;

/** Returns whether the member owns the subject of a note. */
function isOwn(world: World, subject: string, { kind, ref_no }: Key): boolean {
  const { contracts, deposits, keps } = world.records(Number(subject));
  const hasContract = (no: string) => contracts.some((contract) => contract.contractNo === no);
  const hasAccount = (no: string) => deposits.some((deposit) => deposit.accountNo === no);
  switch (kind) {
    case 'LOAN':
      return hasContract(ref_no);
    case 'LOAN_ROW':
      return hasContract(ownerOf(ref_no));
    case 'DEPOSIT':
      return hasAccount(ref_no);
    case 'DEPOSIT_ROW':
      return hasAccount(ownerOf(ref_no));
    case 'SHARE_ROW':
      return SHARE_ROW.test(ref_no);
    case 'KEP':
      return keps.has(monthOf(ref_no));
    case 'REQUEST':
      return requestsOf(world, subject).some(({ fact }) => fact.requestNo === ref_no);
  }
}

interface Change extends Key {
  readonly title: string;
  /** Empty: the note is deleted. */
  readonly note: string;
  readonly revision: number;
}

/** Writes a change, unless the current note is not the one the member has read. */
function change(
  { world, subject }: Pick<Call<'memberNoteSave'>, 'world' | 'subject'>,
  wanted: Change,
  done: string,
) {
  const notes = notesOf(world, subject);
  const current = notes.get(keyOf(wanted));
  if (!current && !isOwn(world, subject, wanted)) throw notFound();
  const isDone = (current?.note ?? '') === wanted.note;
  if (isDone) return { rc_code: '1', rc_des: done, ...(current && { current }) };
  if ((current?.revision ?? 0) !== wanted.revision) {
    return {
      rc_code: '0',
      rc_des: current ? 'บันทึกนี้ถูกแก้ไขจากอุปกรณ์อื่น' : 'บันทึกนี้ถูกลบจากอุปกรณ์อื่น',
      ...(current && { current }),
    };
  }
  if (!current && notes.size >= MOST_NOTES) {
    throw invalid({ note: [`เก็บบันทึกได้ไม่เกิน ${MOST_NOTES} รายการ กรุณาลบรายการที่ไม่ใช้`] });
  }
  const { kind, ref_no, title, note } = wanted;
  const value = { kind, ref_no, title, note, revision: wanted.revision + 1 };
  const now = world.clock.now();
  world.overlay.append({ at: now, kind: 'note', subject, value });
  const saved = { ...value, updated_at: wallTime(now) };
  return { rc_code: '1', rc_des: done, ...(note !== '' && { current: saved }) };
}

export const memberNoteHandlers: HandlersOf<keyof typeof memberNote> = {
  memberNoteList({ world, session, subject }) {
    // Notes are private, even from somebody viewing the account.
    if (session?.impersonatedBy) return { rows: [] };
    return { rows: [...notesOf(world, subject).values()].toReversed() };
  },

  memberNoteSave(call) {
    return change(call, { ...call.body, note: call.body.note.trim() }, 'เก็บบันทึกแล้ว');
  },

  memberNoteDelete(call) {
    return change(call, { ...call.body, title: '', note: '' }, 'ลบบันทึกแล้ว');
  },
};
