import type { GuaranteedLoan, GuaranteeRight } from '@coop/contracts/member/coll';
import { formatCount, formatRate, parseBaht, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Figures } from '@coop/ui/figures';
import { Progress } from '@coop/ui/progress';
import { text } from './text.ts';

interface RightProps {
  readonly right: GuaranteeRight;
  readonly inForce: readonly GuaranteedLoan[];
}

/** How many contracts and how much credit are used and left. */
export function Right({ right, inForce }: RightProps) {
  const { right_status } = right;
  if (right_status === 'ไม่มีสิทธิค้ำ' || right_status === 'เป็นสมาชิกไม่ครบกำหนด') {
    const words = text.noRight[right_status];
    return (
      <Band tone="info" title={words.title}>
        {words.detail}
      </Band>
    );
  }
  return (
    <>
      <RightFigures right={right} inForce={inForce} />
      <CreditBar right={right} />
      <p className="note">{text.right.note}</p>
    </>
  );
}

function RightFigures({ right, inForce }: RightProps) {
  const words = text.right;
  const left = right.contract_limit - right.contract_used;
  const isFull = right.right_status === 'ค้ำครบแล้ว';
  const liability = sumSatang(inForce.map((loan) => parseBaht(loan.monthly_liability)));
  return (
    <Figures
      items={[
        {
          label: words.contracts,
          value: words.contractsValue(
            formatCount(right.contract_used),
            formatCount(right.contract_limit),
          ),
          note: isFull ? words.full : words.more(formatCount(left)),
        },
        {
          label: words.left,
          value: <Amount baht={right.credit_left} size="l" />,
          note: isFull ? words.leftFull : words.leftNote,
        },
        {
          label: words.used,
          value: <Amount baht={right.credit_used} size="l" />,
          note: (
            <>
              {words.usedOf} <Amount baht={right.credit_limit} size="s" />
            </>
          ),
        },
        {
          label: words.liability,
          value: <Amount satang={liability} size="l" />,
          note: words.liabilityNote,
        },
      ]}
    />
  );
}

function CreditBar({ right }: { right: GuaranteeRight }) {
  const [used, limit] = [parseBaht(right.credit_used), parseBaht(right.credit_limit)];
  if (!used || !limit) return null;
  const words = text.right;
  return (
    <Progress
      label={words.bar}
      value={used / 100}
      max={limit / 100}
      text={
        <>
          {words.barUsed} <Amount satang={used} size="s" /> {words.barOf}{' '}
          <Amount satang={limit} size="s" unit="บาท" /> (
          {formatRate(Math.round((used * 10_000) / limit))} %)
        </>
      }
    />
  );
}
