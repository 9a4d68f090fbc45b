import type { Wanted } from '../control/control.ts';

export const KINDS = ['สามัญ', 'สมทบ', 'บำนาญ'] as const;
export const FLAGS = ['overdue', 'unconfirmed', 'sharesPaused'] as const;

/** The search form at first; an empty field does not restrict the search. */
export const EMPTY_FORM = {
  kind: '',
  loans: '',
  deposits: '',
  agency: '',
  overdue: false,
  unconfirmed: false,
  sharesPaused: false,
};
export type SearchForm = Readonly<typeof EMPTY_FORM>;

/** Returns the search of a form. */
export function wantedOf(form: SearchForm, world: string, from: number): Wanted {
  const kind = KINDS.find((other) => other === form.kind);
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
