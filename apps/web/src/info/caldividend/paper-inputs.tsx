import { Facts } from '@coop/ui/facts';
import { tidyBaht } from '../../parts/calculator/typed.ts';
import type { Inputs } from './fields.ts';
import { text } from './text.ts';

/** On paper, where fields are not printed, this lists the inputs that the rows of the working do not show. */
export function PaperInputs({ inputs }: { inputs: Inputs }) {
  return (
    <div className="print-only">
      <h2>{text.paperInputs}</h2>
      <Facts
        rows={[
          { term: text.opening, value: tidyBaht(inputs.opening) || '0' },
          { term: text.rate, value: inputs.rate },
          { term: text.interest, value: tidyBaht(inputs.interest) || '0' },
          { term: text.refundRate, value: inputs.refundRate || '0' },
          { term: text.method, value: text.methods[inputs.method] },
          { term: text.rounding, value: text.roundings[inputs.rounding] },
        ]}
      />
    </div>
  );
}
