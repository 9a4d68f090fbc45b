import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { baht } from '../control/baht.ts';
import type { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { text } from './text.ts';

type Balance = Awaited<ReturnType<typeof control.ledger.trialBalance.query>>;
type Row = Omit<Balance['rows'][number], 'account'>;

const { trial } = text;
const COLUMNS: readonly DataTableColumn<Row>[] = [
  { key: 'name', header: trial.account, priority: 'title', cell: ({ name }) => name },
  { key: 'debit', header: trial.debit, align: 'end', cell: ({ debit }) => baht(debit) },
  { key: 'credit', header: trial.credit, align: 'end', cell: ({ credit }) => baht(credit) },
  { key: 'balance', header: trial.balance, align: 'end', cell: ({ balance }) => baht(balance) },
];

export function TrialBalance({ agency }: { agency: string }) {
  const query = useControl('ledger.trialBalance', { agency });
  return (
    <QueryView query={query}>
      {({ rows, debit, credit, difference, members, since, asOf }) => (
        <Card title={trial.title}>
          <p className={layout.note}>
            {trial.about(members, formatThaiDate(since), formatThaiDate(asOf))}
          </p>
          <DataTable
            caption={trial.title}
            columns={COLUMNS}
            rows={[...rows, { name: trial.total, debit, credit, balance: difference }]}
            rowKey={({ name }) => name}
          />
        </Card>
      )}
    </QueryView>
  );
}
