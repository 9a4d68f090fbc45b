import { useState } from 'react';
import { Choose } from '../control/choose.tsx';
import { control } from '../control/control.ts';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { ActCard } from './act-card.tsx';
import { ControlAccounts } from './control-accounts.tsx';
import { MonthCard } from './month-card.tsx';
import { Record } from './record.tsx';
import { text } from './text.ts';
import { Transfer, Withhold } from './transfer.tsx';
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

/** A month of an agency, the newest until another is chosen, and what can be done about it. */
function AgencyMonth({ agency }: { agency: string }) {
  const { world } = usePlace();
  const [period, setPeriod] = useState<string>();
  const query = useMockQuery(['month', world, agency, period], () =>
    control.agencies.month.query({ world, agency, ...(period && { period }) }),
  );
  return (
    <QueryView query={query}>
      {(month) => (
        <>
          <MonthCard month={month} onPeriod={setPeriod} />
          <ActCard month={month} />
          <Record key={`record ${month.period}`} month={month} />
          <Transfer key={`transfer ${month.period}`} month={month} />
          <Withhold month={month} />
          <ControlAccounts agency={agency} />
          <TrialBalance agency={agency} />
        </>
      )}
    </QueryView>
  );
}
