import { randomUUID } from 'node:crypto';
import { type Control, createControl } from './control.ts';
import type { BodyPart, EndpointPattern, Fault, Input } from './fault.ts';
import { type SignedIn, signIn } from './sign-in.ts';

export type { EndpointPattern, Fault } from './fault.ts';
export type { SignedIn } from './sign-in.ts';

/** Selects calls of the journal: endpoint, status, subject, text. */
export type CallFilter = Omit<Input<Control['journal']['list']>, 'endpoint'> & {
  readonly endpoint?: EndpointPattern;
};
/** Calls that must have been made: a filter, a part of their body, and how often. */
export type ExpectedCalls<Key extends EndpointPattern = EndpointPattern> = Omit<
  Input<Control['journal']['assert']>,
  'endpoint' | 'body'
> & { readonly endpoint?: Key; readonly body?: BodyPart<Key> };
/** A call of an order: endpoint, status, subject, a part of its body, headers. */
export type CallOfOrder = Input<Control['journal']['sequence']>['calls'][number];
export type JournalEntry = Awaited<ReturnType<Control['journal']['list']['query']>>[number];

const DAY_MS = 86_400_000;

/** Name of a member with a story. */
export type PersonaName = Awaited<ReturnType<Control['personas']['list']['query']>>[number]['name'];

/** A member, by membership number or by the name of a story, and the page to open. */
export type Visit = (
  | { readonly member: `${number}` | number; readonly persona?: never }
  | { readonly persona: PersonaName; readonly member?: never }
) & {
  /** Path to land on; by default the member's first page. */
  readonly to?: string;
};

/**
 * A world of the mock. All worlds have the same people; sessions, clock, changes, faults and journal are its own. Every
 * method rejects with the control plane's message when it fails.
 */
export interface World {
  readonly name: string;
  /** Puts a browser, or a client of your own, into this world; as a text it is `mock_world=…`. */
  readonly cookie: WorldCookie;
  /** Puts a call of `fetch` into this world. */
  readonly headers: { readonly 'x-mock-world': string };
  readonly clock: {
    now(): Promise<Date>;
    set(moment: Date): Promise<void>;
    /** Moves forward in days; what happens in them happens, and is pushed to listeners. */
    advance(days: number): Promise<void>;
  };
  readonly faults: {
    /** Returns a function that removes the fault. */
    add<const Key extends EndpointPattern>(fault: Fault<Key>): Promise<() => Promise<void>>;
    clear(): Promise<void>;
  };
  readonly journal: {
    list(filter?: CallFilter): Promise<readonly JournalEntry[]>;
    /** Rejects with the calls that were made, unless these were made (once, if `times` is absent). */
    expect<const Key extends EndpointPattern>(calls: ExpectedCalls<Key>): Promise<void>;
    /** Rejects unless calls that fit were made in this order; others may be between. */
    expectOrder(...calls: readonly CallOfOrder[]): Promise<void>;
    clear(): Promise<void>;
  };
  /** Rejects with the faults in force that were never applied; such a test proves nothing. */
  expectFaults(): Promise<void>;
  /** Returns the last one-time code sent to a member or an agency; undefined when none was. */
  codeSentTo(subject: string): Promise<string | undefined>;
  /** Signs a member, or an agency, in through the portal's calls, and returns what makes any call as them. */
  signIn(no: string, password?: string): Promise<SignedIn>;
  /** Returns a path that signs a member in without the form and lands on a page. */
  linkFor(visit: Visit): string;
  /** Puts the world back to its beginning. */
  reset(): Promise<void>;
  delete(): Promise<void>;
}

/** A cookie that a header can be given as a whole, too: `{ cookie: String(world.cookie) }`. */
class WorldCookie {
  readonly name = 'mock_world';
  readonly value: string;

  constructor(world: string) {
    this.value = world;
  }

  toString(): string {
    return `${this.name}=${this.value}`;
  }
}

/** Passes an answer of the control plane on; rejects with what it says, at the line of the test that asked. */
async function atLine<T>(promise: Promise<T>): Promise<T> {
  const place = new Error();
  const { stack = '' } = place;
  try {
    return await promise;
  } catch (cause) {
    place.message = cause instanceof Error ? cause.message : String(cause);
    place.stack = stack.replace(/^Error/, `Error: ${place.message}`);
    throw place;
  }
}

/** Opens a world of the mock at an origin, by name; by default a new one with a unique name. */
export function openWorld(origin: string, name = `test-${randomUUID()}`): World {
  const world = name;
  const control = createControl(origin);
  const headers = { 'x-mock-world': name };
  return {
    name,
    cookie: new WorldCookie(name),
    headers,
    clock: {
      now: async () => new Date((await atLine(control.clock.get.query({ world }))).now),
      set: async (moment) => {
        await atLine(control.clock.set.mutate({ world, now: moment.getTime() }));
      },
      advance: async (days) => {
        await atLine(control.clock.advance.mutate({ world, ms: days * DAY_MS }));
      },
    },
    faults: {
      add: async (fault) => {
        const { id } = await atLine(control.faults.add.mutate({ ...fault, world }));
        return async () => {
          await atLine(control.faults.remove.mutate({ world, id }));
        };
      },
      clear: async () => {
        await atLine(control.faults.clear.mutate({ world }));
      },
    },
    journal: {
      list: (filter = {}) => atLine(control.journal.list.query({ ...filter, world })),
      expect: async (calls) => {
        await atLine(control.journal.assert.query({ ...calls, world }));
      },
      expectOrder: async (...calls) => {
        await atLine(control.journal.sequence.query({ calls: [...calls], world }));
      },
      clear: async () => {
        await atLine(control.journal.clear.mutate({ world }));
      },
    },
    expectFaults: async () => {
      await atLine(control.faults.assert.query({ world }));
    },
    codeSentTo: async (subject) =>
      (await atLine(control.codes.latest.query({ world, subject }))).code,
    signIn: (no, password) => atLine(signIn(origin, headers, no, password)),
    linkFor: ({ member, persona, to }) => {
      const who = persona ? { persona } : { member: String(member) };
      const query = new URLSearchParams({ ...who, world, ...(to && { to }) });
      return `/__control/enter?${query}`;
    },
    reset: async () => {
      await atLine(control.worlds.reset.mutate({ world }));
    },
    delete: async () => {
      await atLine(control.worlds.delete.mutate({ world }));
    },
  };
}
