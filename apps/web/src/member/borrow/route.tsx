import type { MemberInfo } from '@coop/contracts/member/info';
import type { KepBill } from '@coop/contracts/member/kep';
import { MINIMUM_NET_SALARY } from '@coop/finance/credit';
import { formatRate, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
import { TextField } from '@coop/ui/text-field';
import { Toolbar } from '@coop/ui/toolbar';
import { useState } from 'react';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Loader } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { MemberPage } from '../../frame/member/member-page.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { PrintPage } from '../../page/print-page.tsx';
import { TEXT_LIMIT } from '../../parts/calculator/fields.ts';
import { bahtWithin, tidyBaht } from '../../parts/calculator/typed.ts';
import type { PaperFile } from '../../parts/papers/paper.ts';
import { PrintedPapers } from '../../parts/papers/paper-sheet.tsx';
import { PaperDownload } from '../../parts/pdf/paper-download.tsx';
import { Spoken } from '../../parts/read-aloud/spoken.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import styles from './borrow.module.css';
import {
  checkSalary,
  type Deduction,
  deductionName,
  deductionsOf,
  type SalaryCheck,
} from './check.ts';
import { Rights } from './rights.tsx';
import { salaryFile } from './salary-paper.ts';
import { text } from './text.ts';

export const loader: Loader = (page) =>
  Promise.all([
    page.ask('memberInfoShow', {}),
    page.ask('memberKepList', {}),
    page.ask('memberLoanRightList', {}),
  ]);

/** /member/borrow: what one may borrow, and what a salary has left after all deductions, before one asks for a loan. */
export function Component() {
  const info = useFeed('memberInfoShow', {});
  const list = useFeed('memberKepList', {});
  const rights = useFeed('memberLoanRightList', {});
  return (
    <MemberPage title={text.title} isPaper={(parseBaht(info.data?.salary_amount) ?? 0) > 0}>
      <FeedView feed={info} blocks={['9rem', '20rem']}>
        {(member) => (
          <FeedView feed={list} blocks={['9rem', '20rem']}>
            {({ months }) => <Checked info={member} period={months[0]?.recv_period} />}
          </FeedView>
        )}
      </FeedView>
      <FeedView feed={rights} blocks={['3rem', '20rem', '20rem']}>
        {(data) => <Rights data={data} />}
      </FeedView>
    </MemberPage>
  );
}

function Checked({ info, period }: { info: MemberInfo; period: string | undefined }) {
  const salarySatang = parseBaht(info.salary_amount);
  if (salarySatang === null || salarySatang <= 0) {
    return <EmptyCard title={text.noSalary}>{text.noSalaryMore}</EmptyCard>;
  }
  if (!period) return <CheckView info={info} salarySatang={salarySatang} bill={undefined} />;
  return <Billed info={info} salarySatang={salarySatang} period={period} />;
}

interface BilledProps {
  readonly info: MemberInfo;
  readonly salarySatang: number;
  readonly period: string;
}

function Billed({ info, salarySatang, period }: BilledProps) {
  const feed = useFeed('memberKepShow', { body: { recv_period: period } });
  return (
    <FeedView feed={feed} blocks={['9rem', '20rem']}>
      {(bill) => <CheckView info={info} salarySatang={salarySatang} bill={bill} />}
    </FeedView>
  );
}

const MOST = 1_000_000_00;
const problemOf = (typed: string) =>
  typed.trim() !== '' && bahtWithin(typed, 0, MOST) === undefined ? text.wrong : undefined;

interface AmountFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

/** An amount that counts as soon as it is typed; it may be left out. */
function AmountField({ label, value, onType }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      hint={text.optional}
      inputMode="decimal"
      autoComplete="off"
      maxLength={TEXT_LIMIT}
      value={value}
      error={problemOf(value)}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => onType(tidyBaht(value))}
    />
  );
}

interface CheckViewProps {
  readonly info: MemberInfo;
  readonly salarySatang: number;
  readonly bill: Pick<KepBill, 'lines' | 'recv_period'> | undefined;
}

/** Whether what is left of the salary is enough. */
function Left({ check, rule }: { readonly check: SalaryCheck; readonly rule: string }) {
  return (
    <Spoken of={text.left}>
      <Band
        tone={check.passes ? 'positive' : 'negative'}
        title={check.passes ? text.passes(rule) : text.fails(rule)}
      >
        {text.explain(rule)}
        {check.missingSatang > 0 && (
          <>
            {' '}
            {text.missing} <Amount satang={check.missingSatang} unit="บาท" />
          </>
        )}
      </Band>
      <Card>
        <p>{text.left}</p>
        <Amount satang={check.remainingSatang} size="xl" unit="บาท" />
        <p className="note">{text.part(formatRate(check.percent))}</p>
        <Facts rows={[[text.room, <Amount satang={check.roomSatang} size="l" unit="บาท" />]]} />
      </Card>
    </Spoken>
  );
}

/** The paper, and where one goes on from here. */
function Actions({ file }: { readonly file: () => PaperFile }) {
  return (
    <Toolbar
      actions={
        <>
          <PrintPage>{text.print}</PrintPage>
          <PaperDownload file={file} />
          <LinkButton to={paths.loancal}>{text.loancal}</LinkButton>
          <LinkButton to={paths.member.requestFor('EMERGENCY_LOAN')}>{text.request}</LinkButton>
        </>
      }
    />
  );
}

function CheckView({ info, salarySatang, bill }: CheckViewProps) {
  const { minimum_net_salary } = useSite();
  const [others, setOthers] = useState('');
  const [wanted, setWanted] = useState('');
  const minimum = parseRate(minimum_net_salary) ?? MINIMUM_NET_SALARY;
  const rule = formatRate(minimum).replace('.00', '');
  const typed: Deduction[] = [
    { words: text.otherLine, satang: bahtWithin(others, 1, MOST) ?? 0 },
    { words: text.wantedLine, satang: bahtWithin(wanted, 1, MOST) ?? 0 },
  ].filter(({ satang }) => satang > 0);
  const deductions = [...deductionsOf(bill?.lines ?? []), ...typed];
  const check = checkSalary(salarySatang, deductions, minimum);
  const file = () => salaryFile({ info, salarySatang, deductions, check, rule });
  return (
    <>
      <div className="stack no-print">
        <Left check={check} rule={rule} />
        <Card title={text.typed}>
          <div className={`stack ${styles.typed}`}>
            <AmountField label={text.others} value={others} onType={setOthers} />
            <AmountField label={text.wanted} value={wanted} onType={setWanted} />
          </div>
        </Card>
        <Card title={text.list}>
          <Facts
            rows={[
              [text.salary, <Amount satang={salarySatang} />],
              ...deductions.map(
                (one): Fact => [deductionName(one), <Amount satang={one.satang} />],
              ),
              [text.total, <Amount satang={check.totalSatang} />],
            ]}
          />
          <p className="note">
            {bill ? text.source(formatThaiMonth(bill.recv_period)) : text.noBill}
          </p>
        </Card>
        <Actions file={file} />
      </div>
      <PrintedPapers of={() => file().papers} />
    </>
  );
}
