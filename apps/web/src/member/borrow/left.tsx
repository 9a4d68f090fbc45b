import { formatRate } from '@coop/format/money';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Sentence } from '@coop/ui/sentence';
import { Spoken } from '../../page/read-aloud/spoken.tsx';
import type { SalaryCheck } from '../../planners/borrowing/salary.ts';
import { useByLaws, useSalaryLeft } from '../../site/by-laws.ts';
import { OriginAmount } from '../../tables/origins/origin-amount.tsx';
import { roomOrigin } from './origin.ts';
import { text } from './text.ts';

interface LeftProps {
  readonly check: SalaryCheck;
  readonly rule: string;
  readonly salarySatang: number;
}

/** Tells whether what is left of the salary is enough. */
export function Left({ check, rule, salarySatang }: LeftProps) {
  const { authority } = useByLaws().salary;
  const minimum = useSalaryLeft();
  const { totalSatang, roomSatang: room } = check;
  const name = 'ผ่อนเพิ่มได้อีกไม่เกินเดือนละ';
  return (
    <Spoken of={text.left}>
      <Card>
        <p>{text.left}</p>
        <OriginAmount
          satang={check.remainingSatang}
          size="xl"
          unit="บาท"
          origin={roomOrigin(
            text.left,
            { salarySatang, room: check.remainingSatang, minimum: 0 },
            totalSatang,
          )}
        />
        <p className="note">{`${formatRate(check.percent)}\u00a0% ของเงินเดือน`}</p>
        <Facts
          rows={[
            [
              name,
              <OriginAmount
                satang={room}
                size="l"
                unit="บาท"
                origin={roomOrigin(name, { salarySatang, room, minimum }, totalSatang)}
              />,
            ],
          ]}
        />
      </Card>
      <Band
        tone={check.passes ? 'positive' : 'negative'}
        title={check.passes ? text.passes(rule) : text.fails(rule)}
      >
        <Sentence>
          {(baht) =>
            `${text.explain(rule, authority)}${check.missingSatang > 0 ? ` ขาดอีก ${baht(check.missingSatang)}` : ''}`
          }
        </Sentence>
      </Band>
    </Spoken>
  );
}
