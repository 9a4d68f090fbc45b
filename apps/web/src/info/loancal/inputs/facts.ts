import { formatThaiDate } from '@coop/format/thai-date';
import { tidyBaht } from '../../../parts/calculator/typed.ts';
import type { PaperFact } from '../../../parts/papers/paper.ts';
import { text } from '../text.ts';
import type { LoanInputs } from './fields.ts';

/** What was typed, as the printed page and the files of the schedule say it. */
export function inputFacts(loan: LoanInputs, product: string = text.byHand): PaperFact[] {
  const instalment = loan.method === 'equal_principal' ? loan.principal : loan.total;
  const { extra } = loan;
  const facts: PaperFact[] = [
    [text.product, product],
    [text.amount, tidyBaht(loan.amount)],
    [text.method, text.methods[loan.method]],
    [text.rate, loan.rate],
    [text.on, formatThaiDate(loan.on, 'long')],
    [text.rules, text.rulesNote(text.roundings[loan.interest], text.roundings[instalment])],
  ];
  if (extra === 'none') return facts;
  const each = text.extraNote(tidyBaht(loan.extraAmount), text.extras[extra]);
  const from = formatThaiDate(loan.extraOn);
  return [...facts, [text.extra, `${each} ${from} · ${text.extraModes[loan.extraMode]}`]];
}
