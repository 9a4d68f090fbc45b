import type { GroupGuide } from '@coop/contracts/membergroup/guide-group';
import { icalendar } from '@coop/format/icalendar';
import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Skeleton } from '@coop/ui/skeleton';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import { lazy, Suspense } from 'react';
import type { LoaderFunction } from 'react-router';
import { saveFile } from '../../documents/export/export-table.ts';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { GroupPage } from '../../frame/pages/group-page.tsx';
import { loadSanitiser, RichText } from '../../site/rich-text.tsx';
import styles from './guide-group.module.css';

/** Words of several places of the guidelines; the guidelines themselves come from the cooperative. */
const text = {
  contacts: 'ติดต่อสหกรณ์',
  updated: (day: string) => joinFigures(`ปรับปรุง ${formatThaiDate(day)}`),
} as const;

const BLOCKS = ['24rem', '16rem', '16rem'];

// The texts come with the rest: what stands below them does not move.
const sanitiser = loadSanitiser().catch(() => undefined);
const Guide = lazy(() => sanitiser.then(() => ({ default: GuideView })));

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('membergroupGuideGroupShow', {});

/** /membergroup/guide_group: what a representative does, when, and whom to ask. */
export function Component() {
  const feed = useFeed('membergroupGuideGroupShow', {});
  return (
    <GroupPage>
      <FeedView feed={feed} blocks={BLOCKS}>
        {(data) => (
          <Suspense fallback={<Skeleton blocks={BLOCKS} />}>
            <Guide data={data} />
          </Suspense>
        )}
      </FeedView>
    </GroupPage>
  );
}

function Steps({ steps }: Pick<GroupGuide, 'steps'>) {
  return (
    <Card title="ขั้นตอนในแต่ละเดือน">
      <ol className={styles.steps}>
        {keyed(steps, ({ title }) => title).map(([key, { title, html }]) => (
          <li key={key}>
            <h3>{title}</h3>
            <RichText html={html} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Calendar({ calendar }: Pick<GroupGuide, 'calendar'>) {
  const save = () => {
    const days = calendar.map(({ date, title, detail }, index) => ({
      uid: `${date.replaceAll('-', '')}-${index}@membergroup`,
      on: date,
      title,
      detail,
      remindsDayBefore: true,
    }));
    // The same days give the same file: it is stamped with the first of them and not with the moment of saving.
    const content = icalendar('ปฏิทินการเรียกเก็บของสหกรณ์', days, days[0]?.on ?? '');
    saveFile('ปฏิทินการเรียกเก็บ.ics', new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Card
      title="ปฏิทินการเรียกเก็บ"
      actions={
        calendar.length > 0 && (
          <Button icon={<CalendarDays />} onClick={save}>
            ดาวน์โหลดปฏิทิน (.ics)
          </Button>
        )
      }
    >
      <p className="note">
        {calendar.length > 0 ? 'เพิ่มลงในปฏิทินของเครื่อง จะเตือนก่อนหนึ่งวัน' : 'ยังไม่มีกำหนดการ'}
      </p>
      <ul className={styles.days}>
        {keyed(calendar, ({ date, title }) => `${date}/${title}`).map(
          ([key, { date, title, detail }]) => (
            <li key={key}>
              <time dateTime={date}>{joinFigures(formatThaiDate(date))}</time>
              <span>
                <strong>{title}</strong>
                <br />
                {joinFigures(detail)}
              </span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

type Contact = GroupGuide['contacts'][number];

function Contacts({ contacts }: Pick<GroupGuide, 'contacts'>) {
  const column = (key: keyof Contact, header: string) => ({
    key,
    header,
    cell: (contact: Contact) => contact[key],
  });
  return (
    <Card title={text.contacts}>
      <DataTable
        caption={text.contacts}
        columns={[
          { ...column('section', 'ฝ่าย'), priority: 'title' },
          column('about', 'เรื่อง'),
          column('person', 'ผู้ประสานงาน'),
          column('phone', 'โทรศัพท์'),
          {
            ...column('email', 'อีเมล'),
            cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
          },
        ]}
        rows={contacts}
        rowKey={(item) => item.section}
      />
    </Card>
  );
}

function Files({ files }: Pick<GroupGuide, 'files'>) {
  const kindOf = (url: string) => url.split('.').at(-1)?.toUpperCase() ?? '';
  const kb = (bytes: number) => formatCount(Math.max(1, Math.ceil(bytes / 1_000)));
  return (
    <Card title="แบบฟอร์มและเอกสาร">
      <ul className={styles.files}>
        {keyed(files, ({ file_url }) => file_url).map(
          ([key, { title, file_url, file_size, updated_at }]) => (
            <li key={key}>
              <a href={file_url} download>
                <Download /> {title}
              </a>{' '}
              <span className="note">
                {`${kindOf(file_url)} · ${kb(file_size)} KB · ${text.updated(updated_at)}`}
              </span>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

function Questions({ faq }: Pick<GroupGuide, 'faq'>) {
  return (
    <Card title="คำถามที่พบบ่อย">
      {keyed(faq, ({ title }) => title).map(([key, { title, html, updated_at }]) => (
        <details key={key} className={styles.question}>
          <summary>{title}</summary>
          <RichText html={html} />
          <p className="note">{text.updated(updated_at)}</p>
        </details>
      ))}
    </Card>
  );
}

function GuideView({ data }: { data: GroupGuide }) {
  return (
    <>
      <Steps {...data} />
      <Calendar {...data} />
      <Contacts {...data} />
      <Files {...data} />
      <Questions {...data} />
    </>
  );
}
