import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { type FactRows, Facts } from '@coop/ui/facts';
import { SelectField } from '@coop/ui/select-field';
import { Tag } from '@coop/ui/tag';
import { amountColumn, inBaht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { text } from './text.ts';

type ShortRow = Month['short'][number];

const { columns } = text;
const COLUMNS: readonly DataTableColumn<ShortRow>[] = [
  {
    key: 'member',
    header: columns.member,
    priority: 'title',
    cell: ({ member, name }) => `${member} ${name}`,
  },
  amountColumn('billed', columns.billed),
  amountColumn('deducted', columns.deducted),
  { key: 'reason', header: columns.reason, cell: ({ reason }) => reason },
  amountColumn('outstanding', columns.outstanding),
];

function factsOf(month: Month): FactRows {
  const { facts } = text;
  return [
    [facts.status, text.statuses[month.status] ?? month.status],
    [facts.due, formatThaiDate(month.dueOn)],
    [facts.members, text.people(month.members)],
    [facts.billed, inBaht(month.billed)],
    [facts.deducted, inBaht(month.deducted)],
    [facts.recorded, month.recordedAt ? formatThaiDateTime(month.recordedAt) : text.notYet],
    [facts.transferred, inBaht(month.transferred)],
    [facts.received, inBaht(month.received)],
    [facts.debt, inBaht(month.debt)],
    [facts.outstanding, inBaht(month.outstanding)],
  ];
}

export function MonthCard({ month, onPeriod }: { month: Month; onPeriod: (one: string) => void }) {
  const options = month.periods.map((one) => ({ value: one, label: formatThaiMonth(one) }));
  return (
    <Card title={`${month.agency} ${month.name}`}>
      <div className={layout.form}>
        <SelectField
          label={text.period}
          options={options}
          value={month.period}
          onChange={(event) => onPeriod(event.target.value)}
        />
      </div>
      {month.withheld ? (
        <p>
          <Tag tone="negative">{text.withheld}</Tag>
        </p>
      ) : null}
      <Facts rows={factsOf(month)} />
      {month.short.length === 0 ? (
        <EmptyState title={text.nobodyShort} />
      ) : (
        <DataTable
          caption={text.short}
          showCaption
          columns={COLUMNS}
          rows={month.short}
          rowKey={({ member }) => member}
        />
      )}
    </Card>
  );
}
