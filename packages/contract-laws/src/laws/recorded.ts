import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { Told } from './law.ts';
import { findingsAcross, hasForm } from './laws.ts';

/** A recorded answer to one person. */
interface RecordedAnswer {
  readonly key: EndpointKey;
  /** Input of the call; the same input again replaces the answer before. */
  readonly asked: string;
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Answers further apart than this need not agree: figures change from day to day. */
const TOGETHER_MS = 10 * 60_000;
const MOST_ANSWERS = 100;

/** Compares answers to one person within ten minutes. A change by the person makes everything before it void. */
export function rememberAnswers() {
  let answers: RecordedAnswer[] = [];
  return {
    /** Takes an answer, and returns the laws that it breaks with those before it, each with the endpoint to report at. */
    add(answer: RecordedAnswer): ReturnType<typeof findingsAcross> {
      const { key, asked, status, body, at } = answer;
      const { changes, lifecycle }: Endpoint = endpoints[key];
      if (changes && lifecycle === undefined) {
        answers = [];
        return [];
      }
      if (status !== 200 || !hasForm(key, body)) return [];
      answers = [
        ...answers.filter(
          (recordedAnswer) =>
            at - recordedAnswer.at <= TOGETHER_MS &&
            !(recordedAnswer.key === key && recordedAnswer.asked === asked),
        ),
        answer,
      ].slice(-MOST_ANSWERS);
      const byKey = Object.groupBy(answers, (recordedAnswer) => recordedAnswer.key);
      const all = Object.fromEntries(
        Object.entries(byKey).map(([name, recordedAnswers]) => [
          name,
          recordedAnswers.map((recordedAnswer) => recordedAnswer.body),
        ]),
      ) as Told; // each has the form of its endpoint, as was just seen
      return findingsAcross(all, key);
    },
  };
}

export type Remembered = ReturnType<typeof rememberAnswers>;
