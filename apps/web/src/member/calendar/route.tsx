import type { CalendarEvent, MemberCalendar } from '@coop/contracts/member/ahead/calendar';
import { isDay } from '@coop/finance/calendar';
import { icalendar } from '@coop/format/icalendar';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, recvPeriodOf } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Fold } from '@coop/ui/fold';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { saveFile } from '../../documents/export/export-table.ts';
import { memberScreen } from '../../frame/pages/member-screen.tsx';
import { EmptyCard } from '../../page/empty-card.tsx';
import { useSite } from '../../site/site.tsx';
import type { ExportColumn } from '../../tables/columns.ts';
import { dateColumn } from '../../tables/money-column.tsx';
import { TableSection } from '../../tables/table-section.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { FeedCard } from './feed-card.tsx';
import { text } from './text.ts';

/** /member/calendar: the days that concern the member, on the page and as a file for a calendar. */
export const { loader, Component } = memberScreen({
  call: 'memberCalendarList',
  blocks: ['5rem', '40rem'],
  view: (data) => <CalendarView data={data} />,
});

/** Without its day an event cannot stand in a calendar. */
const isDated = ({ event_date }: CalendarEvent): boolean => isDay(event_date);

const kindOf = ({ kind }: CalendarEvent): string => text.kinds[kind] ?? 'อื่น\u00a0ๆ';

const COLUMNS: readonly ExportColumn<CalendarEvent>[] = [
  textColumn('event', 'เรื่อง', (row) => row.title, { priority: 'title' }),
  { ...dateColumn<CalendarEvent>('date', 'วันที่', (row) => row.event_date), priority: 'main' },
  textColumn('kind', 'ประเภท', kindOf, { hideOnCard: true }),
];

/** Returns what comes every month alike, but for the next of each kind. */
function furtherOf(events: readonly CalendarEvent[]): CalendarEvent[] {
  return (['BILL', 'COLLECT'] as const)
    .flatMap((kind) => events.filter((event) => event.kind === kind).slice(1))
    .sort((a, b) => a.event_date.localeCompare(b.event_date));
}

/** Days month by month, to be printed and saved. */
function Days({ caption, events }: { caption: string; events: readonly CalendarEvent[] }) {
  return (
    <TableSection
      caption={caption}
      columns={COLUMNS}
      rows={events}
      rowKey={(row) => row.event_id}
      oneLine
      groupBy={(row) => formatThaiMonth(recvPeriodOf(row.event_date))}
    />
  );
}

function CalendarView({ data }: { data: MemberCalendar }) {
  const { host } = window.location;
  const { coopNameTH } = useSite();
  const events = data.events.filter(isDated);
  const further = furtherOf(events);
  const [next] = events;
  if (!next) {
    return <EmptyCard title="ยังไม่มีวันสำคัญข้างหน้า">เมื่อสหกรณ์กำหนดวัน จะแสดงที่หน้านี้</EmptyCard>;
  }
  const save = () => {
    const days = events.map(({ event_id, event_date, title }) => ({
      uid: `${event_id}@${host}`,
      on: event_date,
      title,
    }));
    const content = icalendar(`${text.title} ${coopNameTH}`, days, new Date().toISOString());
    saveFile('ปฏิทินสหกรณ์.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <>
      <Band
        tone="info"
        title={`ถัดไป ${formatThaiDate(next.event_date, 'full').replace(/ (?=\D)/g, '\u00a0')}`}
      >
        {next.title}
      </Band>
      <div className="stack no-print needs-scripts">
        <Button icon={<CalendarDays />} onClick={save}>
          เก็บลงปฏิทินของท่าน
        </Button>
        <p className="note">ไฟล์นี้เปิดในปฏิทินของโทรศัพท์หรือคอมพิวเตอร์ได้ วันอาจเปลี่ยน กรุณาเก็บใหม่เมื่อมีประกาศ</p>
      </div>
      <Days caption="วันสำคัญข้างหน้า" events={events.filter((event) => !further.includes(event))} />
      {further.length > 0 && (
        <Fold
          summary={`ดูวันออกใบเรียกเก็บและวันหักเงินต่อ\u00a0ๆ ไป (${formatCount(further.length)}\u00a0วัน)`}
        >
          <Days caption={'วันออกใบเรียกเก็บและวันหักเงินต่อ\u00a0ๆ ไป'} events={further} />
        </Fold>
      )}
      <FeedCard />
    </>
  );
}
