import type { GuaranteedLoan, GuaranteeRight } from '@coop/contracts/member/coll';
import { formatCount, formatRate, parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Figures } from '@coop/ui/figures';
import { Progress } from '@coop/ui/progress';
import { Sentence, useBaht } from '@coop/ui/sentence';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { creditOrigin } from './origin.ts';

/** Reasons why there is no right at all: the answer and its reason. */
const NO_RIGHT: Partial<Record<GuaranteeRight['right_status'], readonly [string, string]>> = {
  ไม่มีสิทธิค้ำ: ['ท่านไม่มีสิทธิค้ำประกัน', 'เฉพาะสมาชิกสามัญที่ยังทำงานอยู่เท่านั้นที่ค้ำประกันเงินกู้ได้'],
  เป็นสมาชิกไม่ครบกำหนด: ['ท่านยังค้ำประกันไม่ได้', 'ต้องเป็นสมาชิกให้ครบระยะเวลาที่ระเบียบกำหนดก่อน'],
};

/** Shows how many contracts and how much credit are used and left. */
export function Right(props: { right: GuaranteeRight; inForce: readonly GuaranteedLoan[] }) {
  const { right, inForce } = props;
  const refused = NO_RIGHT[right.right_status];
  if (refused) {
    const [title, why] = refused;
    return (
      <Band tone="info" title={title}>
        {why}
      </Band>
    );
  }
  const isFull = right.right_status === 'ค้ำครบแล้ว';
  const liability = sumSatang(inForce.map((loan) => parseBaht(loan.monthly_liability)));
  return (
    <>
      <Figures
        items={[
          [
            'สัญญาที่ค้ำประกันอยู่',
            `${formatCount(right.contract_used)} จาก ${formatCount(right.contract_limit)}`,
            isFull
              ? 'ค้ำประกันครบจำนวนแล้ว'
              : `ค้ำประกันได้อีก ${formatCount(right.contract_limit - right.contract_used)} สัญญา`,
          ],
          [
            'วงเงินค้ำประกันคงเหลือ',
            <OriginAmount
              satang={parseBaht(right.credit_left)}
              size="l"
              origin={creditOrigin(right, inForce)}
            />,
            isFull ? 'ใช้ได้เมื่อสัญญาที่ค้ำประกันอยู่ปิดลง' : 'ค้ำประกันเพิ่มได้ไม่เกินจำนวนนี้',
          ],
          [
            'วงเงินค้ำประกันที่ใช้ไป',
            <Amount baht={right.credit_used} size="l" />,
            <Sentence>{(baht) => `จากวงเงินทั้งหมด ${baht(parseBaht(right.credit_limit))}`}</Sentence>,
          ],
          ['หากผู้กู้หยุดชำระ', <Amount satang={liability} size="l" />, 'ต่อเดือน รวมทุกสัญญาที่ค้ำประกันอยู่'],
        ]}
      />
      <CreditBar right={right} />
      <p className="note">
        วงเงินค้ำประกันคิดจากเงินเดือนและทุนเรือนหุ้นของท่านตามระเบียบของสหกรณ์ และคืนเต็มจำนวนเมื่อปิดสัญญาที่ค้ำประกัน
      </p>
    </>
  );
}

function CreditBar({ right }: { right: GuaranteeRight }) {
  const baht = useBaht();
  const used = parseBaht(right.credit_used);
  const limit = parseBaht(right.credit_limit);
  if (!used || !limit) return null;
  return (
    <Progress
      label="วงเงินค้ำประกันที่ใช้ไป"
      value={used / 100}
      max={limit / 100}
      text={`ใช้ไป ${baht(used)} จาก ${baht(limit)} (${formatRate(Math.round((used * 10_000) / limit))}\u00a0%)`}
    />
  );
}
