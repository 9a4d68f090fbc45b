import type { GroupKeeprep } from '@coop/contracts/membergroup/keeprep';
import { formatThaiMonth } from '@coop/format/thai-date';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { sheetTable } from './export.ts';
import { MoreFilters } from './find/more-filters.tsx';
import type { SheetFilter } from './find/use-filter.ts';
import { columnGroups } from './groups.ts';
import styles from './keeprep.module.css';
import { text } from './text.ts';

/** Rarer filters, print and download. */
export default function Tools({ data, filter }: { data: GroupKeeprep; filter: SheetFilter }) {
  const table = () => {
    const name = `${text.sheetOf(formatThaiMonth(data.recv_period))} ${data.member_group_name}`;
    const groups = columnGroups(data.totals.map((one) => one.kind));
    return sheetTable(name, filter.shown, groups, data.previous_recv_period);
  };
  return (
    <>
      <MoreFilters data={data} filter={filter} />
      <div className={styles.actions}>
        <TableActions table={table} />
      </div>
    </>
  );
}
