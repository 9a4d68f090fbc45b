import { formatCount } from '@coop/format/money';
import { SearchField } from '@coop/ui/search-field';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { meantBy } from '../../find-people.ts';
import type { Person } from '../people/people.ts';
import { focusFirstRow } from '../people/rows.ts';
import { text } from '../text.ts';
import styles from './find.module.css';
import type { SheetFilter } from './use-filter.ts';

const words = text.find;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Whether a press is the key / alone: by its place, because on a Thai keyboard it types ฝ. */
function isSlash(event: globalThis.KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return event.key === '/' || event.code === 'Slash';
}

/** Calls back when / is pressed outside of fields and dialogs. */
function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPING);
      if (!isSlash(event) || isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [onSlash]);
}

interface FindProps {
  readonly people: readonly Person[];
  readonly filter: SheetFilter;
  /** Opens whom an entry means. */
  readonly onOpen: (no: string) => void;
}

/** Finds people as one types; Enter opens the one that is meant, or says that there are several. */
export function Find({ people, filter, onOpen }: FindProps) {
  const id = useId();
  const { query, mark, found, change } = filter;
  // The entry for which Enter was pressed: another entry has no answer yet.
  const [asked, ask] = useState<string>();
  useSlashKey(useCallback(() => document.getElementById(id)?.focus(), [id]));
  const among = mark ? people.filter(({ marks }) => marks.has(mark)) : people;
  const meant = query !== '' && asked === query ? meantBy(query, among) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(query);
    const [first, ...others] = meantBy(query, among);
    if (first && others.length === 0) onOpen(first.no);
  };
  const down = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && focusFirstRow()) event.preventDefault();
  };
  return (
    <>
      <form noValidate onSubmit={submit} className={styles.find}>
        <SearchField
          id={id}
          label={words.label}
          value={query}
          onKeyDown={down}
          onChange={(q) => change({ q })}
        />
      </form>
      <p role="status" className={styles.said}>
        {meant.length > 1 ? (
          words.several(formatCount(meant.length))
        ) : (
          <span className="visually-hidden">
            {query !== '' && words.found(formatCount(found.length))}
          </span>
        )}
      </p>
    </>
  );
}
