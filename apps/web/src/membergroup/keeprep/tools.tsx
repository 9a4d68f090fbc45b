import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { sheetTable } from './export.ts';
import { MoreFilters } from './find/more-filters.tsx';
import type { SheetFilter } from './find/use-filter.ts';
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
