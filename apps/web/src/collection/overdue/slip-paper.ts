import type { MemberSession } from '@coop/contracts/member/auth';
import type { MemberKep } from '@coop/contracts/member/kep';
import { bahtText } from '@coop/format/baht-text';
import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { Paper, PaperBlock } from '@coop/papers/paper';
import { type Overdue, overdueOf } from './overdue.ts';
import { codeOf, owedLines } from './owed-lines.ts';

function tableOf(list: MemberKep, overdue: Overdue): PaperBlock {
  return {
    kind: 'table',
    label: 'ยอดค้างแต่ละรายการ',
    columns: [
      { header: 'ที่', align: 'start' },
      { header: 'รายการ', align: 'start' },
      { header: 'จำนวนเงิน (บาท)', align: 'end' },
    ],
    rows: owedLines(list, overdue).map(({ words, satang }, index) => [
      formatCount(index + 1),
      words,
      formatSatang(satang),
    ]),
    totals: [[`รวม (${bahtText(overdue.satang)})`, '', formatSatang(overdue.satang)]],
  };
}

type Whose = Pick<MemberSession, 'membership_no'> & {
  readonly member: Pick<MemberSession['member'], 'prename' | 'member_name' | 'member_surname'>;
};

/** The paper for the counter or the bank: who pays how much for what; none where nothing is owed. */
export function slipPaper(
  list: MemberKep,
  { membership_no, member }: Whose,
  biller: string | undefined,
): Paper | undefined {
  const overdue = overdueOf(list);
  if (!overdue) return undefined;
  const { prename, member_name, member_surname } = member;
  const payment = list.arrears_payment;
  return {
    title: 'ใบนำชำระยอดค้าง',
    sub: `ยอด ณ วันที่ ${formatThaiDate(overdue.asOf, 'long')}`,
    verification: payment?.verification,
    printed: 'พิมพ์จากระบบสมาชิกเมื่อ',
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            ['เลขทะเบียนสมาชิก', displayMembershipNo(membership_no)],
            ['ชื่อสมาชิก', `${prename}${member_name} ${member_surname}`],
          ],
        ],
      },
      tableOf(list, overdue),
      ...(payment?.payment_qr ? [{ kind: 'code' as const, ...codeOf(payment, biller) }] : []),
      { kind: 'text', text: 'ใบนี้ไม่ใช่ใบเสร็จรับเงิน' },
      { kind: 'signatures', people: [{ role: 'ผู้นำชำระ' }, { role: 'เจ้าหน้าที่ผู้รับเงิน' }] },
    ],
  };
}
