import type { DividendYear } from '@coop/contracts/member/dividend';
import type { Meter as Outcome } from '@coop/finance/dividend/dividend-meter';
import { formatRate, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Chips } from '@coop/ui/chips';
import { DataTable } from '@coop/ui/data-table';
import { RangeField } from '@coop/ui/range-field';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { whose } from '../../session/whose.ts';
import { type ExportColumn, shownColumns, toExport } from '../../tables/columns.ts';
import { satangColumn } from '../../tables/money-column.tsx';
import { TableTools } from '../../tables/statement-tools.tsx';
import { textColumn } from '../../tables/text-column.tsx';
import { parseTypedCount } from '../typed.ts';
import { useCalculator } from '../use-calculator.ts';
import { text } from './text.ts';
import {
  atYearEnd,
  DIVIDEND_RANGE,
  type Rates,
  REFUND_RANGE,
  ratesOf,
  whatIf,
  yearName,
} from './what-if.ts';
import { useYearLaw } from './year-law.ts';

interface MeterProps {
  readonly year: DividendYear;
  /** Years whose rates were approved, newest first. */
  readonly past: readonly DividendYear[];
}

/** In 1/100 percent, as the slider has them; others in an address count for nothing. */
function rateIn(params: URLSearchParams, name: keyof Rates, range: { min: number; max: number }) {
  const rate = parseTypedCount(params.get(name) ?? '');
  return rate !== null && rate >= range.min && rate <= range.max ? { [name]: rate } : {};
}

interface Tried extends Rates {
  /** As its page names it. */
  readonly year: string;
}

const readTried = (params: URLSearchParams, year: DividendYear): Tried => ({
  ...ratesOf(year),
  ...rateIn(params, 'dividend', DIVIDEND_RANGE),
  ...rateIn(params, 'refund', REFUND_RANGE),
  year: yearName(year.div_year),
});

const writeTried = ({ year, dividend, refund }: Tried) =>
  new URLSearchParams({ year, dividend: `${dividend}`, refund: `${refund}` });

/** Shows what this year brings so far, and by its end, at rates that can be tried. */
export function Meter({ year, past }: MeterProps) {
  const law = useYearLaw();
  const { inputs: rates, change: setRates } = useCalculator<Tried>({
    open: (params) => {
      const inputs = readTried(params, year);
      return { inputs, typed: inputs, refused: [] };
    },
    write: writeTried,
    problemsOf: () => ({}),
  });
  const soFar = whatIf(year, rates, law);
  if (!soFar) return null;
  const forecast = atYearEnd(year);
  const byEnd = forecast && whatIf(forecast, rates, law);
  return (
    <Card title={whose(text.meter)}>
      <p className="note">เลื่อนเพื่อลองอัตราอื่น อัตราจริงที่ประชุมใหญ่เป็นผู้อนุมัติ</p>
      <Sliders year={year} past={past} rates={rates} onChange={setRates} />
      <Spoken of={whose(text.meter)}>
        <p role="status" className="sum">
          <span className="whole">{byEnd ? text.netByEnd : 'คาดว่ารับสุทธิ'}</span>{' '}
          <Amount satang={(byEnd ?? soFar).netSatang} size="l" unit="บาท" />
        </p>
        <Compared netSatang={(byEnd ?? soFar).netSatang} last={past[0]} />
        <p>
          {`${year.pay_method}:`}{' '}
          <span className="nowrap">
            {year.bank} {year.account_masked}
          </span>{' '}
          <span className="nowrap">{text.payOn(formatThaiDate(year.pay_date))}</span>
        </p>
      </Spoken>
      <MeterTable
        year={year}
        rates={rates}
        soFar={soFar}
        byEnd={byEnd}
        until={forecast?.counted_to}
      />
    </Card>
  );
}

interface SlidersProps extends MeterProps {
  readonly rates: Rates;
  readonly onChange: (rates: Rates) => void;
}

/** Both rates, with those of past years as marks and one press each. */
function Sliders({ year, past, rates, onChange }: SlidersProps) {
  const hasRefund = !year.avg_withheld && parseBaht(year.interest_base) !== 0;
  const known = past.map((item) => ({ ...ratesOf(item), name: yearName(item.div_year) }));
  const same = known.find(
    (item) => item.dividend === rates.dividend && (!hasRefund || item.refund === rates.refund),
  );
  const chips = known.map(({ name, dividend, refund }) => {
    const both = [dividend, ...(hasRefund ? [refund] : [])].map(formatRate).join(' / ');
    return { value: name, label: `ปี ${name}: ${both} %` };
  });
  const choose = (name: string) => {
    const found = known.find((item) => item.name === name);
    if (found) onChange({ dividend: found.dividend, refund: found.refund });
  };
  return (
    <div className="stack">
      <div className="pair">
        <RangeField
          {...DIVIDEND_RANGE}
          label="อัตราปันผล"
          value={rates.dividend}
          onChange={(dividend) => onChange({ ...rates, dividend })}
          text={`${formatRate(rates.dividend)} %`}
          marks={known.map((item) => item.dividend)}
        />
        {hasRefund && (
          <RangeField
            {...REFUND_RANGE}
            label="อัตราเงินคืน"
            value={rates.refund}
            onChange={(refund) => onChange({ ...rates, refund })}
            text={`${formatRate(rates.refund)} %`}
            marks={known.map((item) => item.refund)}
          />
        )}
      </div>
      {chips.length > 0 && (
        <>
          <p className="note">
            {hasRefund ? 'อัตราที่เคยอนุมัติ (ปันผล / เงินคืน) กดเพื่อลอง' : 'อัตราปันผลที่เคยอนุมัติ กดเพื่อลอง'}
          </p>
          <Chips legend="อัตราที่เคยอนุมัติ" chips={chips} value={same?.name ?? ''} onChange={choose} />
        </>
      )}
    </div>
  );
}

/** More or less than what was paid last. */
function Compared({ netSatang, last }: { netSatang: number; last: DividendYear | undefined }) {
  const before = parseBaht(last?.net_amt);
  if (!last || before === null || before === netSatang) return null;
  return (
    <p className="note">
      {`${netSatang > before ? 'มากกว่า' : 'น้อยกว่า'}ที่รับสุทธิปี ${yearName(last.div_year)}`}{' '}
      <Amount satang={Math.abs(netSatang - before)} size="s" unit="บาท" />
    </p>
  );
}

interface MeterTableProps {
  readonly year: DividendYear;
  readonly rates: Rates;
  readonly soFar: Outcome;
  /** Sums by the year's end, with what is known to come; undefined where a backend does not say. */
  readonly byEnd: Outcome | undefined;
  readonly until: string | undefined;
}

/** Line as it is, and where it stands in what comes out. */
type Line = readonly [label: string, of: (meter: Outcome) => number];

const linesOf = ({ dividend, refund }: Rates): Line[] => [
  ['หุ้นเฉลี่ยตามเดือนที่ถือ', (meter) => meter.averageShareSatang],
  ['ดอกเบี้ยเงินกู้ที่จ่าย', (meter) => meter.interestSatang],
  [`เงินปันผล ${formatRate(dividend)}\u00a0%`, (meter) => meter.dividendSatang],
  [`เงินคืนตามดอกเบี้ย ${formatRate(refund)}\u00a0%`, (meter) => meter.refundSatang],
  ['รายการหัก', (meter) => -meter.deductedSatang],
  ['รับสุทธิ', (meter) => meter.netSatang],
];

/** Shows what the year holds so far and what it will by its end, line by line, at the rates that are tried. */
function MeterTable({ year, rates, soFar, byEnd, until }: MeterTableProps) {
  const lines = linesOf(rates);
  const column = (key: string, words: string, meter: Outcome) =>
    satangColumn<Line>(key, words, ([, of]) => of(meter));
  const columns: ExportColumn<Line>[] = [
    textColumn('label', 'รายการ', ([label]) => label, { priority: 'title' }),
    column('soFar', `ถึง ${formatThaiDate(year.counted_to)}`, soFar),
    ...(byEnd && until ? [column('byEnd', `คาดถึง ${formatThaiDate(until)}`, byEnd)] : []),
  ];
  const caption = `ประมาณการปี ${yearName(year.div_year)} ตามอัตราที่ลอง (บาท)`;
  return (
    <>
      <DataTable
        caption={caption}
        columns={shownColumns(columns)}
        rows={lines}
        rowKey={([label]) => label}
      />
      <p className="note">
        หุ้นเฉลี่ย = จำนวนหุ้นแต่ละรายการ × เดือนที่นับ ÷ 12 แล้วรวมกัน รายการหักคือรายการที่ทราบแล้ววันนี้
      </p>
      {byEnd && (
        <p className="note">
          {whose('ถึงสิ้นปีคิดว่าท่านส่งหุ้นรายเดือนและชำระเงินกู้ทุกงวดตามกำหนด เงินปันผลของแต่ละรายการปัดเป็นสตางค์')}
        </p>
      )}
      <TableTools table={() => toExport({ title: caption }, columns, lines)} />
    </>
  );
}
