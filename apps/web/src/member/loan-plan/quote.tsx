import { type Quote, quoteOn } from '@coop/finance/repayment-plan';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type FactRows, Facts } from '@coop/ui/facts';
import { useMemo } from 'react';
import { LinkButton } from '../../page/link-button.tsx';
import { PlannerField } from '../../parts/calculator/field.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { paths } from '../../site/paths.ts';
import styles from './loan-plan.module.css';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';
import type { Planner } from './use-planner.ts';

/** What closes the contract on a day of choice, and how that comes about. */
export function QuoteCard({ basis, planner, no }: { basis: Basis; planner: Planner; no: string }) {
  const { shown, sharedForm } = planner;
  const on = shown.quoteOn;
  const quote = useMemo(() => quoteOn(basis.loan, on), [basis, on]);
  return (
    <Card title={text.quote}>
      <Spoken of={text.quote}>
        <div className={styles.quote}>
          <div className={styles.answer}>
            <p>{text.quoteAt(formatThaiDate(on))}</p>
            {quote ? (
              <Amount satang={quote.totalSatang} size="xl" unit="บาท" />
            ) : (
              <p>{text.quoteDone}</p>
            )}
            <div className="no-print">
              <PlannerField form={sharedForm} name="quoteOn" />
            </div>
            {quote && (
              <p className="no-print">
                <LinkButton
                  to={paths.member.repay(no, 'all', text.closeReason(formatThaiDate(on)))}
                  variant="primary"
                >
                  {text.requestClose}
                </LinkButton>
              </p>
            )}
          </div>
          {quote && (
            <div>
              <Facts rows={factsOf(quote)} />
              <p className="note">
                {text.quoteSay}
                {quote.instalmentsBefore > 0 &&
                  ` ${text.before(formatCount(quote.instalmentsBefore))}`}
              </p>
            </div>
          )}
        </div>
      </Spoken>
    </Card>
  );
}

function factsOf(quote: Quote): FactRows {
  return [
    [text.principal, <Amount satang={quote.balanceSatang} />],
    [text.interest(formatCount(quote.days)), <Amount satang={quote.interestSatang} />],
    quote.arrearsSatang > 0 && [text.arrears, <Amount satang={quote.arrearsSatang} />],
    [text.saved, <Amount satang={quote.savedSatang} />],
  ];
}
