import type { MemberNote } from '@coop/contracts/member/own/note';
import { Button } from '@coop/ui/button';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import { NoteSheet } from './note-sheet.tsx';
import styles from './notes.module.css';
import { text } from './text.ts';
import { entryKey, type NotedEntry, useNotes } from './use-notes.ts';

interface NoteMarkProps {
  readonly entry: NotedEntry;
  readonly note: MemberNote | undefined;
  /** As long as the text may be in the mark; all of it stands in the sheet. */
  readonly words?: string;
}

/** The small mark at an entry: what is noted there, or that something can be; a press opens the sheet. */
export function NoteMark({ entry, note, words }: NoteMarkProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className={`${styles.mark} no-print`}
        icon={<NotebookPen aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>
          {words ?? note?.note ?? text.write} <span className="visually-hidden">{entry.title}</span>
        </span>
      </Button>
      {open && <NoteSheet entry={entry} note={note} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The note on a contract, an account or a month, in full, with the way to write it. Not on paper: paper is shown around. */
export function EntryNote(entry: NotedEntry) {
  const notes = useNotes();
  if (!notes) return null;
  const note = notes.get(entryKey(entry.kind, entry.refNo));
  return (
    <div className={`${styles.entry} no-print`}>
      {note && (
        <p className={styles.text}>
          <strong>{text.title}</strong> {note.note}
        </p>
      )}
      <NoteMark entry={entry} note={note} words={note ? 'แก้ไขบันทึก' : text.write} />
    </div>
  );
}
