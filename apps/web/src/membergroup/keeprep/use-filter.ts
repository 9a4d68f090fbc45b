import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { digitsOnly } from '@coop/format/thai-digits';
import { useDeferredValue, useMemo } from 'react';
import { useSearch } from '../../page/use-search.ts';

export interface SheetFilter {
  readonly unit: string;
  readonly from: string;
  readonly to: string;
  readonly isReversed: boolean;
  /** Whether anything is left out. */
  readonly isPart: boolean;
  readonly shown: readonly SheetMember[];
  readonly change: (part: Readonly<Record<string, string>>) => void;
  readonly showAll: () => void;
}

/** A typed number; an empty field is open. */
function bound(typed: string, open: number): number {
  const digits = digitsOnly(typed);
  return digits === '' ? open : Number(digits);
}

/** Unit and range of members; they live in the address. */
export function useFilter(members: readonly SheetMember[]): SheetFilter {
  const [params, change] = useSearch();
  const unit = params.get('unit') ?? '';
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const settled = useDeferredValue(`${unit}/${from}/${to}`);
  const shown = useMemo(() => {
    const [wanted = '', first = '', last = ''] = settled.split('/');
    const [least, most] = [bound(first, 0), bound(last, Number.POSITIVE_INFINITY)];
    return members.filter(({ unit_no, membership_no }) => {
      const no = Number(membership_no);
      return (wanted === '' || unit_no === wanted) && no >= least && no <= most;
    });
  }, [members, settled]);
  return {
    unit,
    from,
    to,
    isReversed: bound(to, Number.POSITIVE_INFINITY) < bound(from, 0),
    isPart: shown.length < members.length,
    shown,
    change,
    showAll: () => change({ unit: '', from: '', to: '' }),
  };
}
