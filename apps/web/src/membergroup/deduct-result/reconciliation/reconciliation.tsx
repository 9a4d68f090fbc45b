import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { EmptyState } from '@coop/ui/empty-state';
import { useSearch } from '../../../page/use-search.ts';
import { TableSection } from '../../../parts/statement/table-section.tsx';
import { debtWords } from '../../transfer-words.ts';
import styles from '../deduct-result.module.css';
import { text } from '../text.ts';
import { closedMonth, nextBill, partsIn } from './closing.ts';
import { reconciliationColumns } from './columns.tsx';
import { text as words } from './text.ts';

/** Not everything was deducted, or something was carried over. */
function isShort(line: DeductLine): boolean {
  const { billed_amount, deducted_amount, carried_amount, closing } = line;
  const inTime = parseBaht(closing?.in_time_amount ?? deducted_amount) ?? 0;
  return inTime < (parseBaht(billed_amount) ?? 0) || (parseBaht(carried_amount) ?? 0) > 0;
}

/** The whole month on one line, and what the next bill holds of it. */
function Sum({ data }: { data: GroupDeductResult }) {
  if (!data.closing) return null;
  const month = closedMonth(data);
  const parts = partsIn(data.lines).map(({ header, of }) => `${header} ${formatSatang(of(month))}`);
  const next = nextBill(data);
  return (
    <>
      <p>
        {words.billed} {formatSatang(parseBaht(data.billed_amount))} = {parts.join(' + ')}
      </p>
      {next && (
        <p>
          {words.next(formatSatang(next.next))}
          {next.paid > 0 && ` ${words.paidBefore(formatSatang(next.paid))}`}
        </p>
      )}
    </>
  );
}

/**
 * A closed month, person by person and in sum: what was billed is deducted, carried over, of months before, or a
 * leaver's; then what is still owed of it, and when the last of it came.
 */
export function Reconciliation({ data }: { data: GroupDeductResult }) {
  const [params, change] = useSearch();
  const showsAll = params.get('show') === 'all';
  const shortfalls = data.lines.filter(isShort);
  const rows = showsAll ? data.lines : shortfalls;
  const [short, all] = [formatCount(shortfalls.length), formatCount(data.lines.length)];
  const caption = words.titleOf(formatThaiMonth(data.recv_period));
  return (
    <div className={styles.reconciliation}>
      <Sum data={data} />
      <div className="no-print">
        <Checkbox
          label={words.onlyShort(short, all)}
          checked={!showsAll}
          onChange={(event) => change({ show: event.target.checked ? '' : 'all' })}
        />
      </div>
      {rows.length === 0 ? (
        <Card title={caption}>
          <EmptyState
            title={text.allFull}
            action={<Button onClick={() => change({ show: 'all' })}>{words.showAll}</Button>}
          >
            {words.noneShort(all)}
          </EmptyState>
        </Card>
      ) : (
        <TableSection
          caption={caption}
          columns={reconciliationColumns(rows)}
          rows={rows}
          file={{
            title: words.title,
            period: formatThaiMonth(data.recv_period),
            ...(!showsAll && { filter: words.shortfalls }),
          }}
          rowKey={(line) => line.membership_no}
          totalsLabel={words.totals(formatCount(rows.length))}
          stickyHead
        />
      )}
      {debtWords(data) && (
        <p>
          <strong>{debtWords(data)}</strong>
        </p>
      )}
      <p className="note">{words.note}</p>
    </div>
  );
}
