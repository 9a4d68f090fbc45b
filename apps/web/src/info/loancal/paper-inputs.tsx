import { formatThaiDate } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { LoanInputs } from './fields.ts';
import { text } from './text.ts';

interface PaperInputsProps {
  readonly loan: LoanInputs;
  readonly title: string;
  readonly product: string | undefined;
}

/** On paper, where fields are not printed, this lists the inputs. */
export function PaperInputs({ loan, title, product = text.byHand }: PaperInputsProps) {
  const instalment = loan.method === 'equal_principal' ? loan.principal : loan.total;
  const { extra } = loan;
  return (
    <div className="print-only">
      <h2>{title}</h2>
      <Facts
        rows={[
          { term: text.product, value: product },
          { term: text.amount, value: tidyBaht(loan.amount) },
          { term: text.method, value: text.methods[loan.method] },
          { term: text.rate, value: loan.rate },
          { term: text.on, value: formatThaiDate(loan.on, 'long') },
          {
            term: text.rules,
            value: text.rulesNote(text.roundings[loan.interest], text.roundings[instalment]),
          },
          ...(extra === 'none'
            ? []
            : [
                {
                  term: text.extra,
                  value: `${text.extraNote(tidyBaht(loan.extraAmount), text.extras[extra])} ${formatThaiDate(loan.extraOn)} · ${text.extraModes[loan.extraMode]}`,
                },
              ]),
        ]}
      />
    </div>
  );
}
