import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteText } from '@coop/contracts/site-text';
import type { WrittenPage } from './written-page.ts';

/** An answer as it stands in the HTML: data, or the refusal of the backend. */
export interface Answer {
  readonly key: EndpointKey;
  readonly body?: unknown;
  readonly data?: unknown;
  readonly refusal?: { readonly status: number; readonly body: unknown };
}

/** The element `#written` of a page. */
export interface WrittenData {
  readonly origin: string;
  /** Milliseconds. */
  readonly at: number;
  readonly answers: readonly Answer[];
  /** Legal texts by their address. */
  readonly texts?: Readonly<Record<string, SiteText | null>>;
}

/** Names a call. */
export const callId = (key: EndpointKey, body: unknown): string =>
  JSON.stringify([key, body ?? {}]);

/** The body of a call without what only this device knows: the keys of the posts it has sent. */
export function publicBody({ body }: CallInput<EndpointKey>): { body: object; isWhole: boolean } {
  const { mine, ...rest } = (body ?? {}) as { mine?: unknown };
  return { body: rest, isWhole: mine === undefined };
}

/** The page that these data were written into. */
export function writtenPage({ origin, at, answers, texts = {} }: WrittenData): WrittenPage {
  const found = new Map(answers.map((one) => [callId(one.key, one.body), one]));
  return {
    origin,
    at,
    readText: (address) => texts[address],
    read(key, input) {
      const { body, isWhole } = publicBody(input);
      const answer = found.get(callId(key, body));
      if (!answer) return undefined;
      if (!answer.refusal) return { data: answer.data, isWhole };
      return { error: new ApiError('http', key, answer.refusal), isWhole };
    },
  };
}

/** What the server wrote into this document; undefined where it wrote nothing. */
export function readWrittenData(): WrittenData | undefined {
  const text = document.getElementById('written')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
