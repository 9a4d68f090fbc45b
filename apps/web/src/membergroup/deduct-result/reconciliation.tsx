import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { EmptyState } from '@coop/ui/empty-state';
import { useSearch } from '../../page/use-search.ts';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { debtWords } from '../transfer-words.ts';
import styles from './deduct-result.module.css';
import { reconciliationColumns } from './reconciliation-columns.tsx';
import { text } from './text.ts';

const words = text.reconciliation;

/** Not everything was deducted, or something was carried over. */
function isShort({ billed_amount, deducted_amount, carried_amount }: DeductLine): boolean {
  const isMissing = (parseBaht(deducted_amount) ?? 0) < (parseBaht(billed_amount) ?? 0);
  return isMissing || (parseBaht(carried_amount) ?? 0) > 0;
}

/** A closed month, person by person: what was billed and deducted, what was carried over and is owed, when it came. */
export function Reconciliation({ data }: { data: GroupDeductResult }) {
  const [params, change] = useSearch();
  const showsAll = params.get('show') === 'all';
  const shortfalls = data.lines.filter(isShort);
  const rows = showsAll ? data.lines : shortfalls;
  const [short, all] = [formatCount(shortfalls.length), formatCount(data.lines.length)];
  const caption = words.titleOf(formatThaiMonth(data.recv_period));
  return (
    <div className={styles.reconciliation}>
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
