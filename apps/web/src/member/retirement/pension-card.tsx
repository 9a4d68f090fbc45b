import type { MemberRetirement } from '@coop/contracts/member/ahead/retirement';
import { unlessRefused } from '@coop/finance/refused';
import type { MonthAhead } from '@coop/finance/retirement/months';
import { type PensionLaw, pension } from '@coop/finance/retirement/pension';
import { roundRatio } from '@coop/finance/rounding';
import { formatRate, parseBaht } from '@coop/format/money';
import { readTyped } from '@coop/format/text/thai-text';
import { formatThaiDate, isEmptyDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { RadioGroup } from '@coop/ui/radio-group';
import { heard, useBaht } from '@coop/ui/sentence';
import { TextField } from '@coop/ui/text-field';
import { useState } from 'react';
import { Announcement } from '../../page/read-aloud/announcement.tsx';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import { monthOf } from './figures.tsx';
import type { RetirementPlan } from './plan.ts';
import styles from './retirement.module.css';
import { text } from './text.ts';

/** Of each law who it is for, and how it counts. */
const LAWS: Readonly<Record<PensionLaw, readonly [label: string, rule: string]>> = {
  gpf: [
    'เป็นสมาชิก กบข.',
    'ประมาณตามพระราชบัญญัติกองทุนบำเหน็จบำนาญข้าราชการ พ.ศ. 2539: เงินเดือนเฉลี่ย 60 เดือนสุดท้าย × อายุราชการ ÷ 50 ไม่เกินร้อยละ 70 ของเงินเดือนเฉลี่ย โดยใช้เงินเดือนปัจจุบันแทนค่าเฉลี่ย',
  ],
  act2494: [
    'ไม่เป็นสมาชิก กบข.',
    'ประมาณตามพระราชบัญญัติบำเหน็จบำนาญข้าราชการ พ.ศ. 2494: เงินเดือนเดือนสุดท้าย × จำนวนปีราชการ ÷ 50 ไม่เกินเงินเดือนเดือนสุดท้าย โดยใช้เงินเดือนปัจจุบัน',
  ],
};
/** No pension is larger. */
const MOST_SATANG = 1_000_000_00;

/** Returns what the law would give on today's salary, satang; null where the records do not tell. */
function estimateOf(
  { service_date: from, salary_amount }: MemberRetirement,
  law: PensionLaw,
  retireOn: string | null,
): number | null {
  const pay = parseBaht(salary_amount);
  if (retireOn === null || from === undefined || isEmptyDate(from) || !pay) return null;
  return unlessRefused(() => pension(law, pay, from, retireOn)) ?? null;
}

/** The deduction of the first month without a salary against the pension, typed or estimated. Nothing is kept. */
export function PensionCard({ data, plan }: { data: MemberRetirement; plan: RetirementPlan }) {
  const [typed, setTyped] = useState('');
  const [law, setLaw] = useState<PensionLaw>('gpf');
  const month = plan.firstAfter ?? plan.next;
  const estimate = estimateOf(data, law, plan.retireOn);
  const typedSatang = parseBaht(typed);
  const isTyped = readTyped(typed) !== '';
  const isRight = typedSatang !== null && typedSatang > 0 && typedSatang <= MOST_SATANG;
  const satang = isTyped ? (isRight ? typedSatang : null) : estimate;
  return (
    <Card title={text.pension}>
      <div className={`${styles.field} no-print`}>
        <TextField
          label="บำนาญต่อเดือน (บาท)"
          name="pension"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={
            estimate === null ? 'ตัวเลขที่พิมพ์ไม่ถูกเก็บไว้' : 'เว้นว่างไว้เพื่อใช้ค่าประมาณ ตัวเลขที่พิมพ์ไม่ถูกเก็บไว้'
          }
          error={isTyped && !isRight ? 'กรุณาพิมพ์จำนวนเงินเป็นตัวเลข เช่น 28,500' : undefined}
        />
      </div>
      {estimate !== null && !isTyped && (
        <>
          <div className="no-print">
            <RadioGroup
              legend="ท่านเป็นสมาชิก กบข. หรือไม่"
              name="law"
              value={law}
              onChange={(value) => setLaw(value === 'gpf' ? 'gpf' : 'act2494')}
              options={Object.entries(LAWS).map(([value, [label]]) => ({ value, label }))}
            />
          </div>
          <p className="note">
            {joinFigures(
              `${LAWS[law][1]} นับอายุราชการ ${formatThaiDate(data.service_date)} ถึง ${formatThaiDate(plan.retireOn)}`,
            )}
          </p>
        </>
      )}
      {satang === null ? (
        !isTyped && (
          <p>
            {plan.retireOn === null
              ? 'พิมพ์บำนาญเพื่อดูว่าเหลือรับเดือนละเท่าใด'
              : 'สหกรณ์ไม่มีวันบรรจุหรือเงินเดือนของท่าน กรุณาพิมพ์บำนาญเพื่อเทียบ'}
          </p>
        )
      ) : (
        <Comparison pensionSatang={satang} isEstimate={!isTyped} month={month} />
      )}
    </Card>
  );
}

function Comparison(props: { pensionSatang: number; isEstimate: boolean; month: MonthAhead }) {
  const { pensionSatang, isEstimate, month } = props;
  const deductedSatang = month.totalSatang;
  const left = pensionSatang - deductedSatang;
  const percent =
    pensionSatang > 0 ? roundRatio(deductedSatang * 10_000, pensionSatang, 'half2dp') : null;
  const share = percent === null ? '' : `สหกรณ์หัก ${formatRate(percent)} % ของบำนาญ`;
  const leftWords = left < 0 ? 'บำนาญไม่พอให้หัก ยังขาด' : 'เหลือรับ';
  const baht = useBaht();
  const words = heard([`${leftWords} ${baht(Math.abs(left))}`, share].join(' ').trim());
  return (
    <>
      <Announcement words={words} />
      <Spoken of={text.pension}>
        {left < 0 && (
          <Band tone="negative" title="บำนาญไม่พอให้หัก">
            กรุณาปรึกษาสหกรณ์เรื่องการผ่อนหลังเกษียณ
          </Band>
        )}
        <Facts
          rows={[
            [
              isEstimate ? 'บำนาญต่อเดือน (ประมาณ)' : 'บำนาญต่อเดือน',
              <Amount satang={pensionSatang} />,
            ],
            [`หัก ${monthOf(month.on)}`, <Amount satang={-deductedSatang} />],
          ]}
        />
        <p className="sum">
          <span aria-hidden="true">
            {leftWords} <Amount satang={Math.abs(left)} size="l" unit="บาท" />{' '}
            {share && <span className={styles.percent}>{share}</span>}
          </span>
          <span className="visually-hidden">{words}</span>
        </p>
      </Spoken>
    </>
  );
}
