import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { Toolbar } from '@coop/ui/toolbar';
import type { ExportTable } from '../../parts/statement/export-table.ts';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import styles from './keeprep.module.css';
import { text } from './text.ts';
import type { SheetFilter } from './use-filter.ts';

interface FiltersProps {
  readonly data: GroupKeeprep;
  readonly filter: SheetFilter;
  readonly table: () => ExportTable;
}

/** Which unit, from which member to which. */
export function Filters({ data, filter, table }: FiltersProps) {
  const { unit, from, to, isReversed, change } = filter;
  const units = data.units.map(({ unit_no, unit_name }) => ({
    value: unit_no,
    label: `${unit_no} ${unit_name}`,
  }));
  return (
    <Toolbar actions={<TableActions table={table} />}>
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
  );
}
