import { bytesFindings } from '@coop/contract-laws/bytes';
import { errorBodyFindings, hasDataError } from '@coop/contract-laws/error-body';
import { breaking, cosmetic, type Finding } from '@coop/contract-laws/finding';
import { formFindings } from '@coop/contract-laws/form';
import { headerFindings } from '@coop/contract-laws/headers';
import { insidesFindings } from '@coop/contract-laws/insides';
import { JSON_TYPE } from '@coop/contract-laws/judge-answer';
import { lawFindings } from '@coop/contract-laws/laws/laws';
import { timeFindings } from '@coop/contract-laws/laws/times/time';
import { maskText } from '@coop/contract-laws/mask';
import { rateLimitFindings, TOO_MANY } from '@coop/contract-laws/rate-limit';
import { schemaFindings } from '@coop/contract-laws/schema';
import { textsOf } from '@coop/contract-laws/texts';
import { ErrorBody } from '@coop/contracts/error-body';
import type { Answer } from '../call/answer.ts';
import { type Case, caseText } from '../cases/case.ts';
import type { Check, Exchange } from './finding.ts';
import { checkOwner } from './owner.ts';
import { checkStatus } from './status.ts';

const SHORTEST = 8;
/** A number that begins with 0 is that of a company or an office. */
const CITIZEN_NO = /(?<![\d.-])[1-9]\d{12}(?![\d.])/g;
/** As it is printed on the card; no other number is written so. */
const DASHED = /(?<![\d-])[1-9]-\d{4}-\d{5}-\d{2}-\d(?![\d-])/;

const shows = (path: string, sent: string): Finding =>
  breaking('shows-secret', path, 'no answer shows a password, a token or a citizen number', sent);

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Tests the check digit of a Thai citizen number. */
function isCitizenNo(text: string): boolean {
  const digits = [...text].map(Number);
  const sum = digits.slice(0, 12).reduce((all, digit, index) => all + digit * (13 - index), 0);
  return digits.length === 13 && (11 - (sum % 11)) % 10 === digits[12];
}

/** Returns headers that hold a secret and that pages, logs and servers on the way read, but no session's own cookie. */
const headersWith = ({ headers }: Answer, secret: string): string[] =>
  [...headers]
    .filter(([name, value]) => name !== 'set-cookie' && safelyDecoded(value).includes(secret))
    .map(([name]) => `header ${name}`);

/** Returns the fields of a call with its passwords; one letter over and over is none. */
const passwordsOf = ({ body }: Case): [string, string][] =>
  Object.entries(typeof body === 'object' ? (body ?? {}) : {}).filter(
    (field): field is [string, string] =>
      /pass/i.test(field[0]) && typeof field[1] === 'string' && !/^(.)\1*$/u.test(field[1]),
  );

const showsCitizenNo = (text: string): boolean =>
  DASHED.test(text) || (text.match(CITIZEN_NO)?.some(isCitizenNo) ?? false);

/** Returns the texts of an answer that is not JSON, between its quotes and tags; what follows a colon is a number. */
const textsBetween = (text: string) =>
  text
    .split(/["<>]/)
    .filter((part) => !part.trimStart().startsWith(':'))
    .map((part) => ({ path: '', text: part }));

/** Finds the secrets of the call and full citizen numbers in the answer. */
const checkSecrets: Check = ({ answer, testCase, sent }) => {
  const { token: newToken } = (answer.body ?? {}) as { token?: unknown };
  const secrets: [path: string, value: unknown, what: string][] = [
    ...passwordsOf(testCase).map(
      ([name, value]) => [name, value, 'the password of the call'] as [string, string, string],
    ),
    ['token', /^Bearer (.+)/.exec(sent.headers.authorization ?? '')?.[1], 'the token of the call'],
    ['', newToken, 'the token of the answer'],
  ];
  const found = secrets.flatMap(([name, value, what]) => {
    if (typeof value !== 'string' || value.length < SHORTEST) return [];
    const inText = name !== '' && answer.text.includes(value) ? [name] : [];
    return [...inText, ...headersWith(answer, value)].map((path) => shows(path, what));
  });
  if (answer.status !== 200) return found;
  const texts = answer.body === undefined ? textsBetween(answer.text) : textsOf(answer.body);
  const shown = texts.filter(({ text }) => showsCitizenNo(text));
  const paths = new Set(shown.map(({ path }) => path || 'body'));
  return [...found, ...[...paths].map((path) => shows(path, 'a citizen number in full'))];
};

/** Requires JSON with the content type of JSON. Server errors are judged by their status alone. */
function checkContentType({ answer, testCase }: Exchange): Finding[] {
  if (answer.failure !== undefined || answer.status >= 500) return [];
  const found: Finding[] = [];
  const type = answer.headers.get('content-type') ?? 'none';
  // The portal never sends another method.
  const finding = testCase.family === 'wrong method' ? cosmetic : breaking;
  if (!JSON_TYPE.test(type)) {
    found.push(finding('content-type', 'Content-Type', 'application/json', type));
  }
  if (answer.body === undefined) {
    const sent = `${maskText(answer.text.slice(0, 40))} (${caseText(testCase)})`;
    found.push(finding('not-json', 'body', 'the body is JSON', sent));
  }
  return found;
}

function unnamed({ testCase, answer }: Exchange, { errors }: ErrorBody): Finding[] {
  const fields = testCase.expects.kind === 'refusal' ? (testCase.expects.fields ?? []) : [];
  if (answer.status !== 422 || fields.length === 0) return [];
  const says = 'a 422 names the field';
  if (Array.isArray(errors)) {
    return [cosmetic('errors-as-list', 'errors', says, 'a list of texts')];
  }
  const named = Object.keys(errors ?? {});
  const isNamed = fields.some((field) =>
    named.some((key) => field === key || field.startsWith(`${key}.`)),
  );
  if (isNamed) return [];
  const sent = named.length > 0 ? `other fields (${caseText(testCase)})` : 'no field';
  return [cosmetic('field-not-named', 'errors', says, sent)];
}

/** Requires the documented shape of errors, a Thai message and, for a wrong field, its name. */
function checkErrorBody(exchange: Exchange): Finding[] {
  const { answer } = exchange;
  const found = errorBodyFindings(answer);
  const parsed = ErrorBody.safeParse(answer.body);
  const saysNothing = found.some(({ severity }) => severity === 'breaking');
  if (saysNothing || !parsed.success || hasDataError(answer.body)) return found;
  return [...found, ...unnamed(exchange, parsed.data)];
}

/** Applies only to a success; that a call was not refused is found by the check of the status. */
const onSuccess =
  (check: Check): Check =>
  (exchange) => {
    const { answer, testCase } = exchange;
    return answer.status === 200 && testCase.expects.kind !== 'refusal' ? check(exchange) : [];
  };

/** The checks by name; a report has one line for each endpoint and check. */
export const CHECKS = {
  status: checkStatus,
  'content type': checkContentType,
  schema: onSuccess(({ operation, answer: { body } }) =>
    body === undefined ? [] : schemaFindings(operation.endpoint.response, body),
  ),
  'documented form': onSuccess(({ operation, answer }) => formFindings(operation.key, answer.body)),
  'error body': checkErrorBody,
  insides: ({ answer }) => insidesFindings(answer),
  laws: onSuccess(({ operation: { key }, answer: { body }, testCase, today, now, byLaws }) =>
    body === undefined
      ? []
      : [
          ...lawFindings(
            key,
            body,
            { ...(testCase.body as object), ...testCase.params },
            today,
            byLaws,
          ),
          ...(now === undefined ? [] : timeFindings(key, body, now)),
        ],
  ),
  owner: checkOwner,
  headers: ({ operation, answer, sent }) =>
    headerFindings(operation.endpoint, answer, sent.headers.origin),
  bytes: ({ answer }) => (answer.failure === undefined ? bytesFindings(answer) : []),
  secrets: checkSecrets,
  'rate limit': ({ answer }) => rateLimitFindings(answer),
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[];

export interface Judged extends Finding {
  readonly check: CheckName;
}

/** Runs all checks on an exchange. A 429 is only checked for the rate limit. */
export function judge(exchange: Exchange): Judged[] {
  const held = exchange.answer.status === TOO_MANY;
  const isOnlyAlive = exchange.testCase.expects.kind === 'no failure';
  const names = held
    ? (['rate limit'] as const)
    : isOnlyAlive
      ? (['status', 'insides', 'secrets'] as const)
      : CHECK_NAMES;
  return names.flatMap((check) =>
    CHECKS[check](exchange).map((finding) => ({ ...finding, check })),
  );
}
