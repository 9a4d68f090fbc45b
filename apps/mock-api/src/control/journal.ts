import EventEmitter, { on } from 'node:events';
import { parseJson } from '@coop/contracts/entry/parse-json';
import { tracked } from '@trpc/server';
import * as z from 'zod/mini';
import { contains } from '../world/simulation/fault-match.ts';
import { fitsFilter, type JournalEntry } from '../world/simulation/journal.ts';
import { toHar } from './calls/har.ts';
import { maskBackendCalls } from './calls/mask-entries.ts';
import { replay, whyNotReplayed } from './calls/replay.ts';
import { notNow, refused } from './operations/named.ts';
import { InWorld, only } from './strict/fields.ts';
import { Count, JOURNAL_FILTER } from './strict/journal-filter.ts';
import { about, aboutWorld, router } from './trpc.ts';

const Origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^/?#\s]+$/, 'an origin, such as https://coop.example'));
const Filtered = z.extend(InWorld, JOURNAL_FILTER);

const { after: _after, ...CALL_FILTER } = JOURNAL_FILTER;
/** One of several calls that were to be made in an order. */
const ExpectedCall = only({
  ...CALL_FILTER,
  body: z.optional(z.record(z.string(), z.unknown())),
});

const lineOf = ({ seq, method, url, status, request }: JournalEntry) =>
  `#${seq} ${method} ${url} → ${status} ${request}`;

export const journal = router({
  list: about('The calls that fit a filter, oldest first.')
    .input(Filtered)
    .query(({ ctx, input }) => ctx.world.journal.list(input)),
  bounds: aboutWorld(
    'How many calls are kept, how many were dropped to make room, and the most.',
  ).query(({ ctx }) => ctx.world.journal.bounds()),
  clear: aboutWorld('Empties the journal.').mutation(({ ctx }) => ctx.world.journal.clear()),
  tail: about(
    'Streams every call as it is answered, beginning after `lastEventId` if that is given.',
  )
    .input(z.extend(Filtered, { lastEventId: z.optional(z.string()) }))
    .subscription(async function* ({ ctx, input, signal }) {
      const after = Number(input.lastEventId ?? input.after ?? 0);
      const emitter = new EventEmitter();
      const stop = ctx.world.journal.listen((entry) => emitter.emit('entry', entry));
      try {
        const live = on(emitter, 'entry', { ...(signal && { signal }) });
        for (const entry of ctx.world.journal.list({ ...input, after })) {
          yield tracked(String(entry.seq), entry);
        }
        for await (const [entry] of live as AsyncIterable<[JournalEntry]>) {
          if (fitsFilter(entry, input)) yield tracked(String(entry.seq), entry);
        }
      } finally {
        stop();
      }
    }),
  assert: about(
    'Fails unless calls with this in their body were made `times` times; the message lists the calls that were made.',
  )
    .input(
      z.extend(Filtered, {
        times: z._default(Count, 1),
        body: z.optional(z.record(z.string(), z.unknown())),
      }),
    )
    .query(({ ctx, input }) => {
      const { times, body, ...filter } = input;
      const calls = ctx.world.journal.list(filter);
      const found = calls.filter(({ request }) => !body || contains(parseJson(request), body));
      if (found.length === times) return { ok: true as const };
      const others = (calls.length > 0 ? calls : ctx.world.journal.list()).slice(-10).map(lineOf);
      throw notNow(
        `called ${found.length} times, not ${times}. Calls: ${others.join('; ') || 'none'}`,
      );
    }),
  sequence: about(
    'Fails unless calls that fit were made in this order, with any others between; the message names the first that is missing.',
  )
    .input(z.extend(InWorld, { calls: z.array(ExpectedCall).check(z.minLength(2)) }))
    .query(({ ctx, input: { calls } }) => {
      let after = 0;
      for (const [index, { body, ...filter }] of calls.entries()) {
        const later = ctx.world.journal.list({ ...filter, after });
        const found = later.find(({ request }) => !body || contains(parseJson(request), body));
        if (!found) {
          const others = ctx.world.journal.list({ after }).slice(0, 10).map(lineOf);
          throw notNow(
            `call ${index + 1} of the order, ${JSON.stringify(calls[index])}, was not made${after ? ` after #${after}` : ''}. Calls${after ? ' after it' : ''}: ${others.join('; ') || 'none'}`,
          );
        }
        after = found.seq;
      }
      return { ok: true as const };
    }),
  replay: about(
    'Sends a call of the journal again, as the same member or agency, and says whether the answer is the same.',
  )
    .input(z.extend(InWorld, { seq: z.int().check(z.positive()) }))
    .mutation(async ({ ctx, input: { seq } }) => {
      const line = ctx.world.journal.list().find((entry) => entry.seq === seq);
      if (!line) throw refused(`the journal of ${ctx.world.name} has no call ${seq}`);
      const problem = whyNotReplayed(line);
      if (problem) throw refused(`call ${seq} cannot be sent again: ${problem}`);
      if (!ctx.inject) throw refused('there is no server to send it to');
      const answer = await replay(ctx.world, line, ctx.inject);
      const same = answer.status === line.status && answer.response === line.response;
      return { ...answer, same };
    }),
  har: about('The calls that fit a filter as HAR 1.2; what a real backend answered is masked.')
    .input(z.extend(Filtered, { origin: z._default(Origin, 'http://127.0.0.1:3000') }))
    .query(({ ctx, input }) =>
      toHar(maskBackendCalls(ctx.world.journal.list(input)), input.origin),
    ),
});
