import { type Case, inputOf, type Subject } from './case.ts';

/** Asks for a page after the last: it is empty, or not there. */
export function pagesBeyond(subject: Subject): Case[] {
  if (typeof subject.body?.page !== 'number') return [];
  return [
    {
      ...inputOf(subject),
      family: 'drawn body',
      name: 'a page beyond the last',
      session: subject.session,
      body: { ...subject.body, page: 9_999 },
      expects: { kind: 'answer' },
    },
  ];
}
