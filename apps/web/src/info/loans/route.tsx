import { titleOf } from '@coop/addresses/title';
import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import type { SiteConfig } from '@coop/contracts/site';
import { nextDayOfMonth } from '@coop/finance/calendar';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';
import { bangkokDate, formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { EmptyState } from '@coop/ui/empty-state';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { TextField } from '@coop/ui/text-field';
import { Form, Link, type LoaderFunction, useSearchParams } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { PublicPage } from '../../frame/pages/public-page.tsx';
import { useMarked } from '../../page/marked.ts';
import { PageEnd } from '../../page/page-end.tsx';
import { text } from '../../planners/loan/text.ts';
import { PublicCrumbs } from '../../posts/crumbs.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { emptyPages } from '../../site/empty-pages.ts';
import { lentProducts } from '../../site/lent-products.ts';
import { PhoneLine } from '../../site/links/phone-link.tsx';
import { nextDayIn } from '../../site/next-day.ts';
import { paths } from '../../site/paths.ts';
import { salariesOf, salaryWords } from '../../site/salary-multiples.ts';
import { useSite } from '../../site/site.tsx';
import { useNow } from '../../site/use-now.ts';
import { wholeBaht } from '../../site/whole-baht.ts';
import styles from './loans.module.css';
import { guarantorWords, type Instalment, instalmentOf, rateText, termWords } from './products.ts';

const TITLE = titleOf('/loans');
const MOST_SATANG = 100_000_000_00;

const hasCalendar = (site: SiteConfig) => !emptyPages(site).includes('/calendar');

export const loader: LoaderFunction = ({ context }) => {
  const { site, ask } = context.get(pageContext);
  return hasCalendar(site) ? ask('infoCalendarList', {}, { quiet: true }) : undefined;
};

/** The sum in the address; undefined where none or no sum is there. */
function amountIn(params: URLSearchParams): number | undefined {
  const satang = parseBaht(readTyped(params.get('amount') ?? '').replaceAll(',', ''));
  return satang !== null && satang > 0 && satang <= MOST_SATANG ? satang : undefined;
}

/** /loans: the cooperative's loan products side by side, with the instalment for one's own sum. */
export function Component() {
  const site = useSite();
  const products = lentProducts(site);
  return (
    <HideAmountsProvider hidden={false}>
      <PublicPage
        title={TITLE}
        description="เงินกู้แต่ละประเภท วงเงิน อัตราดอกเบี้ย จำนวนงวด ผู้ค้ำประกัน และค่างวดของท่าน"
        noIndex={products.length === 0}
        crumbs={<PublicCrumbs items={[{ label: TITLE }]} />}
      >
        {products.length === 0 ? <None /> : <Products products={products} />}
      </PublicPage>
    </HideAmountsProvider>
  );
}

function None() {
  return (
    <EmptyState title="สหกรณ์ยังไม่ได้เผยแพร่รายละเอียดเงินกู้ในหน้านี้">
      <PhoneLine>สอบถามเจ้าหน้าที่ โทรศัพท์</PhoneLine>
    </EmptyState>
  );
}

function Products({ products }: { products: readonly LoanProductConfig[] }) {
  const [params] = useSearchParams();
  const today = bangkokDate(useNow());
  const laws = useByLaws();
  const amount = amountIn(params);
  const typed = params.get('amount') ?? '';
  const calendar = useFeed('infoCalendarList', hasCalendar(useSite()) ? {} : undefined, {
    quiet: true,
  }).data;
  const payday =
    nextDayIn(calendar?.days ?? [], 'PAYOUT', today) ??
    nextDayOfMonth(today, laws.loans.payout_days);
  return (
    <>
      {payday && (
        <p>
          วันจ่ายเงินกู้ครั้งถัดไป <strong className="nowrap">{formatThaiDate(payday, 'long')}</strong>
        </p>
      )}
      <Form method="get" action={paths.loans} className={`${styles.sum} no-print`}>
        <TextField
          key={typed}
          label="อยากกู้กี่บาท"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          placeholder="เช่น 200,000"
          defaultValue={amount === undefined ? typed : formatSatang(amount).replace(/\.00$/, '')}
          error={
            typed && amount === undefined
              ? text.problems.amount(formatCount(MOST_SATANG / 100), '1')
              : undefined
          }
        />
        <Button type="submit" variant="primary">
          ดูค่างวด
        </Button>
      </Form>
      <div className={styles.products}>
        {products.map((product) => (
          <Product
            key={product.code}
            product={product}
            amount={amount}
            today={today}
            instalment={amount && instalmentOf(product, amount, today, laws)}
          />
        ))}
      </div>
      <p className="note">
        วงเงินที่กู้ได้จริงขึ้นกับเงินเดือน หุ้น หนี้เดิม และเงินเดือนคงเหลือของท่าน สหกรณ์พิจารณาเป็นรายสัญญา
      </p>
      <PageEnd />
    </>
  );
}

interface ProductProps {
  readonly product: LoanProductConfig;
  readonly amount: number | undefined;
  readonly today: string;
  readonly instalment: Instalment | 0 | undefined;
}

function Product({ product, amount, today, instalment }: ProductProps) {
  const { code, name, cap } = product;
  const salaries = salariesOf(product).map(salaryWords);
  const guarantors = guarantorWords(product);
  return (
    <Card title={name} isMarked={useMarked() === code}>
      {instalment && <Monthly instalment={instalment} />}
      <Facts
        rows={[
          ['อัตราดอกเบี้ย', `ร้อยละ ${rateText(product, today)} ต่อปี`],
          cap && ['วงเงินสูงสุด', wholeBaht(cap)],
          salaries.length > 0 && [
            'ไม่เกินเงินเดือน',
            salaries.map((line) => <div key={line}>{line}</div>),
          ],
          ['ผ่อนได้', termWords(product)],
          guarantors && ['ผู้ค้ำประกัน', guarantors.map((line) => <div key={line}>{line}</div>)],
        ]}
      />
      <ul className={`${styles.ways} no-print`}>
        <li>
          <Link to={paths.loancalFor(code, amount ? formatSatang(amount).replaceAll(',', '') : '')}>
            คำนวณตารางผ่อน
          </Link>
        </li>
        <li>
          <Link to={`${paths.search}?q=${encodeURIComponent(`แบบฟอร์ม${name}`)}`}>แบบฟอร์ม</Link>
        </li>
        <li>
          <Link to={paths.member.loanApply(code)}>ยื่นกู้ออนไลน์</Link>
        </li>
      </ul>
    </Card>
  );
}

function Monthly({ instalment }: { instalment: Instalment }) {
  if ('refusal' in instalment) return <p className={styles.refused}>{instalment.refusal}</p>;
  const { count, firstSatang, falls } = instalment;
  return (
    <div>
      {falls ? 'งวดแรก ' : 'งวดละ '}
      <Amount satang={firstSatang} size="l" unit="บาท" />
      <p className="note">
        {`ผ่อน ${formatCount(count)}\u00a0งวด${falls ? ' งวดต่อไปลดลงตามดอกเบี้ย' : ''}`}
      </p>
    </div>
  );
}
