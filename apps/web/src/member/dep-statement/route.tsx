import type { DepositRow, DepositStatement } from '@coop/contracts/member/deposit';
import { parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate, yearOf } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { Sentence } from '@coop/ui/sentence';
import { SignTag } from '@coop/ui/sign-status';
import { type LoaderFunction, useParams } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { paths } from '../../site/paths.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { AccountStatement } from '../../tables/statement/account-statement.tsx';
import { endsOf } from '../../tables/statement/by-year.ts';
import type { StatementKind } from '../../tables/statement/statement-kind.ts';
import { StatementPage } from '../../tables/statement-page.tsx';
import { kindColumn, movementWords, textColumn } from '../../tables/text-column.tsx';

/** Words of several places of the deposit statement. */
const text = {
  title: 'รายการเงินฝาก',
  balance: 'คงเหลือ',
  chartTitle: 'ความเคลื่อนไหวของยอดเงินฝาก',
  statement: 'รายการเดินบัญชี',
  searchHint: 'รายการ หรือช่องทาง',
  missing: 'ไม่พบบัญชีนี้ในทะเบียนของท่าน',
  missingMore: 'เลขที่บัญชีอาจพิมพ์ผิด กรุณาเลือกจากรายการเงินฝากของท่าน',
  toList: 'ไปหน้าเงินฝาก',
} as const;

const whatOf = (row: DepositRow) =>
  row.remark ? `${row.item_desc} · ${row.remark}` : row.item_desc;

const DEPOSIT_STATEMENT: StatementKind<DepositRow> = {
  text,
  columnsFor: (rows) => [
    dateColumn('operate_date', 'วันที่', (row) => row.operate_date),
    textColumn('item_desc', 'รายการ', whatOf, { priority: 'title' }),
    textColumn('item_code', 'รหัส', (row) => row.item_code, { priority: 'detail' }),
    kindColumn('ประเภท', 'deposit'),
    textColumn('channel', 'ช่องทาง', (row) => row.channel, { priority: 'detail' }),
    moneyColumn('withdraw', 'ถอน', (row) => row.withdraw, {
      totalOf: rows,
      blankZero: true,
    }),
    moneyColumn('deposit', 'ฝาก', (row) => row.deposit, {
      totalOf: rows,
      blankZero: true,
    }),
    moneyColumn('balance', 'คงเหลือ', (row) => row.balance, { strong: true }),
  ],
  lineOf(row) {
    const into = parseBaht(row.deposit);
    const out = parseBaht(row.withdraw);
    return {
      what: whatOf(row),
      satang: into === null || out === null ? null : into - out,
      balance: parseBaht(row.balance),
    };
  },
  details: ['item_code', 'kind', 'channel'],
  kindOf: (row) => movementWords('deposit', row),
  noteKind: 'DEPOSIT_ROW',
};

/** Shows what came into the account and what left it since the first of January. */
function YearInOut({ rows, asOf }: { rows: readonly DepositRow[]; asOf: string }) {
  const ofYear = rows.filter((row) => yearOf(row.operate_date) === yearOf(asOf));
  const sum = (of: (row: DepositRow) => string) =>
    sumSatang(ofYear.map((row) => parseBaht(of(row))));
  return (
    <Sentence>
      {(baht) =>
        `ปีนี้เงินเข้า ${baht(sum((row) => row.deposit))} เงินออก ${baht(sum((row) => row.withdraw))}`
      }
    </Sentence>
  );
}

/** One account: what is in it, how it went, every movement. */
function DepositStatementView({ data }: { data: DepositStatement }) {
  const { account, rows } = data;
  const { deptaccount_no: no, depttype_desc: name, deptaccount_name } = account;
  const points = endsOf(rows, 7).flatMap((row) => dayPoint(row.operate_date, row.balance));
  return (
    <AccountStatement
      kind={DEPOSIT_STATEMENT}
      text={text}
      data={data}
      owner={{ no, name, about: ['บัญชี', `${name} ${no} ${deptaccount_name}`] }}
      noteAs="DEPOSIT"
      balance={account.prncbal}
      holder={deptaccount_name}
      facts={[
        (parseBaht(account.waiting_amount) ?? 0) > 0 && [
          'ขอถอนไว้แล้ว รอโอน',
          <Amount baht={account.waiting_amount} />,
        ],
        ['ถอนได้', <Amount baht={account.withdrawable} />],
        ['ดอกเบี้ยที่จะได้ ยังไม่เข้าบัญชี', <Amount baht={account.accrued_interest} />],
        ['อัตราดอกเบี้ย', `${account.int_rate} % ต่อปี`],
        ['เปิดบัญชี', formatThaiDate(account.open_date)],
        [
          'สถานะ',
          <SignTag kind="deposit" status={account.sign_status}>
            {account.account_status}
          </SignTag>,
        ],
      ]}
      chart={
        points.length > 1 && (
          <AreaChart
            title={text.chartTitle}
            caption={<YearInOut rows={rows} asOf={data.as_of} />}
            points={points}
          />
        )
      }
    />
  );
}

export const loader: LoaderFunction = ({ context, params }) =>
  context.get(pageContext).ask('memberDepositStatementShow', {
    body: { deptaccount_no: params.statement ?? '' },
  });

/** /member/dep_statement/{statement}: the account number is the statement's name. */
export function Component() {
  const no = useParams().statement ?? '';
  const feed = useFeed('memberDepositStatementShow', { body: { deptaccount_no: no } });
  const name = feed.data?.account.depttype_desc ?? text.title;
  return (
    <StatementPage feed={feed} no={no} name={name} list={paths.member.deposit} text={text}>
      {(statement) => <DepositStatementView data={statement} />}
    </StatementPage>
  );
}
