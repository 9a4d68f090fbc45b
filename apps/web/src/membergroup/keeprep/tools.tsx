import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { SelectField } from '@coop/ui/select-field';
import { TextField } from '@coop/ui/text-field';
import { Toolbar } from '@coop/ui/toolbar';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { sheetTable } from './export.ts';
import type { SheetFilter } from './filter.ts';
import { columnGroups } from './groups.ts';
import styles from './keeprep.module.css';
import { type KeeprepProps, keeprepFile } from './papers.tsx';
import { text } from './text.ts';

/** What the file says of itself: the month, and which of the people where not all. */
function infoOf(data: GroupKeeprep, { query, mark, unit, from, to }: SheetFilter) {
  const name = data.units.find(({ unit_no }) => unit_no === unit)?.unit_name;
  const filter = [
    query && `“${query}”`,
    mark && text.chips[mark],
    unit && `${text.unit} ${unit} ${name ?? ''}`.trim(),
    from && `${text.from} ${from}`,
    to && `${text.to} ${to}`,
  ].filter(Boolean);
  return {
    title: text.title,
    period: formatThaiMonth(data.recv_period),
    ...(filter.length > 0 && { filter: filter.join(' ') }),
    about: [[text.dueDate, formatThaiDate(data.due_date)]],
  };
}

/** Rarer filters, print and download. */
export default function Tools(props: KeeprepProps) {
  const { data, filter } = props;
  const table = () => {
    const groups = columnGroups(data.totals.map((one) => one.kind));
    return sheetTable(infoOf(data, filter), filter.shown, groups, data.previous_recv_period);
  };
  return (
    <>
      <MoreFilters data={data} filter={filter} />
      <div className={styles.actions}>
        <TableActions table={table} paper={(making) => keeprepFile(props, making)} paperInMenu />
      </div>
    </>
  );
}

/** Which unit, from which member to which; folded away unless the address names one. */
function MoreFilters({ data, filter }: Pick<KeeprepProps, 'data' | 'filter'>) {
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
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={text[end]}
            value={filter[end]}
            inputMode="numeric"
            autoComplete="off"
            className={styles.number}
            error={end === 'to' && isReversed ? text.reversed : undefined}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
      </Toolbar>
    </details>
  );
}
