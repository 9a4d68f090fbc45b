import { isSuccess } from '@coop/contracts/errors';
import type { GuaranteeAsk } from '@coop/contracts/member/ahead/guarantee-ask';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { Button } from '@coop/ui/button';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { NumberedName } from '../../parts/statement/numbered-name.tsx';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';
import { text } from './text-asks.ts';

interface Choice {
  readonly ask: GuaranteeAsk;
  readonly consents: boolean;
}

/** Loans of others that the member is asked to guarantee; nothing while there are none. */
export function Asks({ asks }: { asks: readonly GuaranteeAsk[] }) {
  const [choice, setChoice] = useState<Choice>();
  if (asks.length === 0) return null;
  return (
    <section className="stack">
      <h2>{text.title}</h2>
      {keyed(asks, (ask) => ask.application_no).map(([key, ask]) => (
        <AskCard key={key} ask={ask} onAnswer={(consents) => setChoice({ ask, consents })} />
      ))}
      {choice && <Confirm choice={choice} onClose={() => setChoice(undefined)} />}
    </section>
  );
}

/** One request: whose, how much, and what it could cost. */
function AskCard({ ask, onAnswer }: { ask: GuaranteeAsk; onAnswer: (consents: boolean) => void }) {
  return (
    <AnswerCard
      title={<NumberedName name={ask.borrower_name} no={`(${ask.borrower_member_no})`} />}
      tag={
        <Tag tone={ask.answer === 'ไม่ยินยอม' ? 'muted' : ask.can_answer ? 'waiting' : 'positive'}>
          {text.answers[ask.answer] ?? ask.answer}
        </Tag>
      }
      label={text.mine}
      satang={parseBaht(ask.guarantee_amount)}
      facts={[
        [text.loan, <NumberedName name={ask.loantype_desc} no={ask.application_no} />],
        [text.amount, <Amount baht={ask.amount} />],
        [text.term, text.instalments(formatCount(ask.period_payamt))],
        [text.instalment, <Amount baht={ask.instalment} />],
        [text.purpose, ask.purpose],
        [text.answerBy, formatThaiDate(ask.answer_by)],
      ]}
      foot={
        <>
          {text.cost}{' '}
          <strong>
            <Amount baht={ask.monthly_liability} unit="บาท" />
          </strong>
        </>
      }
    >
      {ask.can_answer && (
        <div className="no-print">
          <Toolbar
            actions={
              <>
                <Button variant="primary" onClick={() => onAnswer(true)}>
                  {text.consent}
                </Button>
                <Button onClick={() => onAnswer(false)}>{text.refuse}</Button>
              </>
            }
          />
        </div>
      )}
    </AnswerCard>
  );
}

/** The second press; it stays open when the call fails. */
function Confirm({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const { ask, consents } = choice;
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const answer = async () => {
    setBusy(true);
    try {
      const { application_no } = ask;
      const { rc_code, rc_des } = await api('memberGuaranteeAskAnswer', {
        body: { application_no, consents },
      });
      if (isSuccess(rc_code)) notify.success(rc_des);
      else notify.error(rc_des);
      await refreshAfter('memberGuaranteeAskAnswer');
      onClose();
    } catch (error) {
      sayFailure(error);
      setBusy(false);
    }
  };
  const title = consents ? text.consentTitle : text.refuseTitle;
  return (
    <ConfirmDialog
      title={title(ask.borrower_name)}
      words={{ yes: consents ? text.yes : text.no, busy: text.busy, no: text.back }}
      variant={consents ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() => void answer()}
      onClose={onClose}
    >
      {consents && (
        <p>
          {text.cost}{' '}
          <strong>
            <Amount baht={ask.monthly_liability} unit="บาท" />
          </strong>
        </p>
      )}
      <p>{consents ? text.consentMore : text.refuseMore}</p>
    </ConfirmDialog>
  );
}
