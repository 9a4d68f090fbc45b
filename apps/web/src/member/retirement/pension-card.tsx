import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { type PensionLaw, pension } from '@coop/finance/retirement/pension';
import { roundRatio } from '@coop/finance/rounding';
import { formatRate, parseBaht } from '@coop/format/money';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { monthOf } from './figures.tsx';
import type { RetirementPlan } from './plan.ts';
import styles from './retirement.module.css';
import { text } from './text.ts';

const LAWS = ['gpf', 'act2494'] as const satisfies readonly PensionLaw[];
/** No pension is larger. */
const MOST_SATANG = 1_000_000_00;

/** What the law would give on today's salary, satang; null where the records do not tell. */
function estimateOf(
  { service_date: from, salary_amount }: MemberRetirement,
  law: PensionLaw,
  retireOn: string | null,
): number | null {
  const pay = parseBaht(salary_amount);
  if (retireOn === null || from === undefined || isEmptyDate(from) || !pay) return null;
  try {
    return pension(law, pay, from, retireOn);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The deduction of the first month without a salary against the pension, typed or estimated. Nothing is kept. */
export function PensionCard({ data, plan }: { data: MemberRetirement; plan: RetirementPlan }) {
  const [typed, setTyped] = useState('');
  const [law, setLaw] = useState<PensionLaw>('gpf');
  const month = plan.firstAfter ?? plan.next;
  const estimate = estimateOf(data, law, plan.retireOn);
  const own = parseBaht(typed);
  const isTyped = typed.trim() !== '';
  const isRight = own !== null && own > 0 && own <= MOST_SATANG;
  const satang = isTyped ? (isRight ? own : null) : estimate;
  return (
    <Card title={text.pension}>
      <div className={`${styles.field} no-print`}>
        <TextField
          label={text.pensionField}
          name="pension"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={estimate === null ? text.pensionHintTyped : text.pensionHint}
          error={isTyped && !isRight ? text.pensionBad : undefined}
        />
      </div>
      {estimate !== null && !isTyped && (
        <>
          <div className="no-print">
            <RadioGroup
              legend={text.law}
              name="law"
              value={law}
              onChange={(value) => setLaw(value === 'gpf' ? 'gpf' : 'act2494')}
              options={LAWS.map((value) => ({ value, label: text.laws[value] }))}
            />
          </div>
          <p className="note">
            {text.rules[law]}{' '}
            {text.service(formatThaiDate(data.service_date), formatThaiDate(plan.retireOn))}
          </p>
        </>
      )}
      {satang === null ? (
        !isTyped && <p>{plan.retireOn === null ? text.typeFirst : text.noEstimate}</p>
      ) : (
        <Spoken of={text.pension}>
          <Comparison
            pensionSatang={satang}
            isEstimate={!isTyped}
            deductedSatang={month.totalSatang}
            month={monthOf(month.on)}
          />
        </Spoken>
      )}
    </Card>
  );
}

interface ComparisonProps {
  readonly pensionSatang: number;
  readonly isEstimate: boolean;
  readonly deductedSatang: number;
  readonly month: string;
}

function Comparison({ pensionSatang, isEstimate, deductedSatang, month }: ComparisonProps) {
  const left = pensionSatang - deductedSatang;
  const percent =
    pensionSatang > 0 ? roundRatio(deductedSatang * 10_000, pensionSatang, 'half2dp') : null;
  return (
    <>
      {left < 0 && (
        <Band tone="negative" title={text.pensionShort}>
          {text.pensionShortMore}
        </Band>
      )}
      <Facts
        rows={[
          [isEstimate ? text.pensionAbout : text.pensionIs, <Amount satang={pensionSatang} />],
          [text.deductedIn(month), <Amount satang={-deductedSatang} />],
        ]}
      />
      <p role="status" className={styles.sum}>
        {left < 0 ? text.short : text.remains}{' '}
        <Amount satang={Math.abs(left)} size="l" unit={text.baht} />
        {percent !== null && (
          <span className={styles.percent}>{text.share(formatRate(percent))}</span>
        )}
      </p>
    </>
  );
}
