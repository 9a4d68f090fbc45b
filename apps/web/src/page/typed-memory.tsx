import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useGroupSession, useMemberSession } from '../session/session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in the fields of one page that somebody filled in, by name, in the order in which that was done. */
type Typed = Map<string, string>;

const isField = (target: unknown): target is Field =>
  target instanceof Element &&
  target.matches('input, textarea, select') &&
  !target.matches('[type=password], [type=file], [autocomplete=one-time-code]');

const isTick = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);
const stateOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

function nameOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
  return [field.type, field.name, label, isTick(field) ? field.value : ''].join('|');
}

/** Fills in a field as a person does, so that the form hears of it. */
function fillIn(field: Field, state: string): void {
  if (stateOf(field) === state) return;
  if (isTick(field)) {
    field.click();
    return;
  }
  // React would take the value for its own, had it been set on the field itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, state);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

const fieldsOf = () =>
  [...document.querySelectorAll('main :is(input, textarea, select)')].filter(isField);

/** Forgets what the page itself has put something else for, as it does after it was sent. */
function forgetOld(typed: Typed): void {
  if (typed.size === 0) return;
  for (const field of fieldsOf()) {
    if (typed.get(nameOf(field)) !== stateOf(field)) typed.delete(nameOf(field));
  }
}

/** Fills in each field once it is there, until all are, or somebody uses the page. */
function bringBack(typed: Typed, signal: AbortSignal): void {
  const left = new Map(typed);
  const fill = () => {
    for (const field of fieldsOf()) {
      const state = left.get(nameOf(field));
      left.delete(nameOf(field));
      if (state !== undefined) fillIn(field, state);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, stop, { signal });
  signal.addEventListener('abort', stop);
  fill();
}

/** Keeps what was typed on a page for whoever comes back to it by the history, until it is sent or another person signs in. */
export function TypedMemory() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const pages = useRef(new Map<string, Typed>());
  const last = useRef<{ pathname: string; typed: Typed }>(undefined);
  const person = `${useMemberSession()?.membership_no} ${useGroupSession()?.member_group_no}`;
  useEffect(() => () => pages.current.clear(), [person]);
  useEffect(() => {
    const isSame = kind === 'REPLACE' && last.current?.pathname === pathname;
    const typed = (isSame ? last.current?.typed : pages.current.get(key)) ?? new Map();
    pages.current.set(key, typed);
    last.current = { pathname, typed };
    const gone = new AbortController();
    const listen = { capture: true, signal: gone.signal };
    const keep = ({ target }: Event) => {
      if (!isField(target)) return;
      typed.delete(nameOf(target));
      typed.set(nameOf(target), stateOf(target));
    };
    let isSent = false;
    const use = () => {
      isSent = false;
      forgetOld(typed);
    };
    const send = () => {
      isSent = true;
    };
    if (kind === 'POP' && typed.size > 0) bringBack(typed, gone.signal);
    addEventListener('input', keep, listen);
    addEventListener('submit', send, listen);
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, use, listen);
    return () => {
      gone.abort();
      // It led on to what came of it.
      if (isSent) typed.clear();
    };
  }, [key, kind, pathname]);
  return null;
}
