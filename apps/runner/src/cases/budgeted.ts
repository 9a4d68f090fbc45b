import type { Case, Subject, Who } from './case.ts';
import {
  firstOfBrowser,
  strangersPage,
  unpassedBotCheck,
  wrongPasswords,
  wrongTickets,
} from './doors.ts';
import { drawnBodies } from './drawn-body.ts';
import { missingFields } from './missing.ts';
import { malformedJson, withoutCsrf, wrongContentTypes, wrongMethods } from './outer.ts';
import { overLong } from './over-long.ts';
import { pathParameters } from './path-parameter.ts';
import { sessionCases } from './sessions.ts';
import { unknownFields } from './unknown-field.ts';
import { unusualTexts } from './unusual-text.ts';
import { wrongTypes } from './wrong-type.ts';

/** Cases with unusual or wrong bodies and parameters, a list for each family. */
export function inputCases(subject: Subject): Case[][] {
  return [
    missingFields(subject),
    wrongTypes(subject),
    overLong(subject),
    unusualTexts(subject),
    unknownFields(subject),
    drawnBodies(subject),
    pathParameters(subject),
  ];
}

/** Cases that are refused before their input is read, a list for each family. */
export function outerCases(
  subject: Subject,
  available: readonly Who[],
  careful: boolean,
): Case[][] {
  return [
    wrongPasswords(subject, careful),
    unpassedBotCheck(subject),
    wrongTickets(subject),
    sessionCases(subject, available),
    strangersPage(subject),
    firstOfBrowser(subject),
    withoutCsrf(subject),
    wrongMethods(subject, careful),
    wrongContentTypes(subject),
    malformedJson(subject),
  ];
}

/** As many cases as the budget allows, taken from the families round robin, so that none is left out altogether. */
export function withinBudget(
  families: readonly (readonly Case[])[],
  budget: number,
): { cases: Case[]; left: number } {
  const longest = Math.max(0, ...families.map((one) => one.length));
  const inTurn: Case[] = [];
  for (let round = 0; round < longest; round += 1) {
    for (const family of families) {
      const one = family[round];
      if (one) inTurn.push(one);
    }
  }
  return { cases: inTurn.slice(0, budget), left: Math.max(0, inTurn.length - budget) };
}
