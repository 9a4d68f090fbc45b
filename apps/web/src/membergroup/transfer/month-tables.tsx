import type { AgencyReceipt, AgencyTransfer } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import { ofMonth } from '../month/of-month.ts';
import { bouncedSatang, findingOf, hasBounced } from '../month/to-transfer.ts';
import { PrintedSection } from '../printed-section.tsx';
import { canWithdraw, type Numbered, Withdraw } from './withdraw.tsx';

const FINDINGS = {
  รอตรวจ: 'รอสหกรณ์ตรวจเงินเข้า',
  รับแล้ว: 'รับเงินแล้ว',
  ไม่พบเงิน: 'ไม่พบเงินเข้าบัญชี',
} as const;

type Paid = Pick<AgencyTransfer, 'amount' | 'reference'>;

const reference = textColumn<Paid>('reference', 'เลขอ้างอิง', (row) => row.reference);
const amountOf = (rows: readonly Paid[]) =>
  moneyColumn<Paid>('amount', 'จำนวนเงิน', (row) => row.amount, { totalOf: rows, strong: true });

/** Returns what became of a transfer; of one that bounced, that it was made up for. */
function findingWords(data: GroupDeductResult, transfer: AgencyTransfer): string {
  const isMadeUp = hasBounced(transfer) && bouncedSatang(data) === 0;
  return FINDINGS[findingOf(transfer)] + (isMadeUp ? ' ไม่ต้องโอนแทนแล้ว' : '');
}

/** Each transfer of the month and what the cooperative found of it; its receipts, whose numbers open their papers. */
export function MonthTables({ data, hasList }: { data: GroupDeductResult; hasList: boolean }) {
  const { transfers = [], receipts = [] } = data;
  const file = { period: formatThaiMonth(data.recv_period) };
  const page = ofMonth('deductResult', data);
  const [chosen, setChosen] = useState<Numbered>();
  const counted = transfers.filter((transfer) => !hasBounced(transfer));
  const apart = counted.length < transfers.length ? ' ไม่นับที่ไม่พบเงิน' : '';
  return (
    <>
      {hasList && (
        <PrintedSection<AgencyTransfer>
          caption="การโอนของงวดนี้"
          columns={[
            dateColumn('date', 'โอนเมื่อ', (row) => row.transferred_date),
            amountOf(counted),
            reference,
            ...(transfers.some((row) => row.slip_name)
              ? [textColumn<AgencyTransfer>('slip', 'หลักฐาน', (row) => row.slip_name ?? '')]
              : []),
            textColumn('finding', 'ผลการตรวจ', (row) => findingWords(data, row), {
              cell: (row) => (
                <div>
                  {findingWords(data, row)}{' '}
                  {canWithdraw(row) && (
                    <Button variant="quiet" className="no-print" onClick={() => setChosen(row)}>
                      ถอนการแจ้ง
                    </Button>
                  )}
                </div>
              ),
            }),
            numberColumn('receipt', 'ใบรับเงินของสหกรณ์', (row) => row.receipt_no),
          ]}
          rows={transfers}
          rowKey={(item) =>
            `${item.transfer_no} ${item.transferred_date} ${item.receipt_no} ${item.amount} ${item.reference}`
          }
          file={file}
          totalsLabel={`รวม ${formatCount(counted.length)} ครั้ง${apart}`}
        />
      )}
      {chosen && <Withdraw transfer={chosen} month={data} onClose={() => setChosen(undefined)} />}
      {receipts.length > 0 && (
        <PrintedSection<AgencyReceipt>
          caption="ใบรับเงินของสหกรณ์"
          columns={[
            numberColumn('no', 'เลขที่', (row) => row.receipt_no, {
              priority: 'title',
              cell: ({ receipt_no: no }) => (
                <Link to={`${page}&receipt=${encodeURIComponent(no)}`} className="nowrap">
                  {no}
                </Link>
              ),
            }),
            dateColumn('date', 'วันที่', (row) => row.receipt_date),
            amountOf(receipts),
            dateColumn('came', 'เงินเข้าเมื่อ', (row) => row.came_date),
            reference,
          ]}
          rows={receipts}
          rowKey={(item) => item.receipt_no}
          file={file}
          totalsLabel={`รวม ${formatCount(receipts.length)} ใบ`}
        />
      )}
    </>
  );
}
