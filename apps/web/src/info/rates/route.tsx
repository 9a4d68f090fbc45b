import { titleOf } from '@coop/addresses/title';
import type { HomeRates } from '@coop/contracts/info/topic';
import { keyed } from '@coop/format/keyed';
import { bangkokDate, formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { EmptyState } from '@coop/ui/empty-state';
import type { LoaderFunction } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { PageEnd } from '../../page/page-end.tsx';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { textColumn } from '../../tables/text-column.tsx';
import {
  historyOf,
  type PaidYear,
  type PastRate,
  type ProductHistory,
  paidYears,
} from './history.ts';
import styles from './rates.module.css';

const TITLE = titleOf('/rates');

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('infoHomeShow', {});

/** /rates: rates of loans and deposits, dividend and average refund, since when they hold and what held before. */
export function Component() {
  const feed = useFeed('infoHomeShow', {});
  return (
    <PublicPage
      title={TITLE}
      description="อัตราดอกเบี้ยเงินกู้ เงินฝาก เงินปันผล และเงินคืนตามดอกเบี้ย พร้อมอัตราที่ผ่านมา"
      crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
    >
      <FeedView feed={feed} blocks={['24rem', '20rem', '16rem']}>
        {({ rates }) => <Rates rates={rates} />}
      </FeedView>
    </PublicPage>
  );
}

function Rates({ rates }: { rates: HomeRates }) {
  const laws = useByLaws();
  const site = useSite();
  const today = bangkokDate(useNow());
  const { loans, deposits } = historyOf(rates, laws, today);
  const years = paidYears(rates, site);
  if (loans.length + deposits.length + years.length === 0) {
    return <EmptyState title="สหกรณ์ยังไม่ได้ประกาศอัตรา">เมื่อสหกรณ์ประกาศ อัตราจะแสดงที่นี่</EmptyState>;
  }
  return (
    <>
      {loans.length > 0 && <Products title="อัตราดอกเบี้ยเงินกู้" products={loans} />}
      {deposits.length > 0 && <Products title="อัตราดอกเบี้ยเงินฝาก" products={deposits} />}
      {years.length > 0 && <Paid years={years} />}
      <PageEnd
        links={[
          [paths.loans, 'เปรียบเทียบเงินกู้แต่ละประเภท'],
          [paths.loancal, 'คำนวณเงินกู้'],
          [paths.caldividend, 'คำนวณเงินปันผล'],
        ]}
      />
    </>
  );
}

function Products({ title, products }: { title: string; products: readonly ProductHistory[] }) {
  const changed = products.filter(({ past }) => past.length > 0);
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        columns={[
          textColumn<ProductHistory>('name', 'ประเภท', ({ name }) => name, { priority: 'title' }),
          textColumn<ProductHistory>('rate', 'ร้อยละต่อปี', ({ rate }) => rate, { align: 'end' }),
          textColumn<ProductHistory>('since', 'มีผลตั้งแต่', ({ since }) => formatThaiDate(since)),
        ]}
        rows={products}
        rowKey={({ name }) => name}
      />
      {changed.length > 0 && (
        <details className={styles.past}>
          <summary>อัตราที่ผ่านมา</summary>
          {keyed(changed, ({ name }) => name).map(([key, product]) => (
            <Past key={key} product={product} />
          ))}
        </details>
      )}
    </Card>
  );
}

function Past({ product: { name, past } }: { product: ProductHistory }) {
  return (
    <DataTable
      caption={name}
      showCaption
      columns={[
        textColumn<PastRate>('from', 'มีผลตั้งแต่', ({ from }) => formatFrom(from), {
          priority: 'title',
        }),
        textColumn<PastRate>('rate', 'ร้อยละต่อปี', ({ rate }) => rate, { align: 'end' }),
      ]}
      rows={past}
      rowKey={({ from }) => from ?? ''}
    />
  );
}

const formatFrom = (from: string | undefined) => (from ? formatThaiDate(from) : 'ก่อนหน้านั้น');

function Paid({ years }: { years: readonly PaidYear[] }) {
  const title = 'เงินปันผลและเงินเฉลี่ยคืนที่ประชุมใหญ่อนุมัติ';
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        columns={[
          textColumn<PaidYear>('year', 'ปีบัญชี', ({ year }) => String(toBuddhistYear(year)), {
            priority: 'title',
          }),
          textColumn<PaidYear>('dividend', 'เงินปันผล (ร้อยละของหุ้น)', (row) => row.dividend, {
            align: 'end',
          }),
          textColumn<PaidYear>('refund', 'เงินคืน (ร้อยละของดอกเบี้ย)', (row) => row.refund, {
            align: 'end',
          }),
        ]}
        rows={years}
        rowKey={({ year }) => year}
      />
    </Card>
  );
}
