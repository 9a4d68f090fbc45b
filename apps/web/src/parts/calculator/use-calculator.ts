import { useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRight, type Problems } from './link.ts';
import { useAfterPress } from './use-after-press.ts';

/** What a calculator is, apart from its looks. */
export interface CalculatorRules<T> {
  /** The inputs of an address; always right, with the names of what had to be put right. */
  readonly open: (params: URLSearchParams) => { inputs: T; refused: readonly string[] };
  readonly write: (inputs: T) => URLSearchParams;
  readonly problemsOf: (inputs: T) => Problems;
}

export interface Calculator<T> {
  readonly inputs: T;
  /** The last inputs that were right, a moment late: typing never waits for the result. */
  readonly shown: T;
  /** What is wrong, but for the field that is being typed in. */
  readonly problems: Problems;
  readonly refused: readonly string[];
  /** Counts how often the result was asked for with something wrong; 0 when nothing is. */
  readonly failures: number;
  readonly change: (part: Partial<T>) => void;
  readonly submit: () => Problems;
  /** Address of the inputs shown. */
  readonly link: () => string;
  /** Of the form: which field is being typed in. */
  readonly watch: {
    onFocus: () => void;
    onBlur: () => void;
  };
}

/** Browsers refuse a page that changes its address at every key. */
const ADDRESS_PAUSE_MS = 400;

const fieldOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-field]')?.dataset.field;

function useAddress<T>(shown: T, opened: T, write: CalculatorRules<T>['write']): void {
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    const next = write(shown);
    if (shown === opened || next.toString() === params.toString()) return;
    const timer = setTimeout(
      () => setParams(next, { replace: true, preventScrollReset: true }),
      ADDRESS_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, opened, write, params, setParams]);
}

/** State of a calculator: what is typed, what is wrong, what was last right. It lives in the address, too. */
export function useCalculator<T extends object>(rules: CalculatorRules<T>): Calculator<T> {
  const { problemsOf, write } = rules;
  const [params] = useSearchParams();
  const [opened] = useState(() => rules.open(params));
  const [inputs, setInputs] = useState(opened.inputs);
  const [right, setRight] = useState(opened.inputs);
  const [field, setField] = useState<string>();
  const [failures, setFailures] = useState(0);
  const shown = useDeferredValue(right);
  const afterPress = useAfterPress();
  useAddress(shown, opened.inputs, write);
  const { [field ?? '']: _, ...problems } = problemsOf(inputs);
  // What is wrong with a field appears when it is left, and moves what is below it.
  const follow = () => afterPress(() => setField(fieldOf(document.activeElement)));
  return {
    inputs,
    shown,
    problems,
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
    watch: {
      onFocus: follow,
      onBlur: follow,
    },
  };
}
