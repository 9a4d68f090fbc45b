import type { AgencyReceipt } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/identifiers/membership-no';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { endColumn, type Paper, type PaperFile, startColumn } from '@coop/papers/paper';
import { fileName } from '../../documents/export/file-name.ts';
import { EmptyCard } from '../../page/empty-card.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { insteadOfHand } from '../instead-of-hand.ts';
import { ofMonth } from '../month/of-month.ts';
import { PapersOnScreen } from '../papers-on-screen.tsx';

const TITLE = 'ใบรับเงิน';

type Words = readonly [title: string, item: string, sum: string];

/** Returns what a receipt says of its sum: what came, or where money went that was too much. */
function wordsOf({ over, amount }: AgencyReceipt, month: string): Words {
  if (!over) return [TITLE, `เงินที่หักได้จากสมาชิก งวด${month}`, 'รวมรับเงิน'];
  const item = `เงินที่โอนเกินของงวด${month}`;
  if (over.way === 'RETURNED') return ['ใบคืนเงินที่โอนเกิน', `${item} โอนคืนหน่วยงาน`, 'รวมคืนเงิน'];
  const other = formatThaiMonth(over.recv_period ?? '');
  const isOut = (parseBaht(amount) ?? 0) < 0;
  return isOut
    ? ['ใบยกยอดเงินที่โอนเกิน', `${item} ยกไปงวด${other}`, 'รวมยกไป']
    : ['ใบยกยอดเงินที่โอนเกิน', `เงินที่โอนเกินของงวด${other} ยกมางวด${month}`, 'รวมยกมา'];
}

/** The cooperative's receipt for money that came from the agency, as a file of its own. */
export function receiptFile(data: GroupDeductResult, receipt: AgencyReceipt): PaperFile {
  const received = parseBaht(receipt.amount);
  const satang = received === null ? null : Math.abs(received);
  const month = formatThaiMonth(data.recv_period);
  const [title, item, sum] = wordsOf(receipt, month);
  const paper: Paper = {
    verification: receipt.verification,
    isFiled: true,
    title,
    sub: `ประจำเดือน${month}`,
    owner: data.member_group_name,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            [receipt.over ? 'หน่วยงาน' : 'ได้รับเงินจาก', data.member_group_name],
            ['เลขหน่วยงาน', displayAgencyNo(data.member_group_no)],
          ],
          [
            ['เลขที่', receipt.receipt_no],
            ['วันที่', formatThaiDate(receipt.receipt_date, 'long')],
            ...(receipt.over
              ? []
              : [['เงินเข้าบัญชีสหกรณ์เมื่อ', formatThaiDate(receipt.came_date, 'long')] as const]),
            ...(receipt.reference ? [['เลขอ้างอิงการโอน', receipt.reference] as const] : []),
          ],
        ],
      },
      {
        kind: 'table',
        label: 'รายการที่รับเงิน',
        columns: [startColumn('รายการ'), endColumn('จำนวนเงิน (บาท)')],
        rows: [[item, formatSatang(satang)]],
        totals: [
          [`${sum}${satang === null ? '' : ` (${bahtText(satang)})`}`, formatSatang(satang)],
        ],
      },
      { kind: 'signatures', people: [{ role: 'เจ้าหน้าที่สหกรณ์ผู้รับเงิน' }] },
      ...insteadOfHand(receipt.verification, 'ใบรับเงิน'),
    ],
  };
  const when = receipt.receipt_no.replaceAll(/[./]/g, ' ').replaceAll(/ +/g, ' ');
  return {
    name: fileName({ title, no: data.member_group_no, when }),
    papers: [paper],
  };
}

/** One receipt as it will be on paper. */
export function ReceiptView({ data, no }: { data: GroupDeductResult; no: string }) {
  const receipt = data.receipts?.find((other) => other.receipt_no === no);
  const back = <LinkButton to={ofMonth('deductResult', data)}>กลับไปผลการหักเงิน</LinkButton>;
  if (!receipt) return <EmptyCard title="ไม่พบใบรับเงินนี้ในงวดที่เลือก" action={back} />;
  return <PapersOnScreen file={() => receiptFile(data, receipt)} print="พิมพ์ใบรับเงิน" back={back} />;
}
