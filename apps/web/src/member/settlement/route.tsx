import type { MemberSettlement } from '@coop/contracts/member/ahead/settlement';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Facts } from '@coop/ui/facts';
import { Figures, type FiguresItem } from '@coop/ui/figures';
import { Toolbar } from '@coop/ui/toolbar';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { PaperMark } from '../../parts/papers/paper-mark.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { whose } from '../../session/whose.ts';
import { PhoneLink } from '../../site/phone-link.tsx';
import { useSite } from '../../site/site.tsx';
import { Lines, linesTable } from './lines.tsx';
import { Guarantors, Heirs } from './people.tsx';
import { text } from './text.ts';

export const loader: Loader = (page) => page.ask('memberSettlementShow', {});

/** /member/settlement: what the end of the membership brings, who receives it, who pays what is missing. */
export function Component() {
  const feed = useFeed('memberSettlementShow', {});
  return (
    <MemberPage heading={text.title} title={text.title}>
      <FeedView feed={feed} blocks={['6rem', '9rem', '24rem', '12rem']}>
        {(data) => <SettlementView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

const isFinal = ({ settlement_status }: MemberSettlement) => settlement_status === 'สิ้นสมาชิกภาพแล้ว';

/** Also where the state cannot be read: an end that was told has its way of ending. */
const hasNone = ({ settlement_status, ending_desc }: MemberSettlement) =>
  settlement_status === 'ไม่มี' || ending_desc === '';

function SettlementView({ data }: { data: MemberSettlement }) {
  if (hasNone(data)) {
    return (
      <Card>
        <EmptyState title={whose(text.none)}>{whose(text.noneMore)}</EmptyState>
      </Card>
    );
  }
  return (
    <>
      <Spoken of={text.title}>
        <State data={data} />
        <Sums data={data} />
      </Spoken>
      <Toolbar actions={<TableActions table={() => linesTable(data)} />} />
      <Lines lines={data.lines} />
      <Heirs heirs={data.heirs} document_no={data.document_no} />
      <Guarantors guarantors={data.guarantors} />
      <Notice data={data} />
      <div className="print-only">
        <PaperMark verification={data.verification} />
      </div>
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

/** Whether the figures are certain, and whom to ask. */
function State({ data }: { data: MemberSettlement }) {
  const board = formatThaiDate(data.board_date);
  return isFinal(data) ? (
    <Band tone="info" title={text.final(board)}>
      {text.finalMore} <Call />
    </Band>
  ) : (
    <Band tone="waiting" title={text.waiting(board)}>
      <p>{text.waitingMore}</p>
      <p>
        {whose(text.waitingRequests)} <Call />
      </p>
    </Band>
  );
}

function receiverOf({ left, ending_desc }: MemberSettlement): string {
  if (parseBaht(left) === 0) return text.nothingLeft;
  return ending_desc === 'เสียชีวิต' ? text.toHeirs : whose(text.toMember);
}

/** The answer first: what is paid out, then how it comes about, and what is missing. */
function Sums({ data }: { data: MemberSettlement }) {
  const { owned, owed, used, left, beside, missing, guarantors } = data;
  const big = (baht: string) => <Amount satang={parseBaht(baht)} size="l" />;
  const items: FiguresItem[] = [
    {
      label: text.left[isFinal(data) ? 'final' : 'expected'],
      value: big(left),
      note: receiverOf(data),
    },
    { label: whose(text.owned), value: big(owned), note: text.ownedNote },
    {
      label: text.owed,
      value: big(owed),
      note:
        parseBaht(owed) === 0 ? (
          text.noDebt
        ) : (
          <>
            {text.owedNote} <Amount satang={parseBaht(used)} size="s" unit={text.baht} />
          </>
        ),
    },
  ];
  if (parseBaht(missing) !== 0) {
    const note = guarantors.length > 0 ? text.missingNote : text.missingAlone;
    items.push({ label: text.missing, value: big(missing), note });
  }
  if (parseBaht(beside) !== 0) {
    items.push({ label: text.beside, value: big(beside), note: text.besideNote });
  }
  return <Figures items={items} />;
}

/** What was told, when, and by which paper. */
function Notice({ data }: { data: MemberSettlement }) {
  const { facts } = text;
  const { ending_desc: how } = data;
  const rows = [
    { term: facts.how, value: how },
    { term: facts.noticed, value: formatThaiDate(data.notice_date) },
    {
      term: how === 'เสียชีวิต' ? facts.event.เสียชีวิต : facts.event.other,
      value: formatThaiDate(data.event_date),
    },
    { term: facts.paper, value: data.paper_no },
    { term: facts.board, value: formatThaiDate(data.board_date) },
  ];
  return (
    <Card title={text.notice}>
      <Facts rows={rows} />
    </Card>
  );
}
