import type { GuaranteeAsk } from '@coop/contracts/member/ahead/guarantee-ask';
import type { GuarantorAnswer } from '@coop/contracts/member/ahead/loan-application';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AnswerCard } from '@coop/ui/answer-card';
import { Button } from '@coop/ui/button';
import { Sentence } from '@coop/ui/sentence';
import { Tag } from '@coop/ui/tag';
import { Toolbar } from '@coop/ui/toolbar';
import { useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { Cost } from './given.tsx';

const ANSWERS: Readonly<Record<GuarantorAnswer, string>> = {
  รอตอบ: 'รอท่านตอบ',
  ยินยอม: 'ท่านยินยอมแล้ว',
  ไม่ยินยอม: 'ท่านไม่ยินยอม',
};

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
      <h2>มีผู้ขอให้ท่านค้ำประกัน</h2>
      {keyed(asks, (ask) => ask.application_no).map(([key, ask]) => (
        <AskCard key={key} ask={ask} onAnswer={(consents) => setChoice({ ask, consents })} />
      ))}
      {choice && <Confirm {...choice} onClose={() => setChoice(undefined)} />}
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
          {ANSWERS[ask.answer] ?? ask.answer}
        </Tag>
      }
      label="ส่วนที่ท่านค้ำประกัน"
      satang={parseBaht(ask.guarantee_amount)}
      facts={[
        ['เงินกู้', <NumberedName name={ask.loantype_desc} no={ask.application_no} />],
        ['วงเงินที่ขอกู้', <Amount baht={ask.amount} />],
        ['ผ่อนชำระ', `${formatCount(ask.period_payamt)}\u00a0งวด`],
        ['งวดแรกของผู้กู้', <Amount baht={ask.instalment} />],
        ['วัตถุประสงค์', ask.purpose],
        ['ตอบภายใน', formatThaiDate(ask.answer_by)],
      ]}
      foot={<Cost amount={ask.monthly_liability} />}
      actions={
        ask.can_answer && (
          <Toolbar
            actions={
              <>
                <Button variant="primary" onClick={() => onAnswer(true)}>
                  ยินยอมค้ำประกัน
                </Button>
                <Button onClick={() => onAnswer(false)}>ไม่ยินยอม</Button>
              </>
            }
          />
        )
      }
    />
  );
}

function Confirm({ ask, consents, onClose }: Choice & { onClose: () => void }) {
  const { application_no } = ask;
  return (
    <CallDialog
      title={`${consents ? '' : 'ไม่'}ยินยอมค้ำประกันให้ ${ask.borrower_name} หรือไม่`}
      words={{ yes: consents ? 'ยืนยันยินยอม' : 'ยืนยันไม่ยินยอม', busy: 'กำลังบันทึก', no: 'กลับไปอ่านอีกครั้ง' }}
      variant={consents ? 'primary' : 'danger'}
      call={useCall('memberGuaranteeAskAnswer')}
      input={{ body: { application_no, consents } }}
      onClose={onClose}
    >
      <p>
        <Sentence>
          {(baht) =>
            `${consents ? 'ท่านจะค้ำประกัน' : 'ส่วนที่ขอให้ท่านค้ำประกัน'} ${baht(parseBaht(ask.guarantee_amount))} ของเงินกู้ ${baht(parseBaht(ask.amount))}`
          }
        </Sentence>
      </p>
      {consents && (
        <p>
          <Cost amount={ask.monthly_liability} />
        </p>
      )}
      <p>
        {consents
          ? 'เมื่อสหกรณ์จ่ายเงินกู้แล้ว ท่านต้องรับผิดชอบตามส่วนจนกว่าสัญญาจะปิด'
          : 'คำขอกู้นี้จะสิ้นสุด ผู้กู้ต้องหาผู้ค้ำประกันคนอื่น'}
      </p>
    </CallDialog>
  );
}
