import type { MemberKepCrem } from '@coop/contracts/member/kepcrem';
import { formatCount, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonthShort, toBuddhistYear } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Figures } from '@coop/ui/figures';
import { text } from './text.ts';

/** What is collected, what is paid ahead, and what it is for. */
export function Summary({ data }: { data: MemberKepCrem }) {
  const { memberships, rows } = data;
  const year = data.as_of.slice(0, 4);
  const latest = rows.at(-1);
  const paid = rows.filter((row) => row.operate_date.startsWith(year) && row.paid_status === '1');
  const ahead = memberships.filter((one) => one.collect_method === 'ADVANCE');
  const sum = (amounts: readonly string[]) => (
    <Amount satang={sumSatang(amounts.map(parseBaht))} size="l" />
  );
  return (
    <Figures
      items={[
        ...(latest
          ? [
              {
                label: text.latest(formatThaiMonthShort(latest.recv_period)),
                value: sum([latest.amount]),
                note: (
                  <>
                    {text.deathsOf(formatCount(latest.death_count))}{' '}
                    <Amount baht={latest.rate_per_death} size="s" /> {text.baht}
                  </>
                ),
              },
              {
                label: text.year(String(toBuddhistYear(Number(year)))),
                value: sum(paid.map((row) => row.amount)),
                note: text.yearNote(formatCount(paid.length)),
              },
            ]
          : []),
        ...(ahead.length > 0
          ? [
              {
                label: text.advance,
                value: sum(ahead.map((one) => one.advance_balance)),
                note: text.advanceNote,
              },
            ]
          : []),
        {
          label: text.benefit,
          value: sum(memberships.map((one) => one.benefit_estimate)),
          note: text.benefitNote(formatCount(memberships.length)),
        },
      ]}
    />
  );
}
