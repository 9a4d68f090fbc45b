import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { formatCount } from '@coop/format/money';

/** An act that a new member may do from a month of membership on. */
export interface Step {
  readonly months: number;
  readonly may: readonly string[];
}

/** Returns the years of membership that a kind of welfare wants; none where it wants another thing besides. */
function yearsOf({ conditions }: KnownByLaws['welfare']['kinds'][number]): number | undefined {
  const years = conditions.flatMap((condition) =>
    condition.of === 'years' && condition.is === '>=' ? condition.value : [],
  );
  return years[0];
}

/** Returns when rights begin after somebody joined, the first months first. */
export function firstSteps(laws: KnownByLaws, products: readonly LoanProductConfig[]): Step[] {
  const begins: readonly (readonly [months: number, may: string])[] = [
    ...products.flatMap(({ name, member_months: months }) =>
      months === undefined ? [] : [[months, name] as const],
    ),
    [laws.guarantors.member_months, 'ค้ำประกันให้สมาชิกอื่น'],
    ...laws.welfare.kinds.flatMap((kind) => {
      const years = yearsOf(kind);
      return years === undefined ? [] : [[years * 12, `สวัสดิการ${kind.name}`] as const];
    }),
  ];
  return [...Map.groupBy(begins, ([months]) => months)]
    .map(([months, same]) => ({ months, may: same.map(([, may]) => may) }))
    .sort((a, b) => a.months - b.months);
}

/** Returns `3 เดือน`, `1 ปี`, `1 ปี 6 เดือน`. */
export function lengthWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 && `${formatCount(years)}\u00a0ปี`, rest > 0 && `${formatCount(rest)}\u00a0เดือน`]
    .filter(Boolean)
    .join(' ');
}
