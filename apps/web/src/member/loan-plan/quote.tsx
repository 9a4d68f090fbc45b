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
import type { Planner } from './inputs.ts';
import styles from './loan-plan.module.css';
import type { Basis } from './open-loan.ts';
import { text } from './text.ts';

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
            <p>{`ถ้าชำระวันที่ ${formatThaiDate(on)}`}</p>
            {quote ? (
              <Amount satang={quote.totalSatang} size="xl" unit="บาท" />
            ) : (
              <p>ผ่อนครบก่อนวันนั้นแล้ว ไม่มียอดต้องปิด</p>
            )}
            <div className="no-print">
              <PlannerField form={sharedForm} name="quoteOn" />
            </div>
            {quote && (
              <p className="no-print">
                <LinkButton
                  to={paths.member.repay(no, 'all', `ขอปิดบัญชีวันที่ ${formatThaiDate(on)}`)}
                  variant="primary"
                >
                  ขอปิดบัญชี
                </LinkButton>
              </p>
            )}
          </div>
          {quote && (
            <div>
              <Facts rows={factsOf(quote)} />
              <p className="note">
                คิดจากเงินต้นคงเหลือ บวกดอกเบี้ยตามจำนวนวันจริงถึงวันที่ชำระ
                {quote.instalmentsBefore > 0 &&
                  ` เป็นยอดเมื่อชำระงวดปกติก่อนวันนั้นครบ ${formatCount(quote.instalmentsBefore)}\u00a0งวดแล้ว รวมส่วนที่ค้างถ้ามี`}
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
    ['เงินต้น', <Amount satang={quote.balanceSatang} />],
    [`ดอกเบี้ย ${formatCount(quote.days)}\u00a0วัน`, <Amount satang={quote.interestSatang} />],
    quote.arrearsSatang > 0 && [
      'ดอกเบี้ยที่ค้างหรือยังไม่เรียกเก็บ',
      <Amount satang={quote.arrearsSatang} />,
    ],
    ['ประหยัดดอกเบี้ยจากการผ่อนจนครบ', <Amount satang={quote.savedSatang} />],
  ];
}
