import { DIVIDEND_CAP_RATE } from '@coop/finance/dividend/dividend-plan';
import { bahtText } from '@coop/format/baht-text';
import { formatRate, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RangeField } from '@coop/ui/range-field';
import { useState } from 'react';
import styles from '../../planners/calculator.module.css';
import { type Answer, sumAt } from '../../planners/dividend/plan.ts';
import { yearEndOf, yearStartOf } from '../../planners/dividend/year.ts';
import { MainFigure } from '../../planners/form-and-result.tsx';
import { text } from './text.ts';

/** The result in one sentence, for screen readers. */
export function saying({ sumSatang, dividendSatang, refundSatang }: Answer): string {
  const [sum, dividend, refund] = [sumSatang, dividendSatang, refundSatang].map(formatSatang);
  return `รวมรับ ${sum ?? ''} บาท เป็นเงินปันผล ${dividend ?? ''} บาท และเงินคืนตามดอกเบี้ย ${refund ?? ''} บาท`;
}

const yearName = ({ inputs }: Answer) =>
  `ปีบัญชี ${formatThaiDate(yearStartOf(inputs))} – ${formatThaiDate(yearEndOf(inputs))}`;

/** Shows what the year brings, and of what it is made. */
export function ResultCard({ answer }: { answer: Answer }) {
  const { inputs, rate, refundRate, sumSatang, dividendSatang, refundSatang, sharesSatang } =
    answer;
  return (
    <Card title={joinFigures(yearName(answer))} headingLevel={3}>
      {rate > DIVIDEND_CAP_RATE && (
        <Band
          tone="waiting"
          title={`อัตราเงินปันผลสูงกว่า ${formatRate(DIVIDEND_CAP_RATE).replace('.00', '')}\u00a0%`}
          live
        >
          กฎหมายกำหนดเพดานเงินปันผลของสหกรณ์ออมทรัพย์ไว้ กรุณาตรวจสอบอัตราอีกครั้ง
        </Band>
      )}
      <MainFigure label={text.sum} satang={sumSatang} note={`(${bahtText(sumSatang)})`} />
      <Facts
        rows={[
          [
            `${text.dividend} ${text.percent(formatRate(rate))}`,
            <Amount satang={dividendSatang} />,
          ],
          [
            `${text.refund} ${text.percent(formatRate(refundRate))}`,
            <Amount satang={refundSatang} />,
          ],
          ['หุ้นสิ้นปี', <Amount satang={sharesSatang} />],
        ]}
      />
      {/* Where the rules of cooperatives differ, the reading that was taken. */}
      {inputs.method === 'daily' && (
        <p className="note">นับแบบรายวัน: การคำนวณนี้นับวันที่ซื้อหุ้นด้วย บางสหกรณ์เริ่มนับวันถัดไป</p>
      )}
      {inputs.rounding === 'cut' && refundSatang > 0 && (
        <p className="note">ตัดเศษ: เงินคืนตามดอกเบี้ยตัดเศษสตางค์ทิ้งด้วย บางสหกรณ์ตัดเฉพาะเงินปันผล</p>
      )}
      <p className="note">
        เป็นการประมาณการ อัตราจริงขึ้นอยู่กับมติที่ประชุมใหญ่ และสหกรณ์เงินคืนตามดอกเบี้ยให้สมาชิกที่ไม่ผิดนัดเท่านั้น
      </p>
    </Card>
  );
}

// A wider range than cooperatives have paid in recent years (1/100 percent).
const DIVIDEND_RANGE = { min: 0, max: 10_00, step: 5 } as const;
const REFUND_RANGE = { min: 0, max: 20_00, step: 25 } as const;

function differenceOf(satang: number): string {
  if (satang === 0) return 'เท่ากับที่คำนวณไว้';
  const amount = formatSatang(Math.abs(satang));
  return satang > 0 ? `มากกว่าที่คำนวณไว้ ${amount}\u00a0บาท` : `น้อยกว่าที่คำนวณไว้ ${amount}\u00a0บาท`;
}

/** The same year at other rates, without changing the inputs. */
export function Meter({ answer }: { answer: Answer }) {
  const [rate, setRate] = useState(answer.rate);
  const [refundRate, setRefundRate] = useState(answer.refundRate);
  const { totalSatang, refundSatang, sumSatang } = sumAt(answer.inputs, rate, refundRate);
  return (
    <div className="no-print">
      <Card title="ถ้าอัตราเปลี่ยน จะได้เท่าไร" headingLevel={3}>
        <p className="note">เลื่อนเพื่อลองอัตราอื่น ข้อมูลที่กรอกไว้ไม่เปลี่ยน</p>
        <RangeField
          {...DIVIDEND_RANGE}
          max={Math.max(DIVIDEND_RANGE.max, answer.rate)}
          label="อัตราปันผลที่ลอง"
          value={rate}
          onChange={setRate}
          text={text.percent(formatRate(rate))}
        />
        {answer.interestSatang > 0 && (
          <RangeField
            {...REFUND_RANGE}
            max={Math.max(REFUND_RANGE.max, answer.refundRate)}
            label="อัตราเงินคืนที่ลอง"
            value={refundRate}
            onChange={setRefundRate}
            text={text.percent(formatRate(refundRate))}
          />
        )}
        <Facts
          rows={[
            [text.dividend, <Amount satang={totalSatang} />],
            [text.refund, <Amount satang={refundSatang} />],
          ]}
        />
        <div role="status" className={styles.verdict}>
          <div>
            รวมรับ <Amount satang={sumSatang} size="l" unit="บาท" />
          </div>
          <p className="note">{differenceOf(sumSatang - answer.sumSatang)}</p>
        </div>
      </Card>
    </div>
  );
}
