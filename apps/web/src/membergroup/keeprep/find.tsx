import { formatCount } from '@coop/format/money';
import { Chips as ChipRow } from '@coop/ui/chips';
import { SearchField } from '@coop/ui/search-field';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { meantBy } from '../find-people.ts';
import type { SheetFilter } from './filter.ts';
import styles from './keeprep.module.css';
import { MARKS, type Mark, type Person } from './people.ts';
import { focusFirstRow } from './rows.ts';
import { text } from './text.ts';

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

const countOf = (people: readonly Person[], mark: Mark) =>
  people.filter(({ marks }) => marks.has(mark)).length;

interface ChipsProps {
  readonly filter: SheetFilter;
  /** Everybody, whatever was typed. */
  readonly all: readonly Person[];
}

/** Shows only some: each kind with how many they are. A kind that nobody is of is left out. */
export function Chips({ filter, all }: ChipsProps) {
  const { mark, change } = filter;
  const chips = MARKS.flatMap((one) => {
    const count = countOf(all, one);
    return count > 0 || mark === one ? [{ one, count }] : [];
  });
  if (chips.length === 0) return null;
  const billed = all.filter((one) => !one.isGone).length;
  const chip = (value: Mark | '', label: string, count: number) => ({
    value,
    label: `${label} ${formatCount(count)}`,
  });
  return (
    <ChipRow
      legend={text.find.chips}
      chips={[
        chip('', text.chips.all, billed),
        ...chips.map(({ one, count }) => chip(one, text.chips[one], count)),
      ]}
      value={mark ?? ''}
      onChange={(only) => change({ only, every: '' })}
    />
  );
}
