import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useGroupSession, useMemberSession } from '../../session/session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

/** Texts in the fields of one page that somebody filled in, and which folds are open, by name, in the order in which that was done. */
type Typed = Map<string, string>;

/** A page that somebody may come back to. */
interface Kept {
  readonly pathname: string;
  readonly typed: Typed;
  scrolled: number;
}

const isField = (target: unknown): target is Field =>
  target instanceof Element &&
  target.matches('input, textarea, select, details') &&
  !target.matches(
    '[type=password], [autocomplete*=password], [type=file], [autocomplete=one-time-code]',
  );

const isFold = (field: Field) => field instanceof HTMLDetailsElement;
const isTick = (field: Field): field is HTMLInputElement =>
  !isFold(field) && /radio|checkbox/.test(field.type);

function stateOf(field: Field): string {
  if (isFold(field)) return String(field.open);
  return isTick(field) ? String(field.checked) : field.value;
}

function labelOf(field: Field): string {
  if (isFold(field)) return `details|${field.querySelector('summary')?.textContent}`;
  const { type, name, labels } = field;
  const label = labels?.[0]?.textContent ?? field.getAttribute('aria-label');
  return [type, name, label, isTick(field) ? field.value : ''].join('|');
}

/** Kind, name and label; the dates of a page have parts of the same labels. */
function nameOf(field: Field): string {
  const label = labelOf(field);
  const alike = fieldsOf().filter((other) => labelOf(other) === label);
  return `${label} ${alike.indexOf(field)}`;
}

const fieldsOf = () =>
  [...document.querySelectorAll(':is(main, search) :is(input, textarea, select, details)')].filter(
    isField,
  );

/** Fills in a field as a person does, so that the form hears of it. */
function fillIn(field: Field, state: string): void {
  if (stateOf(field) === state) return;
  if (isFold(field)) {
    field.open = state === 'true';
    return;
  }
  if (isTick(field)) {
    field.click();
    return;
  }
  // React would take the value for its own, had it been set on the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Follows what the page itself makes of it: commas in an amount, or nothing once it was sent. */
function follow(typed: Typed): void {
  if (typed.size === 0) return;
  for (const field of fieldsOf()) {
    if (!typed.has(nameOf(field))) continue;
    if (stateOf(field) === '') typed.delete(nameOf(field));
    else typed.set(nameOf(field), stateOf(field));
  }
}

/** Opens the folds that are there already: the page is scrolled next, to where it was with them. */
function unfold(typed: Typed): void {
  for (const fold of fieldsOf().filter(isFold))
    fillIn(fold, typed.get(nameOf(fold)) ?? stateOf(fold));
}

/** Scrolls down to a place as far as the page reaches by now; returns whether there is no further to go. */
function scrollOn(place: number, reached: number): boolean {
  // Somebody has scrolled up.
  if (scrollY < reached) return true;
  if (scrollY !== place) scrollTo({ top: place, behavior: 'instant' });
  return scrollY >= place;
}

/**
 * Fills in each field as soon as it is there, until somebody uses the page. What is unfolded may come later than the
 * page, which is scrolled on to where it was as it grows.
 */
function bringBack(typed: Typed, place: number, signal: AbortSignal): void {
  let isPlaced = false;
  let reached = 0;
  const left = new Map(typed);
  const filled = new WeakSet<Field>();
  const fill = async () => {
    for (const field of fieldsOf()) {
      const state = left.get(nameOf(field));
      if (state === undefined || filled.has(field)) continue;
      filled.add(field);
      fillIn(field, state);
      // The parts of a date make one value: each is told before the next is filled in.
      await null;
    }
    if (isPlaced || signal.aborted) return;
    isPlaced = scrollOn(place, reached);
    reached = scrollY;
  };
  const observer = new MutationObserver(() => void fill());
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  for (const event of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(event, stop, { signal });
  signal.addEventListener('abort', stop);
  void fill();
}

/** Keeps what was typed and unfolded on a page for whoever comes back to it by the history, until it is sent or another person signs in. */
export function TypedMemory() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const pages = useRef(new Map<string, Kept>());
  const here = useRef<Kept>(undefined);
  const place = useRef(0);
  const person = `${useMemberSession()?.membership_no} ${useGroupSession()?.member_group_no}`;
  useEffect(() => () => pages.current.clear(), [person]);
  useLayoutEffect(() => {
    // A page that only writes to its address stays the same, and so do its fields at another address of it.
    const stayed = here.current?.pathname === pathname ? here.current : undefined;
    const page = (kind === 'REPLACE' && stayed) ||
      pages.current.get(key) || { pathname, typed: new Map(stayed?.typed), scrolled: 0 };
    pages.current.set(key, page);
    here.current = page;
    place.current = page.scrolled;
    if (kind === 'POP') unfold(page.typed);
  }, [key, kind, pathname]);
  const bringItBack = useEffectEvent((signal: AbortSignal) => {
    const typed = here.current?.typed;
    if (kind === 'POP' && typed && typed.size > 0) bringBack(typed, place.current, signal);
  });
  useEffect(() => {
    const gone = new AbortController();
    const left = here.current?.pathname === pathname ? here.current.typed : undefined;
    bringItBack(gone.signal);
    const stopListening = listen(() => here.current?.typed ?? new Map());
    const note = () => here.current && Object.assign(here.current, { scrolled: scrollY });
    // What is heard of scrolling may come after the press that leaves the page.
    for (const event of ['scroll', 'pointerdown', 'keydown'])
      addEventListener(event, note, { signal: gone.signal });
    return () => {
      gone.abort();
      // What was sent led on to what came of it.
      if (stopListening() === 'sent') left?.clear();
    };
  }, [pathname]);
  return null;
}

/** Keeps what is typed from now on; the returned function ends that, and says whether it was just sent. */
function listen(typed: () => Typed): () => 'sent' | 'kept' {
  const gone = new AbortController();
  const early = { capture: true, signal: gone.signal };
  let last: 'sent' | 'kept' = 'kept';
  const keep = ({ target }: Event) => {
    if (!isField(target)) return;
    typed().delete(nameOf(target));
    typed().set(nameOf(target), stateOf(target));
  };
  const use = () => {
    last = 'kept';
    follow(typed());
  };
  const send = () => {
    last = 'sent';
  };
  for (const event of ['input', 'toggle']) addEventListener(event, keep, early);
  addEventListener('submit', send, early);
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, use, early);
  return () => {
    gone.abort();
    return last;
  };
}
