import type { GuaranteedLoan, MemberColl } from '@coop/contracts/member/coll';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Band } from '@coop/ui/band';
import { Fold } from '@coop/ui/fold';
import { WholeInTitle } from '@coop/ui/whole';
import { Fragment, type ReactNode } from 'react';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { Asks } from './asks.tsx';
import { Called, GivenTable, hasEnded, Paydown, ReleasedTable, WatchCard } from './given.tsx';
import { Right } from './right.tsx';
import { Security } from './security.tsx';
import { text } from './text.ts';

export const loader: LoaderFunction = ({ context }) => {
  const { ask } = context.get(pageContext);
  return Promise.all([ask('memberCollList', {}), ask('memberGuaranteeAskList', {})]);
};

/** /member/coll: whom I guarantee, how much more I may, and who and what secures my own loans. */
export function Component() {
  const askFeed = useFeed('memberGuaranteeAskList', {});
  const feed = useFeed('memberCollList', {});
  return (
    <MemberPage>
      {/* Nothing while it loads, so that nothing is promised that may not come. */}
      {(askFeed.data !== undefined || askFeed.isError) && (
        <FeedView feed={askFeed} blocks={[]}>
          {({ asks }) => <Asks asks={asks} />}
        </FeedView>
      )}
      <FeedView feed={feed} blocks={['9rem', '22rem', '20rem']}>
        {(data) => <GuaranteesView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function GuaranteesView({ data }: { data: MemberColl }) {
  const { called_after } = useByLaws().guarantors;
  const inForce = data.guarantees.filter((guarantee) => guarantee.coll_status === 'มีผล');
  const released = data.guarantees.filter((guarantee) => guarantee.coll_status !== 'มีผล');
  return (
    <>
      <Spoken of={text.title}>
        <Notice
          title="ผู้กู้ที่ท่านค้ำประกันสิ้นสมาชิกภาพแล้วและยังเหลือหนี้"
          loans={inForce.filter(isCalledAfterEnd)}
          words={(loan) => <Called loan={loan} />}
        >
          เป็นส่วนของท่านหลังหักหุ้นและเงินฝากของผู้กู้แล้ว ผู้ค้ำประกันทุกคนชำระคนละส่วนเท่ากัน ชำระได้ที่สหกรณ์
        </Notice>
        <Notice
          title="สัญญาที่ท่านค้ำประกันค้างชำระ"
          loans={inForce.filter(
            (guarantee) => guarantee.arrear_periods > 0 && !hasEnded(guarantee),
          )}
          words={late}
        >
          {`เมื่อค้างครบ ${formatCount(called_after)} งวด สหกรณ์จะเรียกให้ผู้ค้ำประกันชำระแทนตามส่วน ควรติดต่อผู้กู้ให้ชำระก่อนถึงวันนั้น`}
        </Notice>
        <Right right={data.right} inForce={inForce} />
      </Spoken>
      <h2>
        <WholeInTitle>เงินกู้ที่ท่านค้ำประกันให้ผู้อื่น</WholeInTitle>
      </h2>
      {inForce.length === 0 ? (
        <EmptyCard title="ท่านไม่ได้ค้ำประกันเงินกู้ของใคร">
          เมื่อท่านลงชื่อค้ำประกันให้สมาชิกคนใด สัญญานั้นจะปรากฏที่นี่
        </EmptyCard>
      ) : (
        <>
          {keyed(inForce, (loan) => loan.loancontract_no).map(([key, loan]) => (
            <Fragment key={key}>
              <Spoken of={loan.borrower_name}>
                <WatchCard loan={loan} />
              </Spoken>
              <Paydown loan={loan} asOf={data.as_of} />
            </Fragment>
          ))}
          <p className="note">
            คิดจากงวดปกติงวดถัดไป แบ่งระหว่างผู้ค้ำประกันตามส่วนที่แต่ละคนค้ำ รวมกันเท่ากับค่างวดพอดี
            ยังไม่รวมงวดที่ค้างอยู่แล้ว
          </p>
          <div className="no-phone">
            <GivenTable loans={inForce} />
          </div>
          <Law />
        </>
      )}
      <Security contracts={data.contracts} />
      {released.length > 0 && <ReleasedTable loans={released} />}
      <p className="note">เพื่อคุ้มครองข้อมูลส่วนบุคคล หน้านี้แสดงเพียงชื่อ เลขทะเบียน และตัวเลขของสัญญาที่ค้ำประกัน</p>
    </>
  );
}

const isCalledAfterEnd = (loan: GuaranteedLoan) =>
  hasEnded(loan) && parseBaht(loan.called_amount) !== 0;

interface NoticeProps {
  readonly title: string;
  readonly loans: readonly GuaranteedLoan[];
  /** Words about each after the borrower's name. */
  readonly words: (loan: GuaranteedLoan) => ReactNode;
  /** Words about what to do. */
  readonly children: string;
}

/** Loans that are not paid as they should be, and whom to ask where the deployment names a number. */
function Notice({ title, loans, words, children }: NoticeProps) {
  if (loans.length === 0) return null;
  return (
    <Band tone="negative" title={`${title} ${formatCount(loans.length)} สัญญา`}>
      {keyed(loans, (loan) => loan.loancontract_no).map(([key, loan]) => (
        <p key={key}>
          {text.person(loan.borrower_name, loan.borrower_member_no)} {words(loan)}
        </p>
      ))}
      <p>{children}</p>
      <PhoneLine>ปรึกษาสหกรณ์ โทร</PhoneLine>
    </Band>
  );
}

/** Returns since when the borrower is late, and whether the guarantor has been asked yet, where a backend says so. */
function late(loan: GuaranteedLoan) {
  const called = parseBaht(loan.called_amount);
  return (
    <>
      <span className="nowrap">{text.lateTag(formatCount(loan.arrear_periods))}</span>{' '}
      {loan.late_since && (
        <span className="whole">{joinFigures(`ตั้งแต่งวด ${formatThaiDate(loan.late_since)}`)}</span>
      )}{' '}
      {called === 0 && <strong className="whole">ยังไม่มีการเรียกให้ท่านชำระ</strong>}
      {called ? <Called loan={loan} /> : null}
    </>
  );
}

const LAWS = [
  'เมื่อผู้กู้ผิดนัด เจ้าหนี้ต้องมีหนังสือบอกกล่าวผู้ค้ำประกันภายใน 60 วันนับแต่วันผิดนัด และจะเรียกให้ชำระก่อนหนังสือไปถึงไม่ได้ หากส่งช้ากว่านั้น ผู้ค้ำประกันไม่ต้องรับผิดในดอกเบี้ย ค่าสินไหมทดแทน และค่าภาระติดพันที่เกิดหลังครบ 60 วัน',
  'ผู้ค้ำประกันขอให้เรียกผู้กู้ชำระก่อน หรือขอให้บังคับจากทรัพย์สินของผู้กู้ก่อนได้ และข้อตกลงที่ให้บุคคลธรรมดาผู้ค้ำประกันรับผิดอย่างลูกหนี้ร่วมเป็นโมฆะ',
  'ผู้ค้ำประกันรับผิดไม่เกินจำนวนเงินที่ระบุไว้ในสัญญาค้ำประกัน',
];

/** Shows what a guarantor may ask for by law, in three sentences. */
function Law() {
  return (
    <Fold summary="สิทธิของผู้ค้ำประกันตามกฎหมาย (ข้อมูลโดยสรุป)">
      <ul>
        {LAWS.map((sentence) => (
          <li key={sentence}>{joinFigures(sentence)}</li>
        ))}
      </ul>
      <p className="note">
        ประมวลกฎหมายแพ่งและพาณิชย์ มาตรา 681, 681/1, 686, 688–690 ซึ่งแก้ไขในปี 2557 และ 2558
        สัญญาที่ทำก่อนนั้นอาจต่างไป โปรดสอบถามสหกรณ์
      </p>
    </Fold>
  );
}
