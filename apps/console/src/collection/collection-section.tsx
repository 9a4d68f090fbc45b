import { useState } from 'react';
import { Choose } from '../control/choose.tsx';
import { control } from '../control/control.ts';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { useControl } from '../control/use-control.ts';
import { ControlAccounts } from './control-accounts.tsx';
import { MonthCard } from './month-card.tsx';
import { MonthForms } from './month-forms.tsx';
import { text } from './text.ts';
import { TrialBalance } from './trial-balance.tsx';

export function CollectionSection() {
  const [agency, setAgency] = useState<string>();
  const agencies = useMockQuery(['agencies'], () => control.personas.agencies.query());
  const options = agencies.data?.map(({ no, story }) => ({ value: no, label: story })) ?? [];
  return (
    <>
      <Choose
        label={text.agency}
        hint={text.agencyHint}
        press={text.show}
        options={options}
        onChoose={setAgency}
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
