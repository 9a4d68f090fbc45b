import { isDay, TEXT_LIMIT } from '../../../parts/calculator/fields.ts';
import {
  hasInputs,
  isRight,
  type Reading,
  readInputs,
  writeInputs,
} from '../../../parts/calculator/link.ts';
import { FIELDS, type Inputs, type Purchase } from './fields.ts';
import { problemsOf } from './problems.ts';

export const MOST_PURCHASES = 12;

/** Parameter of a purchase in a link: its day, a separator that amounts do not contain, its amount. */
const BUY = 'buy';
const SPLIT = '_';

export function writeLink({ purchases, ...fields }: Inputs): URLSearchParams {
  const params = new URLSearchParams();
  writeInputs(params, FIELDS, fields);
  for (const { on, amount } of purchases) params.append(BUY, `${on}${SPLIT}${amount}`);
  return params;
}

function purchaseOf(text: string): Purchase {
  const at = text.indexOf(SPLIT);
  return at === -1
    ? { on: '', amount: '' }
    : { on: text.slice(0, at), amount: text.slice(at + SPLIT.length) };
}

/** The inputs of an address, or the initial ones; wrong ones are repaired and listed. */
export function readLink(params: URLSearchParams, initial: Inputs): Reading<Inputs> {
  if (!hasInputs(params, FIELDS)) return { inputs: initial, refused: [] };
  const { purchases: _, ...initialFields } = initial;
  const { inputs: fields, refused } = readInputs({
    params,
    fields: FIELDS,
    initial: initialFields,
    problemsOf: (some) => problemsOf({ ...some, purchases: [] }),
  });
  const wanted = params.getAll(BUY).map(purchaseOf);
  const usable = wanted
    .filter(({ on, amount }) => isDay(on) && amount.length <= TEXT_LIMIT)
    .filter((one) => isRight(problemsOf({ ...fields, purchases: [one] })))
    .slice(0, MOST_PURCHASES);
  return {
    inputs: { ...fields, purchases: usable },
    refused: usable.length === wanted.length ? refused : [...refused, BUY],
  };
}
