import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Description, ForeignOperation } from './description.ts';
import { type Input, inputsOf, plain } from './draw.ts';

/** The first input of an operation with one field of its body wrong. */
export interface WrongInput extends Input {
  readonly field: string;
}

/** One of these is of another type than any field takes; what is undefined is left out. */
const VALUES = [null, {}, [], 0.5, true, 'ไม่ใช่'];

const describesRefusals = ({ answers }: ForeignOperation) =>
  [...answers.keys()].some((status) => /^4|^DEFAULT$/.test(status));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns inputs that the description refuses: each field of the body left out, and of another type. */
export function wrongInputsOf(
  description: Description,
  operation: ForeignOperation,
  seed: number,
): WrongInput[] {
  const [right] = inputsOf(description, operation, 1, seed);
  if (!operation.body || !describesRefusals(operation) || right?.body === undefined) return [];
  const body: unknown = JSON.parse(right.body);
  const schema = plain(description.document, operation.body.schema);
  const takes = new Ajv2020({ strict: false, logger: false }).compile(schema);
  if (!isObject(body) || !takes(body)) return [];
  return Object.keys(body).flatMap((field) => {
    const { [field]: _, ...without } = body;
    const other = VALUES.map((value) => ({ ...body, [field]: value })).find((one) => !takes(one));
    const refused = [...(takes(without) ? [] : [without]), ...(other ? [other] : [])];
    return refused.map((one) => ({ ...right, field, body: JSON.stringify(one) }));
  });
}
