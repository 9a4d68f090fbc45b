import type { MemberShare, ShareRow } from '@coop/contracts/member/share';
import { countText } from '@coop/format/baht-text';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Figures } from '@coop/ui/figures';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { AreaChart, dayPoint } from '@coop/ui/line-chart';
import { Sentence } from '@coop/ui/sentence';
import { SignTag } from '@coop/ui/sign-status';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import { HowToPay } from '../../collection/how-to-pay.tsx';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { tidyBaht } from '../../planners/typed.ts';
import { mayOpen } from '../../session/relative-pages.ts';
import { whose } from '../../session/whose.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { endsOf } from '../../tables/statement/by-year.ts';
import type { StatementKind } from '../../tables/statement/statement-kind.ts';
import { StatementTable } from '../../tables/statement/statement-table.tsx';
import {
  countColumn,
  kindColumn,
  movementWords,
  numberColumn,
  textColumn,
} from '../../tables/text-column.tsx';
import { lateShares } from './late.ts';
import { monthsToNext } from './months-to-next.ts';
import { text } from './text.ts';

/** Unsigned on the wire; the sign status says which way. */
const signedOf = ({ amount, sign_status }: ShareRow) => {
  const satang = parseBaht(amount);
  return satang === null || sign_status >= 0 ? satang : -satang;
};

const SHARE_STATEMENT: StatementKind<ShareRow> = {
  text,
  columnsFor: (rows) => [
    dateColumn('operate_date', 'วันที่', (row) => row.operate_date),
    textColumn('item_desc', 'รายการ', (row) => row.item_desc, { priority: 'title' }),
    numberColumn('slip_no', 'ใบเสร็จ', (row) => row.slip_no, { priority: 'detail' }),
    countColumn('period', 'งวด', (row) => row.period),
    kindColumn('ประเภท', 'share'),
    moneyColumn('amount', 'จำนวนเงิน (บาท)', (row) => row.amount, { totalOf: rows, strong: true }),
    moneyColumn('balance', 'คงเหลือ (บาท)', (row) => row.balance),
  ],
  lineOf: (row) => ({
    what: row.item_desc,
    satang: signedOf(row),
    balance: parseBaht(row.balance),
  }),
  details: ['slip_no', 'period', 'kind'],
  kindOf: (row) => movementWords('share', row),
  noteKind: 'SHARE_ROW',
};

/** /member/share */
export const { loader, Component } = memberScreen({
  call: 'memberShareList',
  blocks: ['9rem', '22rem', '40rem'],
  view: (share) => <ShareView share={share} />,
});

const isOwed = ({ overdue_amount }: MemberShare) => (parseBaht(overdue_amount) ?? 0) > 0;

function ShareView({ share }: { share: MemberShare }) {
  const { unit } = useByLaws().shares;
  const hidden = useAmountsHidden();
  const balance = parseBaht(share.share_balance);
  const begin = parseBaht(share.share_begin);
  const added = balance === null || begin === null ? null : balance - begin;
  return (
    <>
      <ShareWarning share={share} />
      <Figures
        items={[
          [
            'หุ้นสะสมรวม',
            <Amount satang={balance} size="l" />,
            // So many shares would tell the sum.
            `${hidden ? '' : `${formatCount(share.share_units)} หุ้น `}หุ้นละ ${tidyBaht(unit)} บาท`,
          ],
          [
            'ส่งหุ้นงวดละ',
            <Amount baht={share.period_share_amount} size="l" />,
            <>
              <StatusTag share={share} />{' '}
              <span className="whole">{`ล่าสุดงวดที่\u00a0${formatCount(share.last_period)}`}</span>
            </>,
            mayOpen(paths.member.requestpromoney) && (
              <Link to={paths.member.requestFor('BUY_SHARES')}>ขอซื้อหุ้นเพิ่ม</Link>
            ),
          ],
          ['หุ้นต้นปี', <Amount satang={begin} size="l" />, 'ยอดเมื่อเริ่มปีบัญชี'],
          ['เพิ่มขึ้นในปีนี้', <Amount satang={added} size="l" />, 'จากต้นปีบัญชีถึงวันนี้'],
        ]}
      />
      {share.rows.length > 1 && (
        <Card title={text.chartTitle}>
          <AreaChart
            title={text.chartTitle}
            caption={<Growth share={share} />}
            points={endsOf(share.rows, 4).flatMap((row) => dayPoint(row.operate_date, row.balance))}
          />
        </Card>
      )}
      <h2>{text.statement}</h2>
      <StatementTable kind={SHARE_STATEMENT} data={share} />
    </>
  );
}

/** Tells whether shares are paid as usual; where some are owed it says that, as the warning does. */
function StatusTag({ share }: { share: MemberShare }) {
  if (isOwed(share)) return <Tag tone="waiting">ค้างชำระ</Tag>;
  return (
    <SignTag kind="share" status={share.sign_status}>
      {share.share_status}
    </SignTag>
  );
}

/** Shows what the year added, and when the next round sum is reached if the monthly share stays. */
function Growth({ share }: { share: MemberShare }) {
  const balance = parseBaht(share.share_balance);
  const begin = parseBaht(share.share_begin);
  const monthly = parseBaht(share.period_share_amount);
  const added = balance === null || begin === null ? null : balance - begin;
  const next = balance === null || monthly === null ? null : monthsToNext(balance, monthly);
  return (
    <Sentence>
      {(baht) => {
        const grown = `ปีบัญชีนี้เพิ่มขึ้น ${baht(added)}`;
        if (!next) return grown;
        return `${grown} · หากส่งเดือนละ ${baht(monthly)} ต่อไป อีก ${formatCount(next.months)} เดือนจะครบ ${baht(next.satang)}`;
      }}
    </Sentence>
  );
}

/** Says that shares are owed, and warns before the membership is in danger; nothing for most members. */
function ShareWarning({ share }: { share: MemberShare }) {
  const { shares: laws, fiscal_year } = useByLaws();
  const late = lateShares(share, fiscal_year.start_month, laws);
  const { overdueSatang, inARow, inYear, isTooMany, isTooManyInARow } = late;
  const owes = isOwed(share);
  if (!owes && !isTooMany) return null;
  const counted = isTooManyInARow
    ? `ขาดส่งค่าหุ้น ${formatCount(inARow)} เดือนติดต่อกัน`
    : `ขาดส่งค่าหุ้น ${formatCount(inYear)} เดือนในปีบัญชีนี้`;
  return (
    <Band
      tone={isTooMany ? 'negative' : 'waiting'}
      title={
        isTooMany ? counted : <Sentence>{(baht) => `${text.owed} ${baht(overdueSatang)}`}</Sentence>
      }
    >
      {isTooMany && owes && (
        <p>
          <Sentence>{(baht) => `${text.owed} ${baht(overdueSatang)}`}</Sentence>
        </p>
      )}
      <p>
        {`ตามข้อบังคับ สมาชิกที่ขาดส่งค่าหุ้นถึง${countText(laws.late_in_a_row)}งวดติดต่อกัน หรือรวม${countText(laws.late_in_a_year)}งวดในปีบัญชี โดยไม่ได้รับอนุญาต อาจต้องพ้นจากสมาชิกภาพ`}
      </p>
      {owes ? (
        <p>
          <HowToPay satang={overdueSatang} />
        </p>
      ) : (
        <p>{whose('ท่านชำระที่ค้างครบแล้ว กรุณาส่งให้ตรงกำหนดต่อไป หากมีเหตุจำเป็น ขออนุญาตงดส่งได้ที่สหกรณ์')}</p>
      )}
    </Band>
  );
}
