import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Defect, ProxiedAnswer, ProxiedCall } from '../broken-mock.ts';

/** One way in which a server is wrong. */
export interface Breach {
  readonly name: string;
  /** Endpoints to call. */
  readonly at: readonly EndpointKey[];
  /** Kind of the finding that names the cause. */
  readonly cause: string;
  /** Makes a new defect for each run, because some remember what they saw. */
  readonly defect: () => Defect;
  /** Further arguments of the command line. */
  readonly words?: readonly string[];
  /** Nobody says which day it is. */
  readonly withoutToday?: true;
  /** The report must name no other breaking cause. */
  readonly alone?: true;
  /** It tells itself by its time alone, which other runs beside it would blur. */
  readonly timed?: true;
}

// Answers are taken apart as a foreign server would send them, whatever their type.
// biome-ignore lint/suspicious/noExplicitAny: an edit may put anything anywhere
export type Any = any;

export const isAt = (key: EndpointKey, path: string): boolean => {
  const [head = ''] = endpoints[key].path.split('/:');
  return (
    path === endpoints[key].path || (head !== endpoints[key].path && path.startsWith(`${head}/`))
  );
};

/** Changes the JSON of an endpoint's successes. */
export const editing = (key: EndpointKey, edit: (body: Any, sent: Any) => Any): Defect => ({
  onAnswer(answered, { path, body }) {
    if (!isAt(key, path) || answered.status !== 200) return;
    const answer = JSON.parse(answered.body);
    answered.body = JSON.stringify(edit(answer, body ? JSON.parse(body) : {}) ?? answer);
  },
});

/** Changes every answer of an endpoint. */
export const answering = (
  key: EndpointKey,
  change: (answered: ProxiedAnswer, call: ProxiedCall) => void,
): Defect => ({
  onAnswer(answered, call) {
    if (isAt(key, call.path)) change(answered, call);
  },
});

/** Changes every call to an endpoint. */
export const calling = (key: EndpointKey, change: (call: ProxiedCall) => void): Defect => ({
  onCall(call) {
    if (isAt(key, call.path)) change(call);
  },
});

/** Replaces the answers of one status at an endpoint. */
export const instead = (key: EndpointKey, status: number, as: number, body: unknown): Defect =>
  answering(key, (answered) => {
    if (answered.status !== status) return;
    answered.status = as;
    answered.body = typeof body === 'string' ? body : JSON.stringify(body);
  });

/** Builds breaches in the JSON of one endpoint. */
export const edits = (
  key: EndpointKey,
  rows: readonly (readonly [name: string, cause: string, edit: (body: Any, sent: Any) => Any])[],
  also: readonly EndpointKey[] = [],
): Breach[] =>
  rows.map(([name, cause, edit]) => ({
    name,
    cause,
    at: [key, ...also],
    defect: () => editing(key, edit),
  }));

/** Adds satang to an amount of the wire. */
export const off = (object: Any, field: string, satang = 1): void => {
  object[field] = ((Math.round(Number(object[field]) * 100) + satang) / 100).toFixed(2);
};

/** Sets or removes a header of every answer. */
export const header = (name: string, value: string | undefined): Defect => ({
  onAnswer(answered) {
    if (value === undefined) delete answered.headers[name];
    else answered.headers[name] = value;
  },
});

/** Breaches whose case comes late. */
export const MORE_CASES: readonly string[] = ['--budget', '16'];

export const breach = (
  name: string,
  cause: string,
  endpoint: Breach['at'],
  defect: () => Defect,
  words?: readonly string[],
): Breach => ({
  name,
  cause,
  at: endpoint,
  defect,
  ...(words && { words }),
});
