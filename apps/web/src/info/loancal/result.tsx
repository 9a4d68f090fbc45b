import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { dayOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { type Fact, type FactRows, Facts } from '@coop/ui/facts';
import { MainFigure } from '../../planners/form-and-result.tsx';
import type { Answer } from '../../planners/loan/answer.ts';
import { parseTypedCount } from '../../planners/typed.ts';
import { text } from './text.ts';

const money = (satang: number) => <Amount satang={satang} />;

/** The result in one sentence, for screen readers. */
export function saying(answer: Answer): string {
  const { plan, count, last } = answer;
  return `งวดละ ${formatSatang(mainFigure(answer).satang)} บาท ${formatCount(count)} งวด ดอกเบี้ยรวม ${formatSatang(plan.summary.interestSatang)} บาท งวดสุดท้าย ${formatThaiDate(last?.on)}`;
}

function facts({ plan, payments, count, last }: Answer): FactRows {
  const first = payments.find(({ no }) => no === 1);
  const isFalling = plan.terms.method !== 'equal_total';
  return [
    ['จำนวนงวด', text.countOf(formatCount(count))],
    ['ดอกเบี้ยรวม', <strong>{money(plan.summary.interestSatang)}</strong>],
    ['รวมจ่ายทั้งหมด', money(plan.summary.totalSatang)],
    ['งวดแรก', `${formatThaiDate(first?.on)} (${formatCount(first?.days)}\u00a0วัน)`],
    [
      text.last,
      <>
        {money(last?.totalSatang ?? 0)}{' '}
        <span className="whole">{joinFigures(`วันที่ ${formatThaiDate(last?.on)}`)}</span>
      </>,
    ],
    isFalling &&
      plan.highestSatang > plan.instalmentSatang && [text.highest, money(plan.highestSatang)],
  ];
}

/** Returns what is paid first, which is what all the others but the last are where they are equal. */
export function mainFigure({ plan }: Answer) {
  const label = plan.terms.method === 'equal_total' ? 'ผ่อนงวดละ' : 'งวดแรกจ่าย';
  return { label, satang: plan.firstSatang };
}

function noteOf({ terms, instalmentSatang }: Answer['plan']): string {
  if (terms.instalments === 1) return 'จ่ายงวดเดียว ทั้งเงินต้นและดอกเบี้ยตามวันจริง';
  if (terms.method === 'equal_total') return 'เท่ากันทุกงวด งวดสุดท้ายจ่ายเท่าที่เหลือ';
  return `เงินต้นงวดละ ${formatSatang(instalmentSatang)}\u00a0บาท บวกดอกเบี้ยตามวันจริง งวดต่อไปลดลงเรื่อย\u00a0ๆ`;
}

interface ResultCardProps {
  readonly answer: Answer;
  readonly title: string;
  readonly product: LoanProductConfig | undefined;
}

/** The main figure and the facts about it; first of all, if so, that no such loan is given. */
export function ResultCard({ answer, title, product }: ResultCardProps) {
  const { plan, loan } = answer;
  const capSatang = parseBaht(product?.cap);
  const isOverCap = capSatang !== null && (parseBaht(loan.amount) ?? 0) > capSatang;
  const longest = Math.max(0, ...(product?.terms ?? []));
  const isOverTerm = longest > 0 && answer.count > longest;
  const count = loan.given === 'instalments' ? (parseTypedCount(loan.instalments) ?? 0) : 0;
  const isPlain = loan.extra === 'none' && !loan.closeOn;
  const fewer = isPlain ? count - answer.count : 0;
  return (
    <Card title={title} headingLevel={3}>
      {isOverCap && (
        <Band
          tone="waiting"
          title={`${product?.name ?? text.loan}กู้ได้ไม่เกิน ${formatSatang(capSatang)}\u00a0บาท`}
          live
        >
          ผลด้านล่างเป็นเพียงการคำนวณ สหกรณ์ไม่ให้กู้เกินวงเงินนี้
        </Band>
      )}
      {isOverTerm && (
        <Band
          tone="waiting"
          title={`${product?.name ?? text.loan}ผ่อนได้ไม่เกิน ${text.countOf(formatCount(longest))}`}
          live
        >
          ผลด้านล่างเป็นเพียงการคำนวณ สหกรณ์ไม่ให้ผ่อนนานกว่านี้
        </Band>
      )}
      <MainFigure {...mainFigure(answer)} note={noteOf(plan)} />
      {fewer > 0 && (
        <p className="note">
          {`เงินงวดปัดขึ้นแล้ว จึงผ่อนหมดก่อน ${text.countOf(formatCount(count))} ที่เลือก ${text.countOf(formatCount(fewer))}`}
        </p>
      )}
      <Facts rows={facts(answer)} />
      {loan.on === dayOfMonthIndex(monthIndex(loan.on), Number(loan.dueDay)) && (
        <p className="note">
          รับเงินกู้ในวันครบกำหนด: การคำนวณนี้เริ่มงวดแรกเดือนถัดไป และนับดอกเบี้ยตั้งแต่วันถัดจากวันที่รับเงิน
          บางสหกรณ์นับต่างไป
        </p>
      )}
      <p className="note">เป็นการประมาณการ ยอดจริงขึ้นอยู่กับวันที่รับเงิน วันที่ชำระ และอัตราดอกเบี้ยที่สหกรณ์ประกาศ</p>
    </Card>
  );
}

/** Returns when it is over: sooner, or, where rounding has it so, a little later. */
function endFact(monthsSaved: number): Fact {
  const months = `${formatCount(Math.abs(monthsSaved))}\u00a0เดือน`;
  if (monthsSaved === 0) return [text.last, 'ผ่อนหมดวันเดิม'];
  return [monthsSaved > 0 ? 'ผ่อนหมดเร็วขึ้น' : 'ผ่อนหมดช้าลง', months];
}

/** Shows what the extra payments bring. */
export function SavingCard({ answer: { plan, loan } }: { answer: Answer }) {
  if (!plan.saving) return null;
  const { interestSavedSatang, monthsSaved } = plan.saving;
  const first = plan.rows.findIndex(({ kind }) => kind === 'extra');
  const next = plan.rows.find(({ kind }, index) => index > first && kind === 'instalment');
  const isLower = loan.extraMode === 'keep_term' && first !== -1 && next !== undefined;
  return (
    <Card title="ผลของการจ่ายเพิ่ม" headingLevel={3}>
      <Facts
        rows={[
          ['ประหยัดดอกเบี้ย', <Amount satang={interestSavedSatang} size="l" unit="บาท" />],
          endFact(monthsSaved),
          isLower && ['งวดถัดจากจ่ายเพิ่มครั้งแรกจ่าย', money(next.totalSatang)],
        ]}
      />
    </Card>
  );
}

/** Shows what closes the loan on the day that was asked for. */
export function CloseCard({ answer: { loan, plan } }: { answer: Answer }) {
  const { close } = plan;
  if (!loan.closeOn) return null;
  return (
    <Card title={`ปิดบัญชี ${formatThaiDate(loan.closeOn)}`} headingLevel={3}>
      {close ? (
        <Facts
          rows={[
            ['ยอดชำระปิดบัญชี', <Amount satang={close.totalSatang} size="l" unit="บาท" />],
            ['เงินต้นคงเหลือ', money(close.balanceSatang)],
            [`ดอกเบี้ย ${formatCount(close.days)}\u00a0วัน`, money(close.interestSatang)],
            close.arrearsSatang > 0 && ['ดอกเบี้ยที่ยังไม่ได้จ่าย', money(close.arrearsSatang)],
            ['ประหยัดดอกเบี้ยจากการผ่อนจนครบ', money(close.savedSatang)],
          ]}
        />
      ) : (
        <p>หนี้หมดก่อนวันที่กำหนดแล้ว ไม่มียอดต้องปิด</p>
      )}
    </Card>
  );
}
