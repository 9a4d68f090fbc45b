import type { WelfareRequest } from '@coop/contracts/member/welfare';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Tag, type TagTone } from '@coop/ui/tag';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { CancelDialog } from '../../parts/requests/cancel-dialog.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { useStatement } from '../../parts/statement/use-statement.ts';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import type { StatementLine } from '../../parts/statement-table/year-list.tsx';
import { text } from './text.ts';
import styles from './welfare.module.css';

type Row = WelfareRequest & { readonly operate_date: string };

const TONES = {
  รอการอนุมัติ: 'waiting',
  อนุมัติ: 'positive',
  โอนเงินแล้ว: 'positive',
  ไม่อนุมัติ: 'negative',
  ยกเลิก: 'muted',
} as const satisfies Record<WelfareRequest['status'], TagTone>;

function detail({ remark, files }: Row): string {
  const attached = files.length > 0 ? text.files(formatCount(files.length)) : '';
  return [remark, attached].filter(Boolean).join(' · ');
}

function columnsFor(rows: readonly Row[], onCancel: (row: Row) => void): ExportColumn<Row>[] {
  const paid = rows.filter((row) => row.status === 'โอนเงินแล้ว');
  return [
    dateColumn('request_date', text.requestDate, (row) => row.request_date),
    textColumn('name', text.welfare, (row) => `${row.welfare_name} ${detail(row)}`.trim(), {
      priority: 'title',
      cell: (row) => (
        <div>
          {row.welfare_name}
          {detail(row) && <span className={styles.small}>{detail(row)}</span>}
        </div>
      ),
    }),
    numberColumn('no', text.requestNo, (row) => row.request_no),
    textColumn('status', text.status, (row) => row.status, {
      cell: (row) => (
        <div>
          <Tag tone={TONES[row.status] ?? 'muted'}>{row.status}</Tag>
          {row.can_cancel && (
            <Button variant="quiet" className="no-print" onClick={() => onCancel(row)}>
              {text.cancel} <span className="visually-hidden">{row.request_no}</span>
            </Button>
          )}
        </div>
      ),
    }),
    {
      key: 'pay_date',
      header: text.paidOn,
      cell: (row) => <span className="nowrap">{formatThaiDate(row.pay_date)}</span>,
      save: (row) =>
        row.pay_date ? { kind: 'date', value: row.pay_date } : { kind: 'text', value: '' },
    },
    moneyColumn('asked', text.asked, (row) => row.amount),
    moneyColumn('received', text.received, (row) => (paid.includes(row) ? row.amount : '0.00'), {
      totalOf: rows,
      strong: true,
      blankZero: true,
    }),
  ];
}

const searchText = (row: Row) =>
  `${row.welfare_name} ${row.request_no} ${row.status} ${detail(row)} ${formatThaiDate(row.request_date)}`;

const lineOf = (row: Row): StatementLine => ({
  what: row.welfare_name,
  note: row.status,
  satang: parseBaht(row.amount),
  counts: row.status === 'โอนเงินแล้ว' ? parseBaht(row.amount) : 0,
});

interface HistoryProps {
  readonly requests: readonly WelfareRequest[];
  readonly asOf: string;
}

/** Every request and what became of it, filtered by period and words. */
export function History({ requests, asOf }: HistoryProps) {
  const rows = requests.map((one) => ({ ...one, operate_date: one.request_date }));
  const statement = useStatement({ rows, asOf, searchText });
  const api = useApi();
  const [cancelling, setCancelling] = useState<WelfareRequest>();
  return (
    <div className="stack">
      <StatementTable
        statement={statement}
        caption={text.history}
        fileTitle={text.history}
        columnsFor={(of) => columnsFor(of, setCancelling)}
        searchHint={text.searchHint}
        lineOf={lineOf}
        details={['no', 'status', 'pay_date', 'received']}
      />
      {cancelling && (
        <CancelDialog
          title={text.cancelTitle}
          words={text.cancelWords}
          cancel={() => api('memberWelfareCancel', { body: { request_no: cancelling.request_no } })}
          call="memberWelfareCancel"
          onClose={() => setCancelling(undefined)}
        >
          {text.cancelMore(cancelling.welfare_name, cancelling.request_no)}
        </CancelDialog>
      )}
    </div>
  );
}
