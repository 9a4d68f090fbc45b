import { CSRF_HEADER } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { type Case, inputOf, refusal, type Subject } from './case.ts';

// Calls that are wrong outside the fields of their body.

const refused = (...statuses: number[]) => refusal('accepts-invalid', statuses);

const known = new Set(
  Object.values<Endpoint>(endpoints).map(({ method, path }) => `${method} ${path}`),
);

/** Uses methods that the table does not name for this path; a careful run sends none that may write. */
export function wrongMethods(subject: Subject, careful: boolean): Case[] {
  const { session, params } = subject;
  const others = careful ? ['GET'] : ['GET', 'POST', 'PUT', 'DELETE'];
  return others
    .filter((method) => !known.has(`${method} ${subject.operation.endpoint.path}`))
    .map((method) => ({
      family: 'wrong method',
      name: method,
      method,
      session,
      expects: refused(404, 405),
      ...(params && { params }),
      ...(method !== 'GET' && { raw: '{}' }),
    }));
}

/** Asks what a browser, a crawler or a balancer may: nobody answers it with more than headers, and it must not fail. */
export function quietMethods({ session, params }: Subject): Case[] {
  return ['HEAD', 'OPTIONS'].map((method) => ({
    family: 'wrong method',
    name: method,
    method,
    session,
    expects: { kind: 'no failure' },
    ...(params && { params }),
  }));
}

export function wrongContentTypes(subject: Subject): Case[] {
  if (!subject.body) return [];
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'];
  return types.map((type) => ({
    family: 'wrong content type',
    name: type,
    session: subject.session,
    expects: refused(415),
    raw: 'a=1',
    headers: { 'content-type': type },
  }));
}

export function malformedJson(subject: Subject): Case[] {
  if (!subject.body) return [];
  const right = JSON.stringify(subject.body);
  const texts = [
    ['cut off', right.slice(0, -1)],
    ['trailing comma', '{"a":1,}'],
    ['single quotes', "{'a':1}"],
    ['a null byte', '\u0000'],
  ];
  return texts.map(([name = '', raw = '']) => ({
    family: 'malformed JSON',
    name,
    session: subject.session,
    expects: refused(400),
    raw,
  }));
}

export function withoutCsrf(subject: Subject): Case[] {
  if (subject.operation.endpoint.method === 'GET') return [];
  return [
    {
      family: 'no CSRF token',
      name: 'no CSRF token',
      session: subject.session,
      expects: refused(419),
      headers: { [CSRF_HEADER.toLowerCase()]: '' },
      ...inputOf(subject),
    },
  ];
}
