import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import { amountColumn, baht } from '../control/baht.ts';
import type { Month } from '../control/control.ts';
import layout from '../control/layout.module.css';
import { FormCard } from '../forms/procedure-form.tsx';

type Note = Month['notes'][number];
type Receipt = Month['receipts'][number];

const RECEIVE = 'รับเงิน';
const NOTHING = 'ไม่พบเงิน';
const OVER = 'จัดการเงินที่โอนเกิน';
const STATES = { waiting: 'รอตรวจ', received: 'รับแล้ว', missing: NOTHING, withdrawn: 'ถอนแล้ว' };

const NOTES: readonly DataTableColumn<Note>[] = [
  { key: 'note', header: 'รายการที่', priority: 'title', cell: ({ note }) => note },
  { key: 'notedAt', header: 'แจ้งเมื่อ', cell: ({ notedAt }) => formatThaiDateTime(notedAt) },
  { key: 'on', header: 'วันที่โอน', cell: ({ on }) => formatThaiDate(on) },
  amountColumn('amount', 'จำนวนเงิน'),
  { key: 'reference', header: 'เลขอ้างอิง', cell: ({ reference }) => reference },
  { key: 'state', header: 'ผลการตรวจ', cell: ({ state }) => STATES[state] },
];

const RECEIPTS: readonly DataTableColumn<Receipt>[] = [
  { key: 'number', header: 'ใบรับเงิน', priority: 'title', cell: ({ number }) => number },
  { key: 'on', header: 'วันที่ใบรับเงิน', cell: ({ on }) => formatThaiDate(on) },
  { key: 'cameOn', header: 'เงินเข้าเมื่อ', cell: ({ cameOn }) => formatThaiDate(cameOn) },
  amountColumn('amount', 'จำนวนเงิน'),
  { key: 'note', header: 'รายการที่', cell: ({ note }) => note ?? null },
];

/** The cooperative's desk: what the agency noted, what the bank brought, and how one is matched with the other. */
export function Desk({ month }: { month: Month }) {
  const { agency, period, notes, receipts, over } = month;
  const monthKey = { agency, period };
  return (
    <>
      <Card title="โต๊ะรับเงินของสหกรณ์">
        <p className={layout.note}>
          หากไม่ทำอะไรที่นี่ เช้าวันทำการถัดจากวันที่แจ้งโอน ระบบจะจับคู่เงินตามที่หน่วยงานแจ้งเอง
        </p>
        {notes.length === 0 ? (
          <EmptyState title="หน่วยงานยังไม่ได้แจ้งโอนงวดนี้" />
        ) : (
          <DataTable
            caption="การแจ้งโอนของหน่วยงาน"
            showCaption
            columns={NOTES}
            rows={notes}
            rowKey={({ note }) => String(note)}
          />
        )}
        {receipts.length > 0 && (
          <DataTable
            caption="ใบรับเงินที่ออกแล้ว"
            showCaption
            columns={RECEIPTS}
            rows={receipts}
            rowKey={({ number }) => number}
          />
        )}
      </Card>
      <FormCard
        title={RECEIVE}
        note="เงินตามที่แจ้ง ยอดอื่นจากที่แจ้ง หรือเงินที่ไม่มีผู้แจ้ง (เว้นรายการที่ว่างไว้) เว้นจำนวนเงินว่างคือเท่าที่แจ้งหรือเท่าที่ยังไม่ได้รับ"
        procedure="agencies.receive"
        given={monthKey}
        press={RECEIVE}
        done={({ received }) => `สหกรณ์ได้รับรวม ${baht(received)} บาทแล้ว`}
      />
      <FormCard
        title={NOTHING}
        note="ธนาคารไม่มีเงินตามการแจ้งโอนรายการนี้ จึงไม่ออกใบรับเงิน"
        procedure="agencies.nothingCame"
        given={monthKey}
        press={NOTHING}
        done="บันทึกว่าไม่พบเงินตามที่แจ้งแล้ว"
      />
      {over !== '0.00' && (
        <FormCard
          title={OVER}
          note={`หน่วยงานโอนมาเกิน ${baht(over)} บาท`}
          procedure="agencies.over"
          given={monthKey}
          press={OVER}
          done="บันทึกแล้ว หน่วยงานเห็นในหน้าของงวดนี้"
        />
      )}
    </>
  );
}
