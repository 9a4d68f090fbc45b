import { examples } from '@coop/contracts/examples/examples';
import type { KepDetail } from '@coop/contracts/member/kep';

const { response } = examples.memberKepShow;
const [share] = response.lines as [KepDetail['lines'][number]];

/** A month of 1,820.00 that was received, in the order that the receipt has. */
export const PAID_MONTH: KepDetail = {
  ...response,
  as_of: '2026-03-05',
  recv_period: '256902',
  receive_amount: '1820.00',
  posting_status: '1',
  receipt_no: '6902-00001',
  receipt_date: '2026-02-28',
  due_date: '2026-02-28',
  received_amount: '1820.00',
  lines: [
    { ...share, received_amount: '1500.00' },
    {
      ...share,
      seq_no: 2,
      item_group: 'CREMATION',
      item_desc: 'ฌาปนกิจสงเคราะห์ (16 ศพ)',
      amount: '320.00',
      received_amount: '320.00',
      item_balance: '',
    },
  ],
};
