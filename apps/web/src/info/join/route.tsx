import { titleOf } from '@coop/addresses/title';
import type { TopicRow } from '@coop/contracts/info/topic';
import { nextDayOfMonth } from '@coop/finance/calendar';
import { formatCount } from '@coop/format/money';
import { bangkokDate, formatThaiDate } from '@coop/format/thai-date';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { Link, type LoaderFunction } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageEnd } from '../../page/page-end.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { fileSize } from '../../posts/file-size.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { lentProducts } from '../../site/lent-products.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { wholeBaht } from '../../site/whole-baht.ts';
import { textColumn } from '../../tables/text-column.tsx';
import { firstSteps, lengthWords } from './first-months.ts';

const TITLE = titleOf('/join');

/** The application as the cooperative publishes it, the newest edition first. */
const FORMS = { body: { category: 'download', page: 1, q: 'ใบสมัครสมาชิก' } } as const;

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('infoTopicList', FORMS, { quiet: true });

/** /join: who may become a member, what it costs, with which papers, and what the first months look like. */
export function Component() {
  const form = useFeed('infoTopicList', FORMS, { quiet: true }).data?.rows[0];
  return (
    <PublicPage
      title={TITLE}
      description={'ใครสมัครได้ ส่งหุ้นเดือนละเท่าไร ใช้เอกสารใด และเดือนแรก\u00a0ๆ เป็นอย่างไร'}
      crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
    >
      {form && <Application form={form} />}
      <Costs />
      <FirstMonths />
      <div className="no-print">
        <PhoneLine>สอบถามการสมัคร โทรศัพท์</PhoneLine>
      </div>
      <PageEnd
        links={[
          [paths.loans, 'เงินกู้แต่ละประเภท'],
          [paths.welfare, 'สวัสดิการสมาชิก'],
          [paths.calendar, 'ปฏิทินสหกรณ์'],
        ]}
      />
    </PublicPage>
  );
}

function Application({ form }: { form: TopicRow }) {
  return (
    <Card title="ใบสมัครและเอกสาร">
      <p>{form.summary}</p>
      <p className="row no-print">
        {form.file_url && (
          <a
            href={`/${form.file_url.replace(/^\/+/, '')}`}
            download
            className={buttonClass('primary')}
          >
            {`ดาวน์โหลดใบสมัคร ${fileSize(form.file_size)}`.trim()}
          </a>
        )}
        <Link to={paths.show(form.topic_id)}>{form.title}</Link>
      </p>
    </Card>
  );
}

type Duty = ReturnType<typeof useByLaws>['shares']['duty'][number];

function Costs() {
  const { shares, deposits, dividend } = useByLaws();
  const title = 'ค่าหุ้นรายเดือนตามเงินเดือน';
  const salaries = ({ up_to }: Duty) =>
    up_to === undefined ? 'สูงกว่านั้น' : `ไม่เกิน ${wholeBaht(up_to)}`;
  return (
    <Card title="ต้องส่งเงินเท่าไร">
      <DataTable
        caption={title}
        showCaption
        columns={[
          textColumn<Duty>('salary', 'เงินเดือน', salaries, { priority: 'title' }),
          textColumn<Duty>('amount', 'อย่างน้อยเดือนละ', ({ amount }) => wholeBaht(amount), {
            align: 'end',
          }),
        ]}
        rows={shares.duty}
        rowKey={({ up_to = '' }) => up_to}
      />
      <Facts
        rows={[
          ['มูลค่าหุ้น', `หุ้นละ ${wholeBaht(shares.unit)}`],
          ['สมาชิกบำนาญ', `เดือนละ ${wholeBaht(shares.pension_duty)}`],
          ['ส่งเพิ่มได้', `รวมไม่เกินเดือนละ ${wholeBaht(shares.most_monthly)}`],
          ['เปิดบัญชีเงินฝาก', `ครั้งแรกอย่างน้อย ${wholeBaht(deposits.opening)}`],
          ['เงินปันผล', `หุ้นที่ซื้อภายในวันที่ ${formatCount(dividend.bought_by_day)} ได้ปันผลตั้งแต่เดือนนั้น`],
        ]}
      />
    </Card>
  );
}

function FirstMonths() {
  const laws = useByLaws();
  const today = bangkokDate(useNow());
  const steps = firstSteps(laws, lentProducts(useSite()));
  const billed = nextDayOfMonth(today, [laws.bills.day]);
  return (
    <Card title={'เดือนแรก\u00a0ๆ เป็นอย่างไร'}>
      <Facts
        rows={[
          billed && [
            'เดือนแรก',
            `หักค่าหุ้นจากเงินเดือน ตามใบเรียกเก็บที่ออกวันที่ ${formatCount(laws.bills.day)} ของเดือน ครั้งถัดไป ${formatThaiDate(billed, 'long')}`,
          ],
          ...steps.map(({ months, may }): [string, ReactNode] => [
            months === 0 ? 'ขอได้ทันที' : `ครบ ${lengthWords(months)} ขอได้`,
            may.map((line) => <div key={line}>{line}</div>),
          ]),
        ]}
      />
    </Card>
  );
}
