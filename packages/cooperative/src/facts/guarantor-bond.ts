import { formatThaiDate } from '@coop/format/thai-date';
import type { Fact } from '../log/fact-log.ts';
import { membershipNoOf } from '../people/member.ts';
import type { EndProgress } from './end-progress.ts';

/** People who guarantee a loan to come: those who were asked, and who took the place of one who left. */
export interface Bond {
  readonly first: readonly number[];
  readonly replaced: readonly Fact<'guarantor-replaced'>[];
  /** Returns the notices about the end of a guarantor's membership. */
  readonly endsOf: (no: number) => readonly EndProgress[];
}

/** Returns the guarantors at a moment. */
export function boundAt({ first, replaced }: Bond, moment: number): number[] {
  const steps = replaced.filter(({ at }) => at <= moment);
  return first.map((no) =>
    steps.reduce((bound, { value }) => (value.gone === bound ? value.guarantor : bound), no),
  );
}

/** Returns the guarantors at a moment whose membership is ending or has ended. */
export function lostAt(bond: Bond, moment: number): number[] {
  return boundAt(bond, moment).filter((no) =>
    bond
      .endsOf(no)
      .some(
        ({ noticedAt, decision }) => noticedAt <= moment && (!decision || decision.at > moment),
      ),
  );
}

/** Returns the first moment after another at which nobody is lost any more; infinite if it is not known. */
export function boundAgain(bond: Bond, after: number): number {
  const dropped = bond.first.flatMap((no) => bond.endsOf(no).flatMap((end) => end.decision ?? []));
  const moments = [...bond.replaced, ...dropped]
    .map(({ at }) => at)
    .filter((instant) => instant > after);
  const again = moments.filter((instant) => lostAt(bond, instant).length === 0);
  return Math.min(...again, Number.POSITIVE_INFINITY);
}

/** Says whom the borrower has to replace, and by when. */
export function replaceWords(lost: readonly number[], by: string): string {
  const who = lost.map(membershipNoOf).join(' และ ');
  return `ผู้ค้ำประกัน ${who} ไม่เป็นสมาชิกต่อแล้ว ให้ผู้ค้ำประกันคนใหม่ลงนามที่สหกรณ์ภายใน ${formatThaiDate(by)} คำขอยังอยู่ครบ ไม่ต้องส่งใหม่`;
}
