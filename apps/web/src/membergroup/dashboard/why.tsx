import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import type { BillingChange, GroupDashboard } from '@coop/contracts/membergroup/dashboard';
import { parseBaht, sumSatang } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { type Baht, Sentence } from '@coop/ui/sentence';
import { SignedAmount } from '../../collection/signed-amount.tsx';
import type { ExportColumn } from '../../tables/columns.ts';
import { moneyColumn } from '../../tables/money-column.tsx';
import { countColumn, textColumn } from '../../tables/text-column.tsx';

type Changes = GroupDashboard['changes'];

const TITLE = 'เทียบกับเดือนก่อน';

/** Reasons why the bill of all members together differs from the one before. */
const CAUSES: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  JOINED: 'สมาชิกที่เริ่มถูกเรียกเก็บ',
  LEFT: 'สมาชิกที่ไม่ถูกเรียกเก็บแล้ว',
  NEW: {
    LOAN: 'เริ่มชำระสัญญาเงินกู้ใหม่',
    DEPOSIT: 'เริ่มฝากหักเงินเดือน',
    CREMATION: 'เริ่มเก็บฌาปนกิจสงเคราะห์',
    SHARE: 'เริ่มส่งค่าหุ้น',
  },
  FINISHED: {
    LOAN: 'สมาชิกชำระหมดสัญญาแล้ว',
    DEPOSIT: 'ฝากครบกำหนดแล้ว',
    CREMATION: 'เลิกเก็บฌาปนกิจสงเคราะห์',
  },
  PAUSED: 'งดส่งค่าหุ้น',
  LAST: 'งวดสุดท้ายของสัญญา เก็บเท่าที่เหลือ',
  ARREARS: {
    LOAN: 'งวดเงินกู้ที่ค้างชำระ',
    SHARE: 'ค่าหุ้นที่ค้างชำระ',
    DEPOSIT: 'เงินฝากที่ค้างชำระ',
    CREMATION: 'เงินฌาปนกิจสงเคราะห์ที่ค้างชำระ',
  },
  /** Less is asked for than before: arrears were paid. */
  SETTLED: {
    LOAN: 'ยอดค้างเงินกู้ที่ชำระแล้ว',
    SHARE: 'ยอดค้างค่าหุ้นที่ชำระแล้ว',
    DEPOSIT: 'ยอดค้างเงินฝากที่ชำระแล้ว',
    CREMATION: 'ยอดค้างฌาปนกิจสงเคราะห์ที่ชำระแล้ว',
  },
  BALANCE: 'เงินต้นลดลง ดอกเบี้ยจึงลดลง',
  DAYS: 'จำนวนวันที่คิดดอกเบี้ย',
  RATE: 'อัตราดอกเบี้ยเปลี่ยน',
  YEAR: 'จำนวนวันของปีที่คิดดอกเบี้ย',
  DEATHS: 'จำนวนศพของฌาปนกิจสงเคราะห์',
  REFUND: 'คืนเงินที่รับไว้เกิน',
  PAID: 'ชำระเพิ่มระหว่างเดือน',
  CARRIED: 'ดอกเบี้ยที่เงินได้ไม่พอหัก ยกไปงวดถัดไป',
  EXTRA: 'ชำระหนี้เพิ่มตามคำสั่งของสมาชิก',
  RAISED: { SHARE: 'ปรับอัตราส่งค่าหุ้น', DEPOSIT: 'ปรับยอดฝากหักเงินเดือน' },
};

/** A cause in words, for all members it concerns. */
export function causeWords({ code, item_group, amount, before, now }: BillingChange): string {
  const isPaid = code === 'ARREARS' && (parseBaht(amount) ?? 0) < 0;
  const found = CAUSES[isPaid ? 'SETTLED' : code];
  const words = typeof found === 'string' ? found : (found?.[String(item_group)] ?? 'รายการอื่น');
  return code === 'DEATHS' && before && now ? `${words} (${now} ศพ เดือนก่อน ${before} ศพ)` : words;
}

/** The main causes of the change of the total, in its direction. */
function mainCauses(changes: Changes, difference: number): string {
  return changes
    .filter((change) => (parseBaht(change.amount) ?? 0) * difference > 0)
    .slice(0, 2)
    .map(causeWords)
    .join(' และ');
}

function differenceWords(difference: number, changes: Changes, baht: Baht): string {
  if (difference === 0) return 'เท่ากับเดือนก่อน';
  const causes = mainCauses(changes, difference);
  const than = difference > 0 ? 'มากกว่าเดือนก่อน' : 'น้อยกว่าเดือนก่อน';
  return `${than} ${baht(Math.abs(difference))}${causes && ` เพราะ${causes}`}`;
}

function columnsFor(changes: Changes): ExportColumn<BillingChange>[] {
  return [
    textColumn('cause', 'สาเหตุ', causeWords, { priority: 'title' }),
    countColumn('members', 'จำนวนคน', (change) => change.member_count, { keepZero: true }),
    {
      ...moneyColumn('amount', 'ผลต่าง (บาท)', (change: BillingChange) => change.amount, {
        totalOf: changes,
        strong: true,
      }),
      // More to pay is neither good nor bad: a sign, but no colour.
      cell: ({ amount }) => <SignedAmount satang={parseBaht(amount)} />,
      total: <SignedAmount satang={sumSatang(changes.map((change) => parseBaht(change.amount)))} />,
    },
  ];
}

interface WhyProps {
  readonly changes: Changes;
  readonly newest: BillingPeriod;
  readonly before: BillingPeriod | undefined;
}

/** The change since the bill before, with the causes that add up to it. */
export function Why({ newest, before, changes }: WhyProps) {
  const now = parseBaht(newest.billed_amount);
  const then = parseBaht(before?.billed_amount);
  if (now === null || then === null) {
    return <Card title={TITLE}>เป็นใบเรียกเก็บใบแรก จึงยังไม่มีเดือนก่อนให้เทียบ</Card>;
  }
  return (
    <Card title={TITLE}>
      <p>
        <Sentence>{(baht) => differenceWords(now - then, changes, baht)}</Sentence>
      </p>
      {changes.length > 0 && (
        <DataTable
          caption="สาเหตุที่ยอดเปลี่ยนจากเดือนก่อน"
          columns={columnsFor(changes)}
          rows={changes}
          rowKey={(change) => `${change.code}/${change.item_group}`}
          totalsLabel="รวม"
        />
      )}
    </Card>
  );
}
