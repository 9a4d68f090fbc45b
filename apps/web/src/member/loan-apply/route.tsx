import type {
  LoanApplication,
  MemberLoanApply,
} from '@coop/contracts/member/ahead/loan-application';
import type { MemberLoanRight } from '@coop/contracts/member/ahead/loan-right';
import { formatCount, parseBaht } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { useState } from 'react';
import { type LoaderFunction, useSearchParams } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/pages/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { lazyPart } from '../../page/lazy-part.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useStepFocus } from '../../page/step-focus.ts';
import { draftAgain } from '../../planners/loan-application/again.ts';
import type { Reviewed } from '../../planners/loan-application/use-apply.ts';
import { type Sent, SentSheet, sentNow } from '../../requests/sent-sheet.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { factsOf, isOpen, statusOf } from './application-paper.tsx';
import { ApplicationList } from './list.tsx';

// Who has a request on its way needs no form.
const ApplyForm = lazyPart(async () => (await import('./form.tsx')).ApplyForm, ['35rem']);

/** Emergency loans are asked for among the money requests. */
const EMERGENCY = '01';

const waits = (days: number) =>
  `ผู้ค้ำประกันต้องตอบในระบบสมาชิกของผู้ค้ำประกันเองภายใน ${formatCount(days)}\u00a0วัน ติดตามได้ที่ดูสถานะคำขอ สอบถาม`;
const EXAMINED = 'สหกรณ์จะตรวจสอบภายในวันทำการถัดไป ติดตามได้ที่ดูสถานะคำขอ สอบถาม';

export const loader: LoaderFunction = ({ context }) => {
  const { ask } = context.get(pageContext);
  return Promise.all([ask('memberLoanRightList', {}), ask('memberLoanApplyList', {})]);
};

/** /member/loan-apply: asking for a loan, and its way to the contract. */
export function Component() {
  const rights = useFeed('memberLoanRightList', {});
  const applied = useFeed('memberLoanApplyList', {});
  const { answer_days } = useByLaws().guarantors;
  const [sent, setSent] = useState<{ is: Sent; next: string }>();
  // Closing the sheet leads to the list; the sheet takes the focus by itself.
  const heading = useStepFocus(sent !== undefined);
  const [times, setTimes] = useState(0);
  const again = (application: LoanApplication) => {
    draftAgain(application);
    setTimes(times + 1);
  };
  const note = (reviewed: Reviewed, no: string) =>
    setSent({
      is: sentNow(no, factsOf(reviewed)),
      next: reviewed.guarantors.length > 0 ? waits(answer_days) : EXAMINED,
    });
  if (sent) {
    return (
      <MemberPage>
        <SentSheet
          title="ส่งคำขอกู้แล้ว"
          sent={sent.is}
          again="ดูสถานะคำขอ"
          onAgain={() => setSent(undefined)}
        >
          <p>
            {sent.next} <PhoneLink />
          </p>
        </SentSheet>
      </MemberPage>
    );
  }
  return (
    <MemberPage>
      <FeedView feed={applied} blocks={['35rem', '13rem']}>
        {(data) => (
          <>
            <FeedView feed={rights} blocks={['35rem']}>
              {(right) => (
                <Apply
                  key={times}
                  data={data}
                  rights={possibleOf(right)}
                  isAgain={times > 0}
                  onSent={note}
                />
              )}
            </FeedView>
            <ApplicationList
              applications={data.applications}
              headingRef={heading}
              canAgain={(code) =>
                !data.applications.some(isOpen) &&
                possibleOf(rights.data).some((right) => right.loantype_code === code)
              }
              onAgain={again}
            />
          </>
        )}
      </FeedView>
    </MemberPage>
  );
}

type FormProps = Parameters<typeof ApplyForm>[0];

/** The rights that can be used on this page now. */
const possibleOf = (data: MemberLoanRight | undefined) =>
  (data?.rights ?? []).filter(
    (right) => right.loantype_code !== EMERGENCY && (parseBaht(right.right_amount) ?? 0) > 0,
  );

function Apply({
  data,
  rights: possible,
  isAgain,
  onSent,
}: { data: MemberLoanApply } & Pick<FormProps, 'rights' | 'isAgain' | 'onSent'>) {
  const [params] = useSearchParams();
  // What the address asks for is offered once.
  const [wanted, setWanted] = useState(params.get('product') ?? '');
  const open = data.applications.find(isOpen);
  if (open?.status === 'ขอเอกสารเพิ่ม' && open.officer_note) {
    return (
      <Band tone="waiting" title={statusOf(open)}>
        {open.officer_note}
      </Band>
    );
  }
  if (open) {
    return (
      <Band tone="waiting" title="ท่านมีคำขอกู้ที่ยังไม่เสร็จ">
        ขอกู้ได้ครั้งละหนึ่งคำขอ เมื่อคำขอนี้เสร็จหรือยกเลิกแล้วจึงส่งใหม่ได้
      </Band>
    );
  }
  if (possible.length === 0) {
    return (
      <EmptyCard
        title="วันนี้ยังขอกู้ไม่ได้"
        action={<LinkButton to={paths.member.borrow}>ดูว่ากู้ได้เท่าใด</LinkButton>}
      >
        ดูว่ายังขาดเงื่อนไขใดที่หน้าตรวจสิทธิกู้
      </EmptyCard>
    );
  }
  return (
    <ApplyForm
      rights={possible}
      products={data.products}
      applications={data.applications}
      isAgain={isAgain}
      wanted={wanted}
      onSent={(reviewed, no) => {
        setWanted('');
        onSent(reviewed, no);
      }}
    />
  );
}
