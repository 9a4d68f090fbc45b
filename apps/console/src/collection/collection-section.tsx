import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { useState } from 'react';
import { amountColumn } from '../control/baht.ts';
import { control } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { useLastOf } from '../control/use-last-of.ts';
import { Choose } from '../forms/choose.tsx';
import { AGENCY_NO } from '../forms/refused-words.ts';
import { ControlAccounts } from './control-accounts.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthForms } from './month-forms.tsx';

type Balance = Awaited<ReturnType<typeof control.ledger.trialBalance.query>>;
type Row = Omit<Balance['rows'][number], 'account'>;

const TITLE = 'งบทดลอง';
const COLUMNS: readonly DataTableColumn<Row>[] = [
  { key: 'name', header: 'บัญชี', priority: 'title', cell: ({ name }) => name },
  amountColumn('debit', 'เดบิต'),
  amountColumn('credit', 'เครดิต'),
  amountColumn('balance', 'คงเหลือ'),
];

function TrialBalance({ agency }: { agency: string }) {
  const query = useControl('ledger.trialBalance', { agency });
  return (
    <QueryView query={query}>
      {({ rows, debit, credit, difference, members, since, asOf }) => (
        <Card title={TITLE}>
          <p className={layout.note}>
            {`สมาชิกของหน่วยงานทั้งหมด ${members} ราย ยอดยกมา ณ ${formatThaiDate(since)} และรายการถึง ${formatThaiDate(asOf)}`}
          </p>
          <DataTable
            caption={TITLE}
            columns={COLUMNS}
            rows={[...rows, { name: 'รวม', debit, credit, balance: difference }]}
            rowKey={({ name }) => name}
          />
        </Card>
      )}
    </QueryView>
  );
}

export function CollectionSection() {
  const [chosen, setChosen] = useState<string>();
  const here = useLastOf('membergroup');
  const agencies = useMockQuery(['agencies'], () => control.personas.agencies.query());
  const options = agencies.data?.map(({ no, story }) => ({ value: no, label: story })) ?? [];
  const agency = chosen ?? (here.isKnown ? (here.subject ?? options[0]?.value) : undefined);
  return (
    <>
      <Choose
        label="เลขหน่วยงาน"
        hint="เลือกหน่วยงานตัวอย่าง หรือพิมพ์เลข 8 หลักของหน่วยงานใดก็ได้"
        press="ดูงวดของหน่วยงาน"
        options={options}
        numbers={AGENCY_NO}
        onChoose={setChosen}
      />
      {agency === undefined ? null : <AgencyMonth key={agency} agency={agency} />}
    </>
  );
}

function AgencyMonth({ agency }: { agency: string }) {
  const [period, setPeriod] = useState<string>();
  const query = useControl('agencies.month', { agency, ...(period && { period }) });
  return (
    <QueryView query={query}>
      {(month) => (
        <>
          <MonthCard month={month} onPeriod={setPeriod} />
          <MonthForms key={month.period} month={month} />
          <ControlAccounts agency={agency} />
          <TrialBalance agency={agency} />
        </>
      )}
    </QueryView>
  );
}
