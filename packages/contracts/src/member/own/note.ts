import * as z from 'zod/mini';
import { memberChanges, memberReads } from '../../entry/endpoint.ts';
import { titled } from '../../entry/titled.ts';
import { Result, sentText } from '../../entry/wire.ts';
import { MOST_NOTE_LETTERS } from './note-limits.ts';

/** Subject of a note: a contract, an account, a month of collection, a money request, or one row of a statement. */
export const NoteKind = z.enum([
  'LOAN',
  'LOAN_ROW',
  'DEPOSIT',
  'DEPOSIT_ROW',
  'SHARE_ROW',
  'KEP',
  'REQUEST',
]);
export type NoteKind = z.infer<typeof NoteKind>;

/** Names the entry: the contract, the account, the month or the request; of a row its day and number behind that. */
const EntryRef = sentText(80);

export const MemberNote = z.strictObject({
  kind: titled('ประเภท', NoteKind),
  ref_no: titled('เลขที่อ้างอิง', z.string()),
  /** The entry in words, as the member saw it. */
  title: titled('เรื่อง', z.string()),
  note: titled('บันทึก', z.string()),
  /** Counts the versions of the note, from 1. */
  revision: titled('แก้ไขครั้งที่', z.int()),
  /** Wall time in Bangkok: `2026-11-20 09:00:00`. */
  updated_at: titled('เขียนเมื่อ', z.string()),
});
export type MemberNote = z.infer<typeof MemberNote>;

export const MemberNoteList = z.strictObject({
  /** The one written last first. Empty for who looks on in the member's name. */
  rows: titled('รายการ', z.array(MemberNote)),
});
export type MemberNoteList = z.infer<typeof MemberNoteList>;

/** Refused with another code than 1 where the note was changed elsewhere since: then `current` is the stored one. */
const MemberNoteSaved = z.strictObject({
  ...Result.shape,
  /** The stored note; absent where there is none. */
  current: z.optional(MemberNote),
});

/** The revision that was read before; 0 where there was no note. */
const Revision = z.int().check(z.gte(0));

export const memberNote = {
  memberNoteList: memberReads({
    path: '/api/member/mem_note',
    titleTH: 'บันทึกของท่าน',
    dataCopy: { section: 'notes' },
    response: MemberNoteList,
    summary: 'The member’s own notes, which nobody else is shown',
  }),
  memberNoteSave: memberChanges({
    path: '/api/member/mem_note_save',
    follows: ['memberNoteList'],
    body: z.strictObject({
      kind: NoteKind,
      ref_no: EntryRef,
      title: sentText(160),
      note: z
        .string()
        .check(
          z.regex(/\S/, 'กรุณากรอกบันทึก'),
          z.maxLength(MOST_NOTE_LETTERS, `บันทึกยาวเกิน ${MOST_NOTE_LETTERS} ตัวอักษร`),
        ),
      revision: Revision,
    }),
    response: MemberNoteSaved,
    titleTH: 'บันทึกโน้ต',
    summary: 'Writes a note; refused, with what stands there, where it was changed elsewhere since',
  }),
  memberNoteDelete: memberChanges({
    path: '/api/member/mem_note_delete',
    follows: ['memberNoteList'],
    body: z.strictObject({ kind: NoteKind, ref_no: EntryRef, revision: Revision }),
    response: MemberNoteSaved,
    titleTH: 'ลบโน้ต',
    summary: 'Deletes a note; deleting one twice is no error, one changed elsewhere is kept',
  }),
} as const;
