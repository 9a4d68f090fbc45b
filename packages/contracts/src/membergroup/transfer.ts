import * as z from 'zod/mini';
import { agencyChanges, MB } from '../entry/endpoint.ts';
import { IdempotencyKey, IsoDate, RecvPeriod, Result, SentMoney, sentText } from '../entry/wire.ts';
import { AgencyNo } from './billing.ts';
import { MOST_RESULT_FILE_LETTERS, TOO_LARGE } from './deduct-limits.ts';
import { MONTH_FEEDS } from './deduct-result.ts';

export const membergroupTransfer = {
  membergroupTransferCreate: agencyChanges({
    path: '/api/membergroup/transfer_create',
    follows: MONTH_FEEDS,
    bodyLimit: 4 * MB,
    body: z.strictObject({
      /** The same key is the same transfer, however often it is sent; with another body it is 422. */
      idempotency_key: z.optional(IdempotencyKey),
      member_group_no: AgencyNo,
      recv_period: RecvPeriod,
      transferred_date: IsoDate,
      amount: SentMoney,
      reference: z.string().check(z.maxLength(60, 'เลขอ้างอิงยาวได้ไม่เกิน 60 ตัวอักษร')),
      /** Picture of the bank's slip, base64. */
      slip: z.optional(
        z.strictObject({
          name: sentText(200, 'กรุณาเลือกไฟล์', 'ชื่อไฟล์ยาวเกินไป'),
          type: z.enum(
            ['image/jpeg', 'image/png', 'application/pdf'],
            'แนบได้เฉพาะ JPG, PNG หรือ PDF',
          ),
          base64: sentText(MOST_RESULT_FILE_LETTERS, 'ไฟล์ว่างเปล่า', TOO_LARGE),
        }),
      ),
    }),
    response: z.extend(Result, { transfer_no: z.optional(z.string()) }),
    titleTH: 'แจ้งการโอนเงิน',
    summary: 'Says that a month’s money has been transferred, with the bank’s slip',
    spec: '2.4',
  }),
  membergroupTransferWithdraw: agencyChanges({
    path: '/api/membergroup/transfer_withdraw',
    follows: MONTH_FEEDS,
    body: z.strictObject({
      member_group_no: AgencyNo,
      recv_period: RecvPeriod,
      transfer_no: sentText(40, 'กรุณาระบุการแจ้งโอน', 'เลขที่การแจ้งโอนยาวเกินไป'),
    }),
    response: Result,
    titleTH: 'ถอนการแจ้งโอนเงิน',
    summary:
      'Takes back a transfer that was said by mistake, while the cooperative looks for its money',
    spec: '2.4, not named there',
  }),
} as const;
