import type { DepositAccount, MemberDeposit } from '@coop/contracts/member/deposit';
import { maskAccountNo } from '@coop/format/identifiers/account-no';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, yearBEOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Fold } from '@coop/ui/fold';
import { Sentence } from '@coop/ui/sentence';
import { SignTag } from '@coop/ui/sign-status';
import { PersonName } from '@coop/ui/whole';
import { Link } from 'react-router';
import { signedWords } from '../../collection/signed-amount.tsx';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useMarked } from '../../page/marked.ts';
import { tidyBaht } from '../../planners/typed.ts';
import { mayOpen } from '../../session/relative-pages.ts';
import { whose } from '../../session/whose.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { CardsOrTable } from '../../tables/cards-or-table.tsx';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { NumberedName } from '../../tables/numbered-name.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { kindColumn, textColumn } from '../../tables/text-column.tsx';
import styles from './deposit.module.css';
import { text } from './text.ts';

/** /member/deposit */
export const { loader, Component } = memberScreen({
  call: 'memberDepositList',
  blocks: ['15rem', '22rem', '22rem'],
  view: (data) => <DepositsView data={data} />,
});

function DepositsView({ data }: { data: MemberDeposit }) {
  const { opening } = useByLaws().deposits;
  const { accounts } = data;
  if (accounts.length === 0) {
    return (
      <EmptyCard
        title={whose('ท่านยังไม่มีบัญชีเงินฝาก')}
      >{`เปิดบัญชีได้ที่สำนักงานสหกรณ์ เริ่มต้น ${tidyBaht(opening)} บาท`}</EmptyCard>
    );
  }
  return (
    <>
      <Answer data={data} />
      <CardsOrTable
        cards={
          <>
            <h2>{whose('บัญชีของท่าน')}</h2>
            {keyed(accounts, (account) => account.deptaccount_no).map(([key, account]) => (
              <AccountCard key={key} account={account} />
            ))}
          </>
        }
        table={<AccountTable accounts={accounts} />}
      />
    </>
  );
}

/** Shows what came and went this year, and by how much it grew; nothing where a backend does not say. */
function OfYear({ data }: { data: MemberDeposit }) {
  const sum = (of: (account: DepositAccount) => string | undefined) =>
    sumSatang(data.accounts.map((account) => parseBaht(of(account))));
  const came = sum((account) => account.year_in);
  const went = sum((account) => account.year_out);
  if (came === null || went === null) return null;
  const more = came - went;
  const year = String(yearBEOf(data.as_of));
  return (
    <p>
      <Sentence>
        {(baht) => {
          const moved = `ปี ${year} เงินเข้า ${baht(came)} เงินออก ${baht(went)}`;
          if (more === 0) return moved;
          return `${moved} ${signedWords(more, baht)}`;
        }}
      </Sentence>
    </p>
  );
}

/** All deposits in one figure, and in two sentences what can be had of it and what moved it. */
function Answer({ data }: { data: MemberDeposit }) {
  const { accounts } = data;
  const inUse = accounts.filter((account) => account.account_status === 'ใช้งาน');
  const sum = (of: (account: DepositAccount) => string) =>
    sumSatang(accounts.map((account) => parseBaht(of(account))));
  const waiting = sum(({ waiting_amount = '0' }) => waiting_amount) ?? 0;
  return (
    <Card>
      <dl>
        <dt className={styles.label}>เงินฝากรวม</dt>
        <dd>
          <Amount baht={data.sum_balance} size="xl" unit="บาท" />
        </dd>
      </dl>
      <p>
        <Sentence>
          {(baht) =>
            `${formatCount(inUse.length)} บัญชีที่ใช้งาน ${text.withdrawable} ${baht(sum((item) => item.withdrawable))}`
          }
        </Sentence>{' '}
        {mayOpen(paths.member.requestpromoney) && (
          <Link to={paths.member.requestFor('WITHDRAW')} className="nowrap">
            ขอถอนเงิน
          </Link>
        )}
      </p>
      {waiting > 0 && (
        <p>
          <Sentence>{(amount) => `${text.waiting} ${amount(waiting)}`}</Sentence>
        </p>
      )}
      <OfYear data={data} />
      <p className="note">
        <Sentence>
          {(baht) =>
            `${text.accrued} (ค้างรับ) ${baht(sum((item) => item.accrued_interest))} ยังไม่เข้าบัญชี จะเข้าเมื่อถึงวันจ่ายดอกเบี้ย`
          }
        </Sentence>
      </p>
    </Card>
  );
}

const baht = (amount: string) => <Amount baht={amount} />;

/** Tells of an account whether the address marks it; a sheet knows its masked number only. */
function useMarkedAccount() {
  const marked = useMarked();
  return ({ deptaccount_no }: DepositAccount) => maskAccountNo(deptaccount_no) === marked;
}

/** One account on a phone: what is in it and what can be withdrawn; the rest behind a press. */
function AccountCard({ account }: { account: DepositAccount }) {
  const { deptaccount_no: no, year_in, year_out } = account;
  const isMarked = useMarkedAccount();
  return (
    <Card
      isMarked={isMarked(account)}
      title={<NumberedName name={account.depttype_desc} no={no} />}
      headingLevel={3}
      actions={
        <SignTag kind="deposit" status={account.sign_status}>
          {account.account_status}
        </SignTag>
      }
    >
      <div>
        <Amount baht={account.prncbal} size="xl" unit="บาท" />
        <p className="note">
          <PersonName>{account.deptaccount_name}</PersonName>
        </p>
      </div>
      <Facts
        rows={[
          (parseBaht(account.waiting_amount) ?? 0) > 0 && [
            text.waiting,
            <Amount baht={account.waiting_amount} />,
          ],
          [text.withdrawable, baht(account.withdrawable)],
        ]}
      />
      <Fold
        summary={
          <>
            รายละเอียดบัญชี{' '}
            <span className="visually-hidden" translate="no">
              {no}
            </span>
          </>
        }
      >
        <Facts
          rows={[
            year_in !== undefined && [text.yearIn, baht(year_in)],
            year_out !== undefined && [text.yearOut, baht(year_out)],
            [text.accrued, baht(account.accrued_interest)],
            ['อัตราดอกเบี้ย', `${account.int_rate} % ต่อปี`],
            ['เปิดบัญชี', formatThaiDate(account.open_date)],
            [text.lastOperate, formatThaiDate(account.last_operate_date)],
          ]}
        />
      </Fold>
      <LinkButton to={paths.member.depositStatement(no)} fullWidth>
        ดูรายการเดินบัญชี{' '}
        <span className="visually-hidden" translate="no">
          {no}
        </span>
      </LinkButton>
    </Card>
  );
}

/** Returns what came and went this year, where the backend says it. */
function yearColumns(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  if (accounts.some(({ year_in, year_out }) => year_in === undefined || year_out === undefined)) {
    return [];
  }
  const money = (key: string, header: string, of: (account: DepositAccount) => string) =>
    moneyColumn(key, header, of, { totalOf: accounts, blankZero: true });
  return [
    money('yearIn', text.yearIn, (account) => account.year_in ?? ''),
    money('yearOut', text.yearOut, (account) => account.year_out ?? ''),
  ];
}

function columnsFor(accounts: readonly DepositAccount[]): ExportColumn<DepositAccount>[] {
  return [
    textColumn('account', 'เลขที่บัญชี', (account) => account.deptaccount_no, {
      priority: 'title',
      cell: ({ deptaccount_no }) => (
        <Link to={paths.member.depositStatement(deptaccount_no)} className="nowrap" translate="no">
          {deptaccount_no}
        </Link>
      ),
    }),
    textColumn('type', 'ประเภท', (account) => account.depttype_desc),
    dateColumn('last', text.lastOperate, (account) => account.last_operate_date),
    ...yearColumns(accounts),
    moneyColumn('withdrawable', text.withdrawable, (account) => account.withdrawable, {
      totalOf: accounts,
    }),
    moneyColumn('accrued', text.accrued, (account) => account.accrued_interest, {
      totalOf: accounts,
    }),
    moneyColumn('balance', 'คงเหลือ', (account) => account.prncbal, {
      totalOf: accounts,
      strong: true,
    }),
    kindColumn('สถานะ', 'deposit', (account) => account.account_status),
  ];
}

/** Accounts side by side, with totals, print and download. */
function AccountTable({ accounts }: { accounts: readonly DepositAccount[] }) {
  const isMarked = useMarkedAccount();
  return (
    <TableSection
      caption="สรุปบัญชีเงินฝาก"
      columns={columnsFor(accounts)}
      rows={accounts}
      rowKey={(account) => account.deptaccount_no}
      isMarked={isMarked}
      totalsLabel="รวมทุกบัญชี"
    />
  );
}
