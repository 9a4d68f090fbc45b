import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, Sent } from '../call/answer.ts';
import { CannotRun } from '../call/cannot-run.ts';
import { curlLine } from '../call/curl.ts';
import type { Options } from '../call/options.ts';
import { sendTo } from '../call/wire.ts';
import { plural } from '../report/verdict.ts';
import { type Description, type ForeignOperation, isPart, readDescription } from './description.ts';
import { type Input, inputsOf, plain } from './draw.ts';
import { type Deviation, judgeOf } from './judge.ts';

/** One of these is of another type than any field takes; what is undefined is left out. */
const VALUES = [null, {}, [], 0.5, true, 'ไม่ใช่'];

const describesRefusals = ({ answers }: ForeignOperation) =>
  [...answers.keys()].some((status) => /^4|^DEFAULT$/.test(status));

/** Returns first inputs with one field wrong, which the description refuses: each field of the body left out, and of another type. */
function wrongInputsOf(
  description: Description,
  operation: ForeignOperation,
  seed: number,
): (Input & { readonly field: string })[] {
  const [right] = inputsOf(description, operation, 1, seed);
  if (!operation.body || !describesRefusals(operation) || right?.body === undefined) return [];
  const body: unknown = JSON.parse(right.body);
  const schema = plain(description.document, operation.body.schema);
  const takes = new Ajv2020({ strict: false, logger: false }).compile(schema);
  if (!isPart(body) || !takes(body)) return [];
  return Object.keys(body).flatMap((field) => {
    const { [field]: _, ...without } = body;
    const other = VALUES.map((value) => ({ ...body, [field]: value })).find((one) => !takes(one));
    const refused = [...(takes(without) ? [] : [without]), ...(other ? [other] : [])];
    return refused.map((one) => ({ ...right, field, body: JSON.stringify(one) }));
  });
}

// Holds a server against an OpenAPI document that is not ours: status, content type and schema of each answer. Of laws,
// sessions and people it knows nothing.

/** Inputs of an operation; more than these seldom show another form. */
const MOST_INPUTS = 20;
const READING = ['GET', 'HEAD', 'OPTIONS'];

interface Cause extends Deviation {
  readonly operations: Set<string>;
  answers: number;
  readonly curl: string;
}

interface Found {
  readonly causes: Map<string, Cause>;
  readonly asked: Set<string>;
  /** Operations that answered as if all went well, at least once. */
  readonly succeeded: Set<string>;
  calls: number;
}

const secretsIn = (headers: Readonly<Record<string, string>>) =>
  Object.values(headers).map((value, at) => ({ value, variable: `HEADER${at + 1}` }));

function keep(found: Found, id: string, sent: Sent, deviations: Deviation[], options: Options) {
  const ids = new Map(deviations.map((one) => [`${one.kind} ${one.path} ${one.says}`, one]));
  for (const [name, deviation] of ids) {
    const curl = curlLine(sent, secretsIn(options.headers));
    const known = found.causes.get(name) ?? {
      ...deviation,
      operations: new Set(),
      answers: 0,
      curl,
    };
    known.operations.add(id);
    known.answers += 1;
    found.causes.set(name, known);
  }
}

const takesWrong = (path: string, { status }: Answer): Deviation => ({
  kind: 'takes-wrong-input',
  path,
  says: 'another type, or no such field, is refused',
  sent: `HTTP ${status}`,
});

async function ask(
  description: Description,
  operations: readonly ForeignOperation[],
  options: Options,
): Promise<Found> {
  const { baseUrl, budget, seed, timeoutMs, headers } = options;
  const found: Found = { causes: new Map(), asked: new Set(), succeeded: new Set(), calls: 0 };
  const judge = judgeOf(description);
  for (const operation of operations) {
    const { id, method } = operation;
    const inputs: (Input & { field?: string })[] = [
      ...inputsOf(description, operation, Math.min(budget, MOST_INPUTS), seed),
      ...wrongInputsOf(description, operation, seed),
    ];
    for (const { field, ...input } of inputs) {
      const type = input.body === undefined ? {} : { 'content-type': 'application/json' };
      const sent = { ...input, method, headers: { ...type, ...input.headers, ...headers } };
      const answer: Answer = await sendTo(baseUrl, timeoutMs, sent);
      if (found.calls === 0 && answer.status === 0) {
        throw new CannotRun(`nothing answers at ${baseUrl}: ${answer.failure}`);
      }
      found.calls += 1;
      found.asked.add(id);
      const isTaken = answer.status >= 200 && answer.status < 300;
      if (isTaken && field === undefined) found.succeeded.add(id);
      const taken = isTaken && field !== undefined ? [takesWrong(field, answer)] : [];
      keep(found, id, sent, [...judge(operation, answer), ...taken], options);
    }
  }
  return found;
}

function causeText({ kind, path, says, sent, answers, operations, curl }: Cause): string {
  return [
    `${kind}  ${path}  in ${plural(answers, 'answer')} of ${plural(operations.size, 'operation')}`,
    `          description says  ${says}`,
    `          server sent       ${sent}`,
    `          at                ${[...operations].join(', ')}`,
    `          repeat            ${curl}`,
    '',
  ].join('\n');
}

function textOf({ operations, title }: Description, found: Found, options: Options): string {
  const { causes, asked, succeeded, calls } = found;
  const ids = operations.map(({ id }) => id);
  const notAsked = ids.filter((id) => !asked.has(id));
  const refused = ids.filter((id) => asked.has(id) && !succeeded.has(id));
  const drift = causes.size > 0 ? `${plural(causes.size, 'cause')} of drift` : 'no drift';
  const left = [
    ...(notAsked.length > 0 ? [`  writes, without --allow-writes: ${notAsked.join(', ')}`] : []),
    ...(refused.length > 0 ? [`  never answered with 2xx: ${refused.join(', ')}`] : []),
  ];
  return [
    `${causes.size > 0 ? 'DRIFT' : 'CLEAN'}: ${asked.size} of ${plural(ids.length, 'operation')} in ${plural(calls, 'call')}; ${drift}; form only`,
    `${options.baseUrl} · ${title} (${options.openapi}) · seed ${options.seed}`,
    '',
    ...[...causes.values()].map(causeText),
    ...(left.length > 0 ? ['Not exercised', ...left] : []),
  ].join('\n');
}

/** Runs every operation of a description that is not ours, and says where the server answers otherwise. */
export async function runForeign(
  options: Options,
  file: string,
): Promise<{ readonly isClean: boolean; readonly text: string }> {
  const description = readDescription(file);
  const operations = description.operations.filter(
    ({ method }) => options.allowWrites || READING.includes(method),
  );
  const found = await ask(description, operations, options);
  return { isClean: found.causes.size === 0, text: textOf(description, found, options) };
}
