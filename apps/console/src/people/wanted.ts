import type { Wanted } from '../control/control.ts';

export const KINDS = ['สามัญ', 'สมทบ', 'บำนาญ'] as const;
export const FLAGS = ['overdue', 'unconfirmed', 'sharesPaused'] as const;

/** State of the search form; an empty field does not restrict the search. */
export interface SearchForm {
  readonly kind: string;
  readonly loans: string;
  readonly deposits: string;
  readonly agency: string;
  readonly overdue: boolean;
  readonly unconfirmed: boolean;
  readonly sharesPaused: boolean;
}

export const EMPTY_FORM: SearchForm = {
  kind: '',
  loans: '',
  deposits: '',
  agency: '',
  overdue: false,
  unconfirmed: false,
  sharesPaused: false,
};

/** Returns the search of a form. Wrong numbers are sent as they are, for the mock to refuse. */
export function wantedOf(form: SearchForm, world: string, from: number): Wanted {
  const kind = KINDS.find((one) => one === form.kind);
  return {
    world,
    from,
    limit: 20,
    ...(kind && { kind }),
    ...(form.loans && { loans: Number(form.loans) }),
    ...(form.deposits && { deposits: Number(form.deposits) }),
    ...(form.agency.trim() && { agency: form.agency.trim() }),
    ...(form.overdue && { overdue: true }),
    ...(form.unconfirmed && { unconfirmed: true }),
    ...(form.sharesPaused && { sharesPaused: true }),
  };
}
