import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { text } from './text.ts';

/** Who was not deducted in full in a month that is closed. */
export function Recorded({ data }: { data: GroupDeductResult }) {
  const { columns } = text;
  const rows = data.lines.filter(
    (line) => parseBaht(line.deducted_amount) !== parseBaht(line.billed_amount),
  );
  return (
    <Card title={text.byForm}>
      {rows.length === 0 ? (
        <p>{text.allFull}</p>
      ) : (
        <DataTable
          caption={text.byForm}
          columns={[
            {
              key: 'name',
              header: columns.name,
              priority: 'title',
              cell: (line: DeductLine) => `${line.membership_no} ${line.member_fullname}`,
            },
            moneyColumn({
              key: 'billed',
              header: columns.billed,
              of: (line: DeductLine) => line.billed_amount,
            }),
            moneyColumn({
              key: 'deducted',
              header: columns.deducted,
              of: (line: DeductLine) => line.deducted_amount,
            }),
            { key: 'reason', header: columns.reason, cell: (line) => line.reason },
          ]}
          rows={rows}
          rowKey={(line) => line.membership_no}
        />
      )}
    </Card>
  );
}
