import { shownFileName } from '@coop/format/file-name';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import { lineFacts } from '../../parts/borrowing/line-facts.tsx';
import {
  type Asked,
  askedFor,
  guarantorValues,
  type Line,
  loanLines,
} from '../../parts/borrowing/lines.ts';
import { text } from './text.ts';
import type { Reviewed } from './use-apply.ts';

/** The lines of the form: its guarantors have no names yet. */
export function formLines(one: Asked | undefined, guarantors: number): Line[] {
  if (!one) return [];
  const values = guarantorValues(one.figures, guarantors);
  return [
    ...loanLines(one),
    ...values.map((value, i) => ({ term: `ผู้ค้ำประกันคนที่\u00a0${formatCount(i + 1)}`, value })),
  ];
}

/** A guarantor's line: what was answered, if anything, what is guaranteed and what it may cost each month. */
export function guarantorLines(
  one: Asked | undefined,
  people: readonly { readonly no: string; readonly name: string; readonly answer?: string }[],
): Line[] {
  const values = one ? guarantorValues(one.figures, people.length) : [];
  return people.map(({ no, name, answer }, i) => {
    const value = values[i] ?? [];
    const answered = value.length > 0 ? [answer, '·'] : [answer];
    return {
      term: `${name} (${no})`,
      value: [...(answer ? answered : []), ...value].filter((part) => part !== undefined),
    };
  });
}

/** Everything that is sent, and what it comes to. */
export function factsOf(reviewed: Reviewed): FactRows {
  const { right, satang, instalments, month, purpose, guarantors, files } = reviewed;
  const one = askedFor(right.offer, satang, instalments, month);
  return [
    [text.product, right.loantype_desc],
    [text.amountTerm, <Amount satang={satang} size="l" unit="บาท" />],
    [text.termTerm, text.instalments(formatCount(instalments))],
    ...lineFacts(loanLines(one)),
    [text.purposeTerm, purpose],
    guarantors.length === 0 && ['ผู้ค้ำประกัน', text.noGuarantor],
    ...lineFacts(guarantorLines(one, guarantors)),
    ...files.map(({ name, file }): Fact => [name, shownFileName(file.name)]),
  ];
}
