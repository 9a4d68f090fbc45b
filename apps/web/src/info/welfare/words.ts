import type { WelfareCondition, WelfareLaw } from '@coop/contracts/by-laws/welfare-kind';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { wholeBaht } from '../../site/whole-baht.ts';

/** A condition in words. */
export function conditionWords(condition: WelfareCondition): string {
  switch (condition.of) {
    case 'age':
      return condition.is === '<'
        ? `อายุไม่ถึง ${condition.value}\u00a0ปี`
        : `อายุครบ ${condition.value}\u00a0ปี`;
    case 'years':
      return condition.is === '<'
        ? `เป็นสมาชิกไม่ถึง ${condition.value}\u00a0ปี`
        : `เป็นสมาชิกครบ ${condition.value}\u00a0ปี`;
    case 'kind':
      return `สมาชิก${condition.in.join('หรือ')}`;
    case 'marital':
      return condition.is;
    case 'retired':
      return 'เกษียณอายุแล้ว';
  }
}

/** Returns how much is paid, by years of membership where that differs. */
export function payWords({ pays, unit }: WelfareLaw): readonly string[] {
  if (unit) {
    const each = pays[0] ? wholeBaht(pays[0].amount) : '';
    return [`${unit.word}ละ ${each} รวมไม่เกินปีละ ${wholeBaht(unit.yearly)}`];
  }
  if (pays.length === 1) return pays.map(({ amount }) => wholeBaht(amount));
  return pays.map(({ from_years, amount }, index) => {
    const before = pays[index - 1]?.from_years;
    if (from_years > 0) return `เป็นสมาชิก ${from_years}\u00a0ปีขึ้นไป ${wholeBaht(amount)}`;
    return `เป็นสมาชิกไม่ถึง ${before}\u00a0ปี ${wholeBaht(amount)}`;
  });
}

/** Says by when it has to be asked for. */
export function deadlineWords(kind: WelfareLaw, nextRound: string | undefined): string | undefined {
  if (kind.by === 'cooperative') return 'สหกรณ์จ่ายให้เอง ไม่ต้องยื่น';
  if (nextRound) return `ภายใน ${formatThaiDate(nextRound, 'long')}`;
  if (kind.claim_days === 0) return undefined;
  return `ภายใน ${formatCount(kind.claim_days)}\u00a0วัน นับจาก${kind.event_label || 'วันที่มีสิทธิ'}`;
}

/** Returns how often it is paid. */
export function limitWords({ most }: WelfareLaw): string | undefined {
  return (
    most && `${formatCount(most.times)}\u00a0ครั้ง${most.per === 'year' ? 'ต่อปี' : 'ตลอดการเป็นสมาชิก'}`
  );
}
