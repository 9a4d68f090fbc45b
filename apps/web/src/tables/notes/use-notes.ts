import type { MemberNote, NoteKind } from '@coop/contracts/member/own/note';
import { useMemo } from 'react';
import { useFeed } from '../../feed/use-feed.ts';
import { useMemberSession } from '../../session/session.ts';

/** Entry that a note is about. */
export interface NotedEntry {
  readonly kind: NoteKind;
  readonly refNo: string;
  /** In words, for the list of all notes. */
  readonly title: string;
}

/** The member's notes by entry. */
export type Notes = ReadonlyMap<string, MemberNote>;

export const entryKey = (kind: string, refNo: string) => `${kind}/${refNo}`;

/**
 * The member's notes; undefined while they are not known, where a backend keeps none, and for whoever looks
 * on. Nothing is said of a failure: the entry itself is there.
 */
export function useNotes(isWanted = true): Notes | undefined {
  const session = useMemberSession();
  const isOwn = isWanted && session?.impersonated !== true && session?.relative === undefined;
  const { data } = useFeed('memberNoteList', isOwn ? {} : undefined, { quiet: true });
  return useMemo(
    () => data && new Map(data.rows.map((row) => [entryKey(row.kind, row.ref_no), row])),
    [data],
  );
}
