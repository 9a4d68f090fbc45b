import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { formatThaiDate } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import Banknote from 'lucide-react/icons/banknote';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import { LinkButton } from '../../page/link-button.tsx';
import { paths } from '../../site/paths.ts';
import { nextBillOn, type RecordState, recordStateOf } from '../record-state.ts';
import { recordedWords } from '../recorded-words.ts';
import { hasResultDraft } from '../result-draft.ts';
import styles from './dashboard.module.css';
import { text } from './text.ts';

const { membergroup } = paths;

interface StepsProps {
  readonly period: BillingPeriod;
  readonly agencyNo: string;
}

const RESULT_WORDS: Readonly<Record<RecordState, string>> = {
  unrecorded: text.record,
  recorded: text.correct,
  received: text.result,
};

/** What has become of the record, and whether there is anything to record. */
function RecordNote({ period, agencyNo }: StepsProps) {
  const state = recordStateOf(period);
  if (state === 'received') {
    const next = nextBillOn(period.recv_period);
    // With a debt not all of the money has come.
    const words = period.debt_amount ? text.booked : text.received;
    return <p className="note">{next && words(formatThaiDate(next))}</p>;
  }
  return (
    <>
      <p className="note">{recordedWords(period) || (state === 'unrecorded' && text.unrecorded)}</p>
      {hasResultDraft(agencyNo, period.recv_period) && (
        <p className="note">
          <strong>{text.draft}</strong>
        </p>
      )}
    </>
  );
}

/** What a representative does each month: the record first, which is there in every state of the month. */
export function MonthSteps({ period, agencyNo }: StepsProps) {
  const state = recordStateOf(period);
  const isToTransfer = state === 'recorded' && !period.transferred_date;
  return (
    <Card title={text.steps}>
      <div className={styles.steps}>
        <div>
          <LinkButton
            to={membergroup.deductResult}
            variant={state === 'unrecorded' ? 'primary' : 'secondary'}
            fullWidth
          >
            <ListChecks />
            {RESULT_WORDS[state]}
          </LinkButton>
          <RecordNote period={period} agencyNo={agencyNo} />
        </div>
        {isToTransfer && (
          <LinkButton to={membergroup.deductResult} variant="primary" fullWidth>
            <Banknote />
            {text.transfer}
          </LinkButton>
        )}
        <LinkButton to={membergroup.keeprep} fullWidth>
          <FileSpreadsheet />
          {text.print}
        </LinkButton>
        <LinkButton to={membergroup.deliveryBook} fullWidth>
          <Mail />
          {text.letter}
        </LinkButton>
      </div>
    </Card>
  );
}
