import { type EndpointKey, endpoints } from '../../endpoints.ts';
import type { Endpoint } from '../../entry/endpoint.ts';
import type { Finding } from '../finding.ts';
import type { Told } from './law.ts';
import { findingsAcross, hasForm } from './laws.ts';

/** One answer to one person, as it went by. */
interface RecordedAnswer {
  readonly key: EndpointKey;
  /** What was asked for: the same again takes the place of the answer before. */
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What one person was told lately. */
export interface Remembered {
  /** Takes an answer, and returns which laws it breaks with those before it, each with the endpoint it is reported at. */
  add(answer: RecordedAnswer): { readonly at: EndpointKey; readonly finding: Finding }[];
}

/** Answers further apart than this need not agree: figures change from day to day. */
const TOGETHER_MS = 10 * 60_000;
const MOST_ANSWERS = 100;

/**
 * Holds what one person is told against what the same person was told in the ten minutes before. Whatever the person
 * changes makes everything before it void.
 */
export function rememberAnswers(): Remembered {
  let answers: RecordedAnswer[] = [];
  return {
    add(answer) {
      const { key, asked, status, body, at } = answer;
      const { changes, lifecycle }: Endpoint = endpoints[key];
      if (changes && lifecycle === undefined) {
        answers = [];
        return [];
      }
      if (status !== 200 || !hasForm(key, body)) return [];
      answers = [
        ...answers.filter(
          (one) => at - one.at <= TOGETHER_MS && !(one.key === key && one.asked === asked),
        ),
        answer,
      ].slice(-MOST_ANSWERS);
      const byKey = Object.groupBy(answers, (one) => one.key);
      const told = Object.fromEntries(
        Object.entries(byKey).map(([name, own]) => [name, own.map((one) => one.body)]),
      ) as Told; // each has the form of its endpoint, as was just seen
      return findingsAcross(told, key);
    },
  };
}
