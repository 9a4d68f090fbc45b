import type { AgencyReceipt } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { bahtText } from '@coop/format/baht-text';
import { displayAgencyNo } from '@coop/format/membership-no';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { fileName } from '../../../parts/export/file-name.ts';
import type { Paper, PaperFile } from '../../../parts/papers/paper.ts';
import { text } from './text.ts';

const words = text.paper;

/** The cooperative's receipt for money that came from the agency. */
function receiptPaper(data: GroupDeductResult, receipt: AgencyReceipt): Paper {
  const satang = parseBaht(receipt.amount);
  const month = formatThaiMonth(data.recv_period);
  return {
    verification: receipt.verification,
    isFiled: true,
    title: words.title,
    sub: `${words.month}${month}`,
    owner: data.member_group_name,
    blocks: [
      {
        kind: 'facts',
        sides: [
          [
            [words.from, data.member_group_name],
            [words.agencyNo, displayAgencyNo(data.member_group_no)],
          ],
          [
            [words.no, receipt.receipt_no],
            [words.date, formatThaiDate(receipt.receipt_date, 'long')],
            [words.came, formatThaiDate(receipt.came_date, 'long')],
            ...(receipt.reference ? [[words.reference, receipt.reference] as const] : []),
          ],
        ],
      },
      {
        kind: 'table',
        label: words.table,
        columns: [
          { header: words.item, align: 'start' },
          { header: words.amount, align: 'end' },
        ],
        rows: [[words.itemOf(month), formatSatang(satang)]],
        totals: [
          [
            `${words.total}${satang === null ? '' : ` (${bahtText(satang)})`}`,
            formatSatang(satang),
          ],
        ],
      },
      { kind: 'signatures', people: [{ role: words.receiver }] },
    ],
  };
}

/** The receipt as a file of its own. */
export function receiptFile(data: GroupDeductResult, receipt: AgencyReceipt): PaperFile {
  const when = receipt.receipt_no.replaceAll(/[./]/g, ' ').replaceAll(/ +/g, ' ');
  return {
    name: fileName({ title: words.title, no: data.member_group_no, when }),
    papers: [receiptPaper(data, receipt)],
  };
}
