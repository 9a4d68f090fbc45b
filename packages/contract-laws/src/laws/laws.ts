import { EXAMPLE_BY_LAWS, type KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { breaking, type Finding } from '../finding.ts';
import { maskText } from '../mask.ts';
import { issuesOf } from '../schema.ts';
import { agencyLaws } from './agency.ts';
import { lawsAcross } from './between/across.ts';
import { closingLaws } from './between/closing.ts';
import { pageLaws } from './between/page.ts';
import { paidBillLaws } from './between/paid-bill.ts';
import { standingLaws } from './between/standing.ts';
import { calendarLaws } from './calendar.ts';
import { collLaws } from './coll.ts';
import { NOT_TOMORROW, ofTomorrow, REAL_DAY, unrealDays } from './day.ts';
import { depositLaws } from './deposit.ts';
import { dividendLaws } from './dividend.ts';
import { bahtOf, satangOf } from './figures.ts';
import { kepLaws } from './kep.ts';
import type { Asked, Breach, Law, LawAcross, Told } from './law.ts';
import { loanLaws } from './loan.ts';
import { originLaws } from './origins.ts';
import { overviewLaws } from './overview.ts';
import { NUMBER_FORMS, wrongNumbers } from './people/numbers.ts';
import { personLaws } from './people/person.ts';
import { shareLaws } from './share.ts';

/** Every law of one answer. */
export const laws: readonly Law[] = [
  ...shareLaws,
  ...loanLaws,
  ...standingLaws,
  ...depositLaws,
  ...kepLaws,
  ...paidBillLaws,
  ...collLaws,
  ...dividendLaws,
  ...overviewLaws,
  ...agencyLaws,
  ...closingLaws,
  ...pageLaws,
  ...personLaws,
  ...originLaws,
  ...calendarLaws,
];

const byEndpoint = Map.groupBy(laws, ({ at }) => at);

/** Words of a law, such as "at least", and counts; all else may be a person's. */
const OWN_WORDS = /^(?:[a-z]+[,:]?|\d{1,3})$/;

/** Returns what belongs where a law is broken, with its own words as they are. */
const maskExpected = (expected: string): string =>
  expected.includes(' ')
    ? expected
        .split(' ')
        .map((word) => (OWN_WORDS.test(word) ? word : maskText(word)))
        .join(' ')
    : maskText(expected);

/** Describes a breach without personal values; two amounts by their difference. */
function shown({ found, expected }: Breach): string {
  const off = satangOf(found) - satangOf(expected);
  const difference = Number.isFinite(off) ? `, ${bahtOf(off)} off` : '';
  return `${maskText(found)} where ${maskExpected(expected)} belongs${difference}`;
}

/** Turns a broken law into a finding; the law's name is the kind. */
const findingOf = ({ name, says }: Pick<Law, 'name' | 'says'>, breach: Breach): Finding =>
  breaking(name, breach.path, says, shown(breach));

/** Tests whether an answer has the form that the laws need; what is missing is a finding already. */
export function hasForm(key: EndpointKey, answer: unknown): boolean {
  const issues = issuesOf(endpoints[key].response, answer);
  return !issues.some(({ code }) => code !== 'unrecognized_keys');
}

/**
 * Returns every law that one answer breaks. `today` is the Bangkok day; without it days are not compared with it. The
 * by-laws are the example's unless others are given.
 */
export function lawFindings(
  key: EndpointKey,
  answer: unknown,
  input: Asked,
  today?: string,
  byLaws: KnownByLaws = EXAMPLE_BY_LAWS,
): Finding[] {
  const days = unrealDays(answer).map((unrealDay) => findingOf(REAL_DAY, unrealDay));
  const late = today
    ? ofTomorrow(answer, today).map((breach) => findingOf(NOT_TOMORROW, breach))
    : [];
  const numbers = wrongNumbers(answer).map(({ form, breach }) =>
    findingOf(NUMBER_FORMS[form], breach),
  );
  const anywhere = [...days, ...late, ...numbers];
  if (!hasForm(key, answer)) return anywhere;
  const broken = (byEndpoint.get(key) ?? []).flatMap((law) =>
    // The answer has the form of its endpoint's schema.
    law.broken(answer as never, input, byLaws).map((breach) => findingOf(law, breach)),
  );
  return [...anywhere, ...broken];
}

/**
 * Returns every law that a person's answers break between them, with the endpoint that it is reported at. With a `key`,
 * only the laws that concern its answers.
 */
export function findingsAcross(
  answers: Told,
  key?: EndpointKey,
  byLaws: KnownByLaws = EXAMPLE_BY_LAWS,
): { at: EndpointKey; finding: Finding }[] {
  const speaking = lawsAcross.filter(({ between }) => key === undefined || between.includes(key));
  return speaking.flatMap((law: LawAcross) =>
    law
      .broken(answers, byLaws)
      .map((breach) => ({ at: law.between[0], finding: findingOf(law, breach) })),
  );
}
