import { formatCount } from '@coop/format/money';
import { Chips as ChipRow } from '@coop/ui/chips';
import { MARKS, type Mark, type Person } from '../people/people.ts';
import { text } from '../text.ts';
import type { SheetFilter } from './use-filter.ts';

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
