import type { AgencyTransfer } from '@coop/contracts/membergroup/billing';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Facts } from '@coop/ui/facts';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { monthIn } from '../month/of-month.ts';
import { findingOf } from '../month/to-transfer.ts';

/** A transfer with the number by which it is taken back. */
export type Numbered = AgencyTransfer & { readonly transfer_no: string };

/** Tells whether a transfer can be taken back: the backend numbers it, and has not looked for its money. */
export const canWithdraw = (transfer: AgencyTransfer): transfer is Numbered =>
  Boolean(transfer.transfer_no) && findingOf(transfer) === 'รอตรวจ';

interface WithdrawProps {
  readonly transfer: Numbered;
  readonly month: Parameters<typeof monthIn>[0];
  readonly onClose: () => void;
}

/** Takes back a transfer that was told by mistake, after it has been read once more. */
export function Withdraw({ transfer, month, onClose }: WithdrawProps) {
  const call = useCall('membergroupTransferWithdraw');
  const { transfer_no, transferred_date, amount, reference, slip_name } = transfer;
  return (
    <CallDialog
      title="ถอนการแจ้งโอนนี้หรือไม่"
      words={{ yes: 'ยืนยันถอน', busy: 'กำลังถอน', no: 'ไม่ถอน' }}
      call={call}
      input={{ body: { ...monthIn(month), transfer_no } }}
      onClose={onClose}
    >
      <Facts
        rows={[
          ['จำนวนเงินที่โอน', <Amount baht={amount} unit="บาท" />],
          ['วันที่โอน', formatThaiDate(transferred_date)],
          reference && ['เลขอ้างอิงการโอน', reference],
          slip_name && ['หลักฐานการโอน', slip_name],
        ]}
      />
      <p>สหกรณ์จะไม่รอเงินรายการนี้ หากโอนเงินไปแล้วจริง กรุณาแจ้งโอนใหม่ให้ถูกต้อง</p>
    </CallDialog>
  );
}
