import { toWire } from '@coop/format/money';
import { formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { SelectField } from '@coop/ui/select-field';
import { useState } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { paths } from '../../site/paths.ts';
import { monthOf } from './figures.tsx';
import { type PayOff, payOffOf, startsOf } from './payments.ts';
import type { PlannedLoan, RetirementPlan } from './plan.ts';
import styles from './retirement.module.css';
import { text } from './text.ts';

/** What to pay by when, so that nothing is owed on the day of retiring. */
export function PayOffCard({ plan }: { plan: RetirementPlan }) {
  const starts = startsOf(plan);
  const [start, setStart] = useState(starts[0]);
  const { retireOn, outliving } = plan;
  if (retireOn === null || outliving.length === 0) return null;
  const from = start !== undefined && starts.includes(start) ? start : (starts[0] ?? retireOn);
  const ways = outliving.map((loan) => [loan, payOffOf(loan, from, retireOn)] as const);
  const sum = ways.reduce((all, [, way]) => all + (way?.extraSatang ?? 0), 0);
  return (
    <Card title={text.payOff}>
      {starts.length > 1 && (
        <div className={`${styles.field} no-print`}>
          <SelectField
            label={text.start}
            value={from}
            options={starts.map((value) => ({
              value,
              label: formatThaiMonthShort(recvPeriodOf(value)),
            }))}
            onChange={(event) => setStart(event.target.value)}
          />
        </div>
      )}
      <Spoken of={text.payOff}>
        {ways.map(([loan, way]) => (
          <Way key={loan.no} loan={loan} way={way} />
        ))}
        {ways.length > 1 && (
          <p role="status" className={styles.sum}>
            {text.extraAll} <Amount satang={sum} size="l" unit={text.baht} />
          </p>
        )}
        <p className="note">{text.payOffNote}</p>
      </Spoken>
      <div className="no-print">
        <LinkButton to={paths.member.requestFor('REPAY')}>{text.request}</LinkButton>
      </div>
    </Card>
  );
}

function Way({ loan, way }: { loan: PlannedLoan; way: PayOff | undefined }) {
  const { no, name, end } = loan;
  return (
    <section className={styles.way}>
      <h3>
        <NumberedName name={name} no={no} />
      </h3>
      {way === undefined ? (
        <p>{text.noTerms}</p>
      ) : way.extraSatang === null ? (
        <p>{text.onceOnly}</p>
      ) : (
        <Extra no={no} way={way} satang={way.extraSatang} was={end.lastDueOn ?? ''} />
      )}
      <Facts rows={[[text.once, <Amount satang={end.owedSatang} unit={text.baht} />]]} />
    </section>
  );
}

interface ExtraProps {
  readonly no: string;
  readonly way: PayOff;
  readonly satang: number;
  readonly was: string;
}

function Extra({ no, way, satang, was }: ExtraProps) {
  return (
    <>
      <div role="status">
        <p className={styles.quiet}>{text.extra}</p>
        <Amount satang={satang} size="xl" unit={text.baht} />
        <p className={styles.quiet}>{text.extraNote(monthOf(way.from), monthOf(way.endsOn))}</p>
      </div>
      <Facts
        rows={[
          [text.ends, `${monthOf(way.endsOn)} (${text.was} ${monthOf(was)})`],
          [text.saved, <Amount satang={way.savedSatang} unit={text.baht} />],
        ]}
      />
      <p className="no-print">
        <LinkButton
          to={paths.member.repayMonthly(no, toWire(satang), recvPeriodOf(way.from), '')}
          variant="primary"
        >
          {text.order} <span className="visually-hidden">{no}</span>
        </LinkButton>
      </p>
    </>
  );
}
