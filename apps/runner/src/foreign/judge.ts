import { maskValue } from '@coop/contracts/drift/mask';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '../call/answer.ts';
import { CannotRun } from '../call/cannot-run.ts';
import { below, type Description, type ForeignOperation, type Place } from './description.ts';

/** One way in which an answer is not as described. */
export interface Deviation {
  readonly kind: 'no-answer' | 'status' | 'content-type' | 'schema' | 'takes-wrong-input';
  /** Path in the answer; a list's places are one path with a star. */
  readonly path: string;
  readonly says: string;
  readonly sent: string;
}

const DOCUMENT = 'description';

const pathOf = (pointer: string) =>
  pointer
    .slice(1)
    .replaceAll('/', '.')
    .replace(/(^|\.)\d+(?=\.|$)/g, '$1*') || '(the whole)';

const valueAt = (body: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (holder, step) => (holder as Record<string, unknown> | undefined)?.[step],
      body,
    );

const typeOf = (text: string) => text.split(';', 1)[0]?.trim().toLowerCase() ?? '';
const isJson = (type: string) => /[/+]json$/.test(type);
const covers = (range: string, type: string) =>
  new RegExp(`^${typeOf(range).replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`).test(type);

/** Returns a function that holds answers against the description. */
export function judgeOf({ document }: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: DOCUMENT });
  const compiled = new Map<string, ValidateFunction>();

  function validatorAt(at: string): ValidateFunction {
    const known = compiled.get(at);
    if (known) return known;
    try {
      const made = ajv.compile({ $ref: `${DOCUMENT}#${encodeURI(at)}` });
      compiled.set(at, made);
      return made;
    } catch (error) {
      throw new CannotRun(`the schema at #${at} cannot be read: ${(error as Error).message}`);
    }
  }

  function schemaDeviations(schema: Place, body: unknown): Deviation[] {
    const validate = validatorAt(schema.at);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, keyword, message = keyword, params }) => {
      const extra = keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';
      const name = extra ? `: ${Object.values(params).join(', ')}` : '';
      const sent = maskValue(valueAt(body, instancePath), pathOf(instancePath));
      return { kind: 'schema', path: pathOf(instancePath), says: message + name, sent };
    });
  }

  /** Returns where an answer is not as its operation says. */
  return ({ answers }: ForeignOperation, answer: Answer): Deviation[] => {
    const { status, failure, headers, body } = answer;
    const at = 'the answer';
    if (failure !== undefined) {
      return [{ kind: 'no-answer', path: at, says: 'an answer', sent: failure }];
    }
    const described =
      answers.get(`${status}`) ?? answers.get(`${`${status}`[0]}XX`) ?? answers.get('DEFAULT');
    if (!described) {
      const says = [...answers.keys()].join(', ') || 'no status';
      return [{ kind: 'status', path: at, says, sent: `HTTP ${status}` }];
    }
    const content = below(document, described, 'content');
    const ranges = Object.keys(content?.part ?? {});
    if (!content || ranges.length === 0 || status === 204 || status === 304) return [];
    const type = typeOf(headers.get('content-type') ?? '');
    const range = ranges.find((one) => covers(one, type));
    if (range === undefined) {
      return [{ kind: 'content-type', path: at, says: ranges.join(', '), sent: type || 'none' }];
    }
    const media = below(document, content, range);
    const schema = media && below(document, media, 'schema');
    return schema && isJson(type) ? schemaDeviations(schema, body) : [];
  };
}
