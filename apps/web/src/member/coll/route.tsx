import type { GuaranteedLoan, MemberColl } from '@coop/contracts/member/coll';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Fold } from '@coop/ui/fold';
import { Fragment } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { PhoneLink } from '../../site/phone-link.tsx';
import { useSite } from '../../site/site.tsx';
import { Asks } from './asks.tsx';
import styles from './coll.module.css';
import { GivenTable, ReleasedTable } from './given-table.tsx';
import { Paydown } from './paydown.tsx';
import { Right } from './right.tsx';
import { Security } from './security.tsx';
import { text } from './text.ts';
import { hasEnded, WatchCard } from './watch-card.tsx';

export const loader: Loader = (page) =>
  Promise.all([page.ask('memberCollList', {}), page.ask('memberGuaranteeAskList', {})]);

/** /member/coll: whom I guarantee, how much more I may, and who and what secures my own loans. */
export function Component() {
  const feed = useFeed('memberCollList', {});
  return (
    <MemberPage title={text.title}>
      <Asked />
      <FeedView feed={feed} blocks={['9rem', '22rem', '20rem']}>
        {(data) => <GuaranteesView data={data} />}
      </FeedView>
    </MemberPage>
  );
}

/** Who asks for a guarantee; nothing while it loads, so that nothing is promised that may not come. */
function Asked() {
  const feed = useFeed('memberGuaranteeAskList', {});
  if (feed.data === undefined && !feed.isError) return null;
  return (
    <FeedView feed={feed} blocks={[]}>
      {({ asks }) => <Asks asks={asks} />}
    </FeedView>
  );
}

function GuaranteesView({ data }: { data: MemberColl }) {
  const inForce = data.guarantees.filter((one) => one.coll_status === 'มีผล');
  const released = data.guarantees.filter((one) => one.coll_status !== 'มีผล');
  return (
    <>
      <Spoken of={text.title}>
        <AfterEnd loans={inForce.filter(isCalledAfterEnd)} />
        <Late loans={inForce.filter((one) => one.arrear_periods > 0 && !hasEnded(one))} />
        <Right right={data.right} inForce={inForce} />
      </Spoken>
      <h2>{text.given}</h2>
      {inForce.length === 0 ? (
        <EmptyCard title={text.givenNone}>{text.givenNoneMore}</EmptyCard>
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
          <p className="note">{text.wouldPayNote}</p>
          <div className={styles.wide}>
            <GivenTable loans={inForce} />
          </div>
          <Law />
        </>
      )}
      <Security contracts={data.contracts} />
      {released.length > 0 && <ReleasedTable loans={released} />}
      <p className="note">{text.privacy}</p>
    </>
  );
}

const isCalledAfterEnd = (loan: GuaranteedLoan) =>
  hasEnded(loan) && parseBaht(loan.called_amount) !== 0;

/** What settlements of borrowers left unpaid and the guarantor is asked for, and by when. */
function AfterEnd({ loans }: { loans: readonly GuaranteedLoan[] }) {
  if (loans.length === 0) return null;
  return (
    <Band tone="negative" title={text.afterEndTitle(formatCount(loans.length))}>
      {keyed(loans, (loan) => loan.loancontract_no).map(([key, loan]) => (
        <p key={key}>
          {text.person(loan.borrower_name, loan.borrower_member_no)}{' '}
          <strong>
            {text.called} <Amount baht={loan.called_amount} unit="บาท" />
          </strong>{' '}
          <span className="whole">{text.calledUntil(formatThaiDate(loan.called_until))}</span>
        </p>
      ))}
      <p>{text.afterEndAdvice}</p>
      <Ask />
    </Band>
  );
}

/** Whom to ask; nothing where the deployment names no number. */
function Ask() {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <p>
      {text.ask} <PhoneLink />
    </p>
  );
}

/** Whether the cooperative has asked the guarantor yet; nothing where a backend does not say. */
function Called({ loan }: { loan: GuaranteedLoan }) {
  const called = parseBaht(loan.called_amount);
  if (called === null) return null;
  if (called === 0) return <strong className="whole">{text.notCalled}</strong>;
  return (
    <strong>
      {text.called} <Amount satang={called} unit="บาท" />
    </strong>
  );
}

/** The notice of a first missed month: who is late, and what to do while it is still small. */
function Late({ loans }: { loans: readonly GuaranteedLoan[] }) {
  if (loans.length === 0) return null;
  return (
    <Band tone="negative" title={text.lateTitle(formatCount(loans.length))}>
      {keyed(loans, (loan) => loan.loancontract_no).map(([key, loan]) => (
        <p key={key}>
          {text.person(loan.borrower_name, loan.borrower_member_no)}{' '}
          <span className="nowrap">{text.lateTag(formatCount(loan.arrear_periods))}</span>{' '}
          {loan.late_since && (
            <span className="whole">{text.lateSince(formatThaiDate(loan.late_since))}</span>
          )}{' '}
          <Called loan={loan} />
        </p>
      ))}
      <p>{text.lateAdvice}</p>
      <Ask />
    </Band>
  );
}

/** What a guarantor may ask for by law, in three sentences. */
function Law() {
  return (
    <Fold summary={text.law}>
      <ul>
        {text.laws.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="note">{text.lawSource}</p>
    </Fold>
  );
}
