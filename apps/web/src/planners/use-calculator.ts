import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { isRight, type Problems, type Reading } from './link.ts';

/** The rules of a calculator, without its appearance. */
export interface CalculatorRules<T> {
  /** Reads the inputs of an address. */
  readonly open: (params: URLSearchParams) => Reading<T>;
  readonly write: (inputs: T) => URLSearchParams;
  readonly problemsOf: (inputs: T) => Problems;
}

export interface Calculator<T> {
  readonly inputs: T;
  /** The last valid inputs, deferred, so that typing never waits for the result. */
  readonly shown: T;
  /** Problems of all fields except the one being typed in. */
  readonly problems: Problems;
  /** Tells whether what is shown answers all that is typed. */
  readonly isAnswered: boolean;
  readonly refused: readonly string[];
  /** Number of submissions with problems; 0 while there are none. */
  readonly failures: number;
  readonly change: (part: Partial<T>) => void;
  readonly submit: () => Problems;
  /** Address of the inputs shown. */
  readonly link: () => string;
  /** Event handlers for the form, which track the field being typed in. */
  readonly watch: Readonly<Record<'onFocus' | 'onBlur', () => void>>;
}

/** Browsers limit how often a page may change its address. */
const ADDRESS_PAUSE_MS = 400;
/** No new page: the field that is typed in stays where it is. */
const SAME_PAGE = { replace: true, preventScrollReset: true };

const fieldOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-field]')?.dataset.field;

function useAddress<T>(shown: T, opened: T, write: CalculatorRules<T>['write']): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const next = write(shown);
    if (shown === opened || next.toString() === params.toString()) return;
    const timer = setTimeout(() => setParams(next, SAME_PAGE), ADDRESS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [shown, opened, write, params, setParams]);
}

/** State of a calculator: typed inputs, problems, last valid inputs. The inputs are also in the address. */
export function useCalculator<T extends object>(rules: CalculatorRules<T>): Calculator<T> {
  const { problemsOf, write } = rules;
  const [params] = useSearchParams();
  const kind = useNavigationType();
  const [opened, setOpened] = useState(() => rules.open(params));
  const [inputs, setInputs] = useState(opened.typed);
  const [right, setRight] = useState(opened.inputs);
  const [field, setField] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [address, setAddress] = useState(params.toString());
  if (address !== params.toString()) {
    setAddress(params.toString());
    // Going back or forward to another entry of the same page; others are written here.
    if (kind === 'POP') {
      const there = rules.open(params);
      setOpened(there);
      setInputs(there.typed);
      setRight(there.inputs);
    }
  }
  const shown = useDeferredValue(right);
  const afterPress = useAfterPress();
  useAddress(shown, opened.inputs, write);
  const all = problemsOf(inputs);
  const { [field ?? '']: _, ...problems } = all;
  // The problem of a field appears when it loses focus, and moves what is below it.
  const follow = () => afterPress(() => setField(fieldOf(document.activeElement)));
  return {
    inputs,
    shown,
    problems,
    isAnswered: isRight(all),
    refused: opened.refused,
    failures,
    change(part) {
      const next = { ...inputs, ...part };
      setInputs(next);
      if (!isRight(problemsOf(next))) return;
      setRight(next);
      setFailures(0);
    },
    submit() {
      const found = problemsOf(inputs);
      setField(undefined);
      setFailures((count) => (isRight(found) ? 0 : count + 1));
      return found;
    },
    link: () => `${location.origin}${location.pathname}?${write(right)}`,
    watch: { onFocus: follow, onBlur: follow },
  };
}

/**
 * Returns a function that runs a change which may move the page: at once, or after the pointer is released. A button
 * that moves away between press and release would not be clicked.
 */
function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const press = (event: PointerEvent) => {
      // Primary button only: after the context menu there may be no release event.
      isPressed.current = event.button === 0;
    };
    const release = () => {
      isPressed.current = false;
      // Runs after the click event, which follows in the same task.
      if (waiting.current) setTimeout(waiting.current);
      waiting.current = undefined;
    };
    const shown = new AbortController();
    const early = { capture: true, signal: shown.signal };
    addEventListener('pointerdown', press, early);
    addEventListener('pointerup', release, early);
    addEventListener('pointercancel', release, early);
    return () => shown.abort();
  }, []);
  return (change) => {
    if (isPressed.current) waiting.current = change;
    else change();
  };
}
