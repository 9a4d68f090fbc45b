import { Facts } from '@coop/ui/facts';
import type { LoanInputs } from './fields.ts';
import { inputFacts } from './input-facts.ts';

interface PaperInputsProps {
  readonly loan: LoanInputs;
  readonly title: string;
  readonly product: string | undefined;
}

/** On paper, where fields are not printed, this lists the inputs. */
export function PaperInputs({ loan, title, product }: PaperInputsProps) {
  return (
    <div className="print-only">
      <h2>{title}</h2>
      <Facts rows={inputFacts(loan, product)} />
    </div>
  );
}
