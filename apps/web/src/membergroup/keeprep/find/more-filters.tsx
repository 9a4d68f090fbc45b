import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { Toolbar } from '@coop/ui/toolbar';
import { text } from '../text.ts';
import styles from './find.module.css';
import type { SheetFilter } from './use-filter.ts';

interface MoreFiltersProps {
  readonly data: GroupKeeprep;
  readonly filter: SheetFilter;
}

/** Which unit, from which member to which; folded away unless the address names one. */
export function MoreFilters({ data, filter }: MoreFiltersProps) {
  const { unit, from, to, isReversed, change } = filter;
  const units = data.units.map(({ unit_no, unit_name }) => ({
    value: unit_no,
    label: `${unit_no} ${unit_name}`,
  }));
  return (
    <details className={styles.more} open={unit !== '' || from !== '' || to !== '' || undefined}>
      <summary>{text.find.more}</summary>
      <Toolbar>
        <SelectField
          label={text.unit}
          value={unit}
          options={[{ value: '', label: text.allUnits }, ...units]}
          onChange={(event) => change({ unit: event.target.value })}
        />
        <TextField
          label={text.from}
          value={from}
          inputMode="numeric"
          autoComplete="off"
          className={styles.number}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          label={text.to}
          value={to}
          inputMode="numeric"
          autoComplete="off"
          className={styles.number}
          error={isReversed ? text.reversed : undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Toolbar>
    </details>
  );
}
