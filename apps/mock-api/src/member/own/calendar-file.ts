import type { CalendarEvent } from '@coop/contracts/member/ahead/calendar';
import { kepOf } from '@coop/cooperative/money/records';
import { monthIndex } from '@coop/finance/calendar';
import { icalendar } from '@coop/format/icalendar';
import { formatSatang } from '@coop/format/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../call/network.ts';
import { tooMany } from '../../call/wire-error.ts';
import { worldOf } from '../../call/world-of.ts';
import { createCounter } from '../../world/state/counter.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { calendarEvents } from '../ahead/calendar.ts';
import { feedOf } from './calendar-feed.ts';

const MINUTE = 60_000;

/** Titles the day of a deduction with its amount, once its bill has been made. */
function titleOf(world: World, no: number, { kind, title, event_date }: CalendarEvent): string {
  const kep = kind === 'COLLECT' && kepOf(world.records(no), monthIndex(event_date));
  return kep ? `${title} ${formatSatang(kep.totalSatang)} บาท` : title;
}

/** Returns the world that an address names, without creating it; by default the request's own. */
function worldOfToken(token: string, request: FastifyRequest, worlds: Worlds): World | undefined {
  const [name, secret] = token.split('.', 2);
  if (name === undefined || secret === undefined) return worldOf(request, worlds);
  return worlds.has(name) ? worlds.get(name) : undefined;
}

/** Registers the private address at which calendars read a member's days, without a session. */
export function registerCalendarFile(app: FastifyInstance, worlds: Worlds): void {
  // Calendars ask a few times a day; a whole office may share an address.
  const requests = createCounter(120, MINUTE);
  const missed = createCounter(10, MINUTE);
  app.get<{ Params: { file: string } }>('/api/calendar/:file', (request, reply) => {
    const address = networkOf(request.ip);
    // By the machine's clock, which no tester moves.
    const now = Date.now();
    const waitMs = Math.max(requests.wait(address, now), missed.wait(address, now));
    if (waitMs > 0) throw tooMany(waitMs);
    requests.add(address, now);
    const token = /^((?:[\w-]{1,64}\.)?[\w-]{1,100})\.ics$/.exec(request.params.file)?.[1] ?? '';
    const world = worldOfToken(token, request, worlds);
    const feed = world && feedOf(world, token);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!world || !feed) {
      missed.add(address, now);
      return reply.code(404).type('text/plain; charset=utf-8').send('ไม่พบปฏิทินนี้\n');
    }
    const no = Number(feed.member);
    const days = calendarEvents(world, no).map((event) => ({
      uid: `${event.event_id}@${request.host}`,
      on: event.event_date,
      title: feed.withAmounts ? titleOf(world, no, event) : event.title,
    }));
    const made = new Date(world.clock.now()).toISOString();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(icalendar('ปฏิทินสหกรณ์', days, made));
  });
}
