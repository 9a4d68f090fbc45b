import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import Banknote from 'lucide-react/icons/banknote';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import styles from './dashboard.module.css';
import { text } from './text.ts';

const UNRECORDED = 'ส่งบิลแล้ว';

function resultWords({ status, receipt_no }: BillingPeriod): string {
  if (receipt_no) return text.result;
  return status === UNRECORDED ? text.record : text.correct;
}

/** What a representative does each month, in its order; the next step is highlighted. */
export function MonthSteps({ period }: { period: BillingPeriod }) {
  const isToTransfer =
    period.status !== UNRECORDED && !period.transferred_date && !period.receipt_no;
  const { membergroup } = paths;
  return (
    <Card title={text.steps}>
      <div className={styles.steps}>
        {isToTransfer && (
          <Link to={membergroup.deductResult} className={buttonClass('primary', true)}>
            <Banknote />
            {text.transfer}
          </Link>
        )}
        <Link
          to={membergroup.keeprep}
          className={buttonClass(isToTransfer ? 'secondary' : 'primary', true)}
        >
          <FileSpreadsheet />
          {text.print}
        </Link>
        <Link to={membergroup.deliveryBook} className={buttonClass('secondary', true)}>
          <Mail />
          {text.letter}
        </Link>
        <Link to={membergroup.deductResult} className={buttonClass('secondary', true)}>
          <ListChecks />
          {resultWords(period)}
        </Link>
      </div>
    </Card>
  );
}
