import type { WelfareRequest } from '@coop/contracts/member/welfare';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Tag, type TagTone } from '@coop/ui/tag';
import { useState } from 'react';
import { useCall } from '../../feed/use-call.ts';
import { CallDialog } from '../../requests/call-dialog.tsx';
import { dateColumn, moneyColumn } from '../../tables/money-column.tsx';
import { WithUnder } from '../../tables/numbered-name.tsx';
import type { StatementKind } from '../../tables/statement/statement-kind.ts';
import { StatementTable } from '../../tables/statement/statement-table.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';

type Row = WelfareRequest & { readonly operate_date: string };

const TONES = {
  รอการอนุมัติ: 'waiting',
  อนุมัติ: 'positive',
  โอนเงินแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ยกเลิก: 'muted',
} as const satisfies Record<WelfareRequest['status'], TagTone>;

function detail({ remark, files }: Row): string {
  const attached = files.length > 0 ? `แนบ ${formatCount(files.length)} ไฟล์` : '';
  return [remark, attached].filter(Boolean).join(' · ');
}

const TITLE = 'ประวัติคำขอสวัสดิการ';

const isPaid = (row: Row) => row.status === 'โอนเงินแล้ว';

const historyKind = (onCancel: (row: Row) => void): StatementKind<Row> => ({
  text: { statement: TITLE, title: TITLE, searchHint: 'สวัสดิการ หรือเลขที่คำขอ' },
  columnsFor: (rows) => [
    dateColumn('request_date', 'วันที่ยื่น', (row) => row.request_date),
    textColumn('name', 'สวัสดิการ', (row) => `${row.welfare_name} ${detail(row)}`.trim(), {
      priority: 'title',
      cell: (row) => <WithUnder of={row.welfare_name} under={detail(row)} />,
    }),
    numberColumn('no', 'เลขที่คำขอ', (row) => row.request_no),
    textColumn('status', 'สถานะ', (row) => row.status, {
      cell: (row) => (
        <div>
          <Tag tone={TONES[row.status] ?? 'muted'}>{row.status}</Tag>
          {row.can_cancel && (
            <Button variant="quiet" className="no-print" onClick={() => onCancel(row)}>
              ยกเลิกคำขอ <span className="visually-hidden">{row.request_no}</span>
            </Button>
          )}
        </div>
      ),
    }),
    {
      key: 'pay_date',
      header: 'วันที่โอน',
      cell: (row) => <span className="nowrap">{formatThaiDate(row.pay_date)}</span>,
      save: (row) =>
        row.pay_date ? { kind: 'date', value: row.pay_date } : { kind: 'text', value: '' },
    },
    moneyColumn('asked', 'ขอ (บาท)', (row) => row.amount),
    moneyColumn('received', 'ได้รับ (บาท)', (row) => (isPaid(row) ? row.amount : '0.00'), {
      totalOf: rows,
      strong: true,
      blankZero: true,
    }),
  ],
  summed: { words: 'ได้รับ', has: isPaid },
  lineOf: (row) => ({
    what: row.welfare_name,
    note: row.status,
    satang: parseBaht(row.amount),
  }),
  details: ['no', 'status', 'pay_date', 'received'],
});

/** Every request and what became of it, filtered by period and words. */
export function History({ requests, asOf }: { requests: readonly WelfareRequest[]; asOf: string }) {
  const rows = requests.map((request) => ({ ...request, operate_date: request.request_date }));
  const cancel = useCall('memberWelfareCancel');
  const [cancelling, setCancelling] = useState<WelfareRequest>();
  const kind = historyKind(setCancelling);
  return (
    <div className="stack">
      <StatementTable kind={kind} data={{ rows, as_of: asOf }} />
      {cancelling && (
        <CallDialog
          title="ยกเลิกคำขอนี้หรือไม่"
          words={{ yes: 'ยืนยันยกเลิก', busy: 'กำลังยกเลิก', no: 'ไม่ยกเลิก' }}
          call={cancel}
          input={{ body: { request_no: cancelling.request_no } }}
          onClose={() => setCancelling(undefined)}
        >
          <p>
            {`คำขอ ${cancelling.welfare_name} เลขที่ ${cancelling.request_no} จะไม่ได้รับการพิจารณา หากต้องการภายหลังต้องยื่นใหม่`}
          </p>
        </CallDialog>
      )}
    </div>
  );
}
