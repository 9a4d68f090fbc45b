import type { MemberSettlement } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Figures } from '@coop/ui/figures';
import type { Making } from '../../documents/export/export-file.ts';
import { LongPaper } from '../../documents/papers/paper-sheet.tsx';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { whose } from '../../session/whose.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { useSite } from '../../site/site.tsx';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import { isFinal, noticeFacts, stateOf, sumFacts } from './said.ts';
import { settlementFile } from './settlement-paper.ts';
import { Guarantors, Heirs, Lines, linesTable } from './tables.tsx';
import { text } from './text.ts';

/** /member/settlement: what the end of the membership brings, who receives it, who pays what is missing. */
export const { loader, Component } = memberScreen({
  call: 'memberSettlementShow',
  blocks: ['6rem', '9rem', '24rem', '12rem'],
  view: (data) => <SettlementView data={data} />,
});

/** Also where the state cannot be read: an end that was reported has its way of ending. */
const hasNone = ({ settlement_status, ending_desc }: MemberSettlement) =>
  settlement_status === 'ไม่มี' || ending_desc === '';

function SettlementView({ data }: { data: MemberSettlement }) {
  const { phone } = useSite();
  const payDays = useByLaws().guarantors.pay_days;
  const paper = (making: Making) => settlementFile(data, { phone, payDays }, making);
  if (hasNone(data)) {
    return (
      <EmptyCard title={whose('ท่านยังเป็นสมาชิกอยู่')}>
        {whose(
          'ใบสรุปนี้มีเมื่อสหกรณ์รับเรื่องลาออก โอนสมาชิกภาพ หรือเสียชีวิต จะบอกว่าหุ้นและเงินฝากของท่านหักหนี้แล้วเหลือเท่าใด',
        )}
      </EmptyCard>
    );
  }
  return (
    <>
      <Spoken of={text.title}>
        <State data={data} />
        <Sums data={data} />
      </Spoken>
      <TableTools table={() => linesTable(data)} paper={paper} />
      <Lines lines={data.lines} />
      <Heirs heirs={data.heirs} document_no={data.document_no} />
      <Guarantors guarantors={data.guarantors} />
      <Card title={text.notice}>
        <Facts rows={noticeFacts(data)} />
      </Card>
      <LongPaper verification={data.verification} of={(making) => paper(making).papers} canHide />
    </>
  );
}

/** The number to ring; nothing where the deployment names none. */
function Call() {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <span className="nowrap">
      {text.call} <PhoneLink />
    </span>
  );
}

/** Tells whether the figures are certain, and whom to ask. */
function State({ data }: { data: MemberSettlement }) {
  const { title, more } = stateOf(data);
  return (
    <Band tone={isFinal(data) ? 'info' : 'waiting'} title={title}>
      {more.map((words, index) => (
        <p key={words}>
          {words} {index === more.length - 1 && <Call />}
        </p>
      ))}
    </Band>
  );
}

/** The answer first: what is paid out, then how it comes about, and what is missing. */
function Sums({ data }: { data: MemberSettlement }) {
  return (
    <Figures
      items={sumFacts(data).map(({ label, baht, note, noteBaht, origin }) => [
        label,
        <OriginAmount satang={parseBaht(baht)} size="l" origin={origin} />,
        <>
          {note} {noteBaht && <Amount baht={noteBaht} size="s" unit="บาท" />}
        </>,
      ])}
    />
  );
}
