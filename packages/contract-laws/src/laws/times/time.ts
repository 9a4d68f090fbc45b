import type { EndpointKey } from '@coop/contracts/endpoints';
import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { breaking, cosmetic, type Finding } from '../../finding.ts';
import { type TextAt, textsOf } from '../../texts.ts';
import { holds } from '../figures.ts';
import type { Breach } from '../law.ts';

// Laws of an answer's days and times beside the moment at which it was given.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Thailand has no other time in summer. */
const BANGKOK = 7 * HOUR;
/** Clocks of two servers, and a long answer. */
const TOLERANCE = 10 * MINUTE;
/** Records are written up at least once a month, and a month may be late. */
const OLDEST = 62 * DAY;

const WALL_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Fields of moments that have been. */
const HAS_BEEN =
  /(^|[._])(created|updated|replied|answered|recorded|answer|made|signed_in|last_used)_at$|(^|\.)log\.\*\.at$/;

const wallTimeAt = (moment: number): string =>
  new Date(moment + BANGKOK).toISOString().slice(0, 19).replace('T', ' ');
/** Returns the Bangkok day of a moment. */
const bangkokDayAt = (moment: number): string => wallTimeAt(moment).slice(0, 10);
const momentOf = (wallTime: string): number =>
  Date.parse(`${wallTime.replace(' ', 'T')}Z`) - BANGKOK;

const moments = (answer: unknown): TextAt[] =>
  textsOf(answer).filter(({ path, text }) => WALL_TIME.test(text) && HAS_BEEN.test(path));

/** Returns what has been was not later than the answer. */
function fromTheFuture(answer: unknown, now: number): Breach[] {
  const latest = wallTimeAt(now + TOLERANCE);
  return moments(answer).flatMap(({ path, text }) =>
    holds(path, text <= latest, text, `by ${latest}`),
  );
}

/** The moment of what has just been written is that of Bangkok, not of Greenwich. */
function ofGreenwich(key: EndpointKey, answer: unknown, now: number): Breach[] {
  const { changes }: Endpoint = endpoints[key];
  if (!changes) return [];
  return moments(answer).flatMap(({ path, text }) => {
    const off = Math.abs(now - momentOf(text) - BANGKOK);
    return holds(path, off > TOLERANCE, text, wallTimeAt(now));
  });
}

/** A day that is called today is today's, or the neighbour's shortly before and after midnight. */
function notToday(answer: unknown, now: number): Breach[] {
  const { outlook } = (answer ?? {}) as { outlook?: { today?: unknown } };
  const today = outlook?.today;
  if (typeof today !== 'string') return [];
  const days = [now - TOLERANCE, now, now + TOLERANCE].map(bangkokDayAt);
  return holds('outlook.today', days.includes(today), today, bangkokDayAt(now));
}

/** Returns how many days before the answer its records end; undefined where it does not say. */
export function ageOf(answer: unknown, now: number): number | undefined {
  const { as_of } = (answer ?? {}) as { as_of?: unknown };
  if (typeof as_of !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(as_of)) return undefined;
  return Math.round((Date.parse(bangkokDayAt(now)) - Date.parse(as_of)) / DAY);
}

const LAWS = [
  ['from-the-future', 'what has been was not later than the answer', fromTheFuture],
  ['not-today', 'what is called today is the day of the answer in Bangkok', notToday],
] as const;

const sent = ({ found, expected }: Breach) => `${found} at ${expected}`;

/** Returns the laws of time that an answer breaks, given when it was made (milliseconds since 1970). */
export function timeFindings(key: EndpointKey, answer: unknown, now: number): Finding[] {
  const age = ageOf(answer, now);
  const says = 'the records are of these months';
  return [
    ...LAWS.flatMap(([name, law, broken]) =>
      broken(answer, now).map((breach) => breaking(name, breach.path, law, sent(breach))),
    ),
    ...ofGreenwich(key, answer, now).map((breach) =>
      breaking('seven-hours-off', breach.path, 'times are those of Bangkok', sent(breach)),
    ),
    ...(age !== undefined && age * DAY > OLDEST
      ? [cosmetic('as-of-old', 'as_of', says, `${age} days before the answer`)]
      : []),
  ];
}
