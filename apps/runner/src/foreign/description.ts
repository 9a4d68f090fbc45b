import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from '../call/cannot-run.ts';

/** A part of an OpenAPI document; whatever is read of it is looked at first. */
export type Part = Readonly<Record<string, unknown>>;
export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of the document and where it stands, as a JSON pointer. */
export interface Place {
  readonly at: string;
  readonly part: Part;
}

export interface Description {
  readonly document: Part;
  readonly title: string;
  readonly operations: readonly ForeignOperation[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'];

const escaped = (step: string) => step.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (step: string) =>
  decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns what a `$ref` within the document names. */
export function named(document: Part, ref: string): Place {
  const steps = ref.startsWith('#/') ? ref.slice(2).split('/').map(unescaped) : undefined;
  const part = steps?.reduce<unknown>((holder, step) => isPart(holder) && holder[step], document);
  if (isPart(part)) return { at: ref.slice(1), part };
  throw new CannotRun(`the description has no ${ref}; references must stay within the file`);
}

/** Returns the part below another one, or the one that it refers to. */
export function below(document: Part, { at, part }: Place, step: string): Place | undefined {
  const found = part[step];
  if (!isPart(found)) return undefined;
  const place = { at: `${at}/${escaped(step)}`, part: found };
  return typeof found.$ref === 'string' ? named(document, found.$ref) : place;
}

/** Returns the parameters of path, query and header. */
function parametersOf(document: Part, ...lists: unknown[]) {
  const all = lists.flat().filter(isPart);
  const found = all.map((one) =>
    typeof one.$ref === 'string' ? named(document, one.$ref).part : one,
  );
  // The operation's own, which come last, are in the place of the path's.
  const byName = new Map(found.map((part) => [`${part.in} ${part.name}`, part]));
  return [...byName.values()].map((part) => ({
    name: String(part.name),
    in: String(part.in),
    required: part.required === true,
    part,
  }));
}

function operationOf(document: Part, path: string, item: Place, method: string) {
  const place = below(document, item, method) ?? item;
  const body = below(document, place, 'requestBody');
  const content = body && below(document, body, 'content');
  const answers = below(document, place, 'responses');
  const statuses = Object.keys(answers?.part ?? {}).flatMap((status) => {
    const answer = answers && below(document, answers, status);
    return answer ? [[status.toUpperCase(), answer] as const] : [];
  });
  const { operationId } = place.part;
  return {
    id: typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: parametersOf(document, item.part.parameters, place.part.parameters),
    /** The body as JSON: a media type object. */
    body: content && below(document, content, 'application/json')?.part,
    /** By status: `200`, `4XX` or `default`. */
    answers: new Map<string, Place>(statuses),
  };
}
export type ForeignOperation = ReturnType<typeof operationOf>;

/** Reads an OpenAPI 3.1 document, in JSON or YAML. Throws a sentence about what is no such document. */
export function readDescription(file: string): Description {
  let document: unknown;
  try {
    document = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`--openapi: ${file} cannot be read: ${(error as Error).message}`);
  }
  if (!isPart(document) || !/^3\.1\.\d+$/.test(String(document.openapi))) {
    const said = isPart(document) ? (document.openapi ?? document.swagger) : undefined;
    throw new CannotRun(`--openapi: ${file} is no OpenAPI 3.1 (${said ?? 'it says no version'})`);
  }
  const whole = { at: '', part: document };
  const paths = below(document, whole, 'paths');
  const operations = Object.keys(paths?.part ?? {}).flatMap((path) => {
    const item = paths && below(document as Part, paths, path);
    const methods = METHODS.filter((method) => isPart(item?.part[method]));
    return item ? methods.map((one) => operationOf(document as Part, path, item, one)) : [];
  });
  if (operations.length === 0) throw new CannotRun(`--openapi: ${file} describes no operation`);
  const { title } = isPart(document.info) ? document.info : {};
  return { document, title: String(title ?? file), operations };
}
