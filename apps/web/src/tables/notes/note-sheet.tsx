import type { MemberNote } from '@coop/contracts/member/own/note';
import { MOST_NOTE_LETTERS } from '@coop/contracts/member/own/note-limits';
import { formatCount } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { TextArea } from '@coop/ui/text-area';
import { useState } from 'react';
import { FormSummary } from '../../forms/form-summary.tsx';
import styles from './notes.module.css';
import { text } from './text.ts';
import { NOTE_ID, useNoteForm } from './use-note-form.ts';
import type { NotedEntry } from './use-notes.ts';

interface NoteSheetProps {
  readonly entry: NotedEntry;
  readonly note: MemberNote | undefined;
  readonly onClose: () => void;
}

/** A note in a sheet over the page: written, changed, deleted. What is typed outlives closing and failing. */
export function NoteSheet({ entry, note, onClose }: NoteSheetProps) {
  const form = useNoteForm(entry, note, onClose);
  const [asks, setAsks] = useState(false);
  const footer = asks ? (
    <>
      <Button variant="danger" busy={form.busy} busyLabel="กำลังลบ" onClick={form.remove}>
        {text.remove}
      </Button>
      <Button onClick={() => setAsks(false)}>ไม่ลบ</Button>
    </>
  ) : (
    <>
      <Button variant="primary" busy={form.busy} busyLabel="กำลังเก็บ" onClick={form.save}>
        เก็บบันทึก
      </Button>
      {note && <Button onClick={() => setAsks(true)}>{text.remove}</Button>}
    </>
  );
  return (
    <Dialog title={text.title} open onClose={onClose} footer={footer}>
      <div className="stack">
        <FormSummary title="ยังเก็บบันทึกไม่ได้" {...form.summary} />
        <p>{entry.title}</p>
        {form.conflict && <Conflict current={form.conflict} onUse={form.use} typed={form.typed} />}
        {form.wasUnsaved && <p className="note">ข้อความนี้ท่านพิมพ์ไว้ก่อนหน้าและยังไม่ได้เก็บ</p>}
        <TextArea
          id={NOTE_ID}
          name="note"
          label="ข้อความ"
          hint={`ไม่เกิน ${formatCount(MOST_NOTE_LETTERS)} ตัวอักษร มีท่านเท่านั้นที่เห็น`}
          maxLength={MOST_NOTE_LETTERS}
          value={form.typed}
          error={form.error}
          onChange={(event) => form.use(event.target.value)}
        />
        <p role="status">{asks ? <strong>ลบบันทึกนี้หรือไม่</strong> : ''}</p>
      </div>
    </Dialog>
  );
}

interface ConflictProps {
  /** Note that stands there now. */
  readonly current: MemberNote;
  readonly typed: string;
  readonly onUse: (text: string) => void;
}

/** Both texts, and what can be done with them. */
function Conflict({ current, typed, onUse }: ConflictProps) {
  const both = `${current.note}\n${typed}`;
  return (
    <Band tone="waiting" title="บันทึกนี้ถูกแก้ไขจากอุปกรณ์อื่น">
      <p>ข้อความของท่านยังอยู่ด้านล่าง ข้อความจากอุปกรณ์อื่นคือ</p>
      <p className={styles.text}>{current.note}</p>
      <p>
        {both.length <= MOST_NOTE_LETTERS && (
          <>
            <Button onClick={() => onUse(both)}>ใช้ทั้งสองข้อความ</Button>{' '}
          </>
        )}
        <Button onClick={() => onUse(current.note)}>ใช้ข้อความจากอุปกรณ์อื่น</Button>
      </p>
    </Band>
  );
}
