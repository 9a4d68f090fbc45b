import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import {
  type Breach,
  type Case,
  type Credentials,
  type Fields,
  inputOf,
  refusal,
  type Subject,
} from './case.ts';

const REFUSED = [422, 401, 403, 404] as const;

function wrong(subject: Subject, name: string, breach: Breach, change: Fields): Case {
  return {
    ...inputOf(subject),
    family: 'wrong secret',
    name,
    session: subject.session,
    body: { ...subject.body, ...change },
    expects: refusal(breach, REFUSED),
  };
}

const flipped = (text: string): string =>
  [...text]
    .map((word) => (word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()))
    .join('');

const textOf = (fields: Fields | undefined, name: string): string | undefined => {
  const value = fields?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Fields that present a password, and the breach when a wrong one is accepted. */
const PRESENTED: Readonly<Record<string, Breach>> = {
  mem_oldpassword: 'old-password-not-checked',
  mem_password: 'wrong-password-accepted',
  member_group_pass: 'wrong-password-accepted',
};

/** Changes the password to a wrong one, also by a single letter. */
export function wrongPasswords(subject: Subject, careful: boolean): Case[] {
  const { body, operation } = subject;
  const name = Object.keys(PRESENTED).find((key) => textOf(body, key) !== undefined);
  const breach = name === undefined ? undefined : PRESENTED[name];
  const right = name === undefined ? undefined : textOf(body, name);
  // Where a password is chosen and none is presented, any is right.
  const isChosen = operation.endpoint.changes && operation.endpoint.lifecycle === undefined;
  if (name === undefined || breach === undefined || right === undefined) return [];
  if (isChosen && name === 'mem_password' && body?.newPassword === undefined) return [];
  const other = flipped(right);
  return [
    wrong(subject, `another ${name}`, breach, { [name]: `${right}-not` }),
    ...(careful || other === right
      ? []
      : [wrong(subject, `${name} in capitals`, breach, { [name]: other })]),
  ];
}

/** Signs in with a number that a careless comparison takes for another: of a search, or with letters after it. */
export function looseNumbers(subject: Subject): Case[] {
  const { body, operation } = subject;
  if (operation.endpoint.lifecycle !== 'login') return [];
  const name = ['membership_no', 'member_group_no'].find(
    (text) => textOf(body, text) !== undefined,
  );
  if (name === undefined) return [];
  return [
    wrong(subject, `letters after ${name}`, 'loose-number-signs-in', {
      [name]: `${body?.[name]}abc`,
    }),
    wrong(subject, `% for ${name}`, 'wildcard-taken', { [name]: '%' }),
  ];
}

const NAMES_RECORD = /_(no|id)$/;

/** Asks for the record of a number that is a sign of a search. */
export function wildcards(subject: Subject): Case[] {
  if (subject.session === 'none' || subject.operation.endpoint.changes) return [];
  const names = Object.keys(subject.body ?? {}).filter(
    (name) => NAMES_RECORD.test(name) && textOf(subject.body, name) !== undefined,
  );
  return names.map((name) => wrong(subject, `% for ${name}`, 'wildcard-taken', { [name]: '%' }));
}

export function unpassedBotCheck(subject: Subject): Case[] {
  if (textOf(subject.body, 'recaptcha') === undefined) return [];
  const name = 'a bot check of nobody';
  return [wrong(subject, name, 'bot-check-not-enforced', { recaptcha: 'passed-by-nobody' })];
}

/** Presents a ticket that was never issued. */
export function wrongTickets(subject: Subject): Case[] {
  if (textOf(subject.body, 'ticket') === undefined) return [];
  return [
    wrong(subject, 'a ticket of no proof', 'ticket-not-checked', { ticket: 'given-by-nobody' }),
  ];
}

const NO_SESSION = [401, 403, 419];
const STRANGER = { origin: 'https://stranger.example' };
const PLANTED = 'planted-by-another-page';

/**
 * Sends the call as a foreign page would, with the session of the visitor. A browser adds a session in a cookie by
 * itself: such a call is refused, also where the browser tells the origin alone or the page has planted a CSRF token.
 */
export function strangersPage(subject: Subject, credentials: Credentials): Case[] {
  const { session, operation } = subject;
  const ownSession = session === 'none' ? undefined : credentials.get(session);
  const base = { ...inputOf(subject), family: 'stranger’s page', session } as const;
  const inCookie = ownSession?.isInCookie === true;
  // A page of a stranger cannot read the token, and so not send it.
  const withoutBearer: Record<string, string> = inCookie ? { authorization: '' } : {};
  const foreign: Case = {
    ...base,
    name: 'from another origin',
    headers: { ...STRANGER, ...withoutBearer },
    expects: inCookie ? refusal('foreign-page-answered', NO_SESSION) : { kind: 'answer' },
  };
  const planted: Case = {
    ...base,
    name: 'a CSRF token that was planted',
    headers: {
      cookie: `${CSRF_COOKIE}=${PLANTED}`,
      [CSRF_HEADER.toLowerCase()]: PLANTED,
      ...withoutBearer,
    },
    expects: refusal('planted-csrf-taken', NO_SESSION),
  };
  return [
    ...(operation.endpoint.changes && !inCookie ? [] : [foreign]),
    ...(operation.endpoint.method === 'GET' || !inCookie ? [] : [planted]),
  ];
}

/** Sends a GET without cookies, a browser's first call: the answer must set the cookie of the CSRF token. */
export function firstOfBrowser(subject: Subject): Case[] {
  const { method, session } = subject.operation.endpoint;
  if (method !== 'GET' || session !== 'none') return [];
  return [
    {
      ...inputOf(subject),
      family: 'stranger’s page',
      name: 'without a cookie',
      session: 'none',
      headers: { cookie: '' },
      expects: { kind: 'answer' },
    },
  ];
}
