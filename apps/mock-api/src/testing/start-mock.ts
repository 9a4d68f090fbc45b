import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { demoWebPush } from '../push/web/start-web-push.ts';
import type { BackendOptions } from '../world/simulation/backend-modes.ts';
import type { FactStore } from '../world/state/overlay.ts';
import type { World } from '../world/world.ts';
import { createWorlds, DEFAULT_WORLD, type Worlds } from '../world/worlds.ts';
import { type Caller, type Identity, openCaller } from './caller.ts';
import { morningOf } from './worlds.ts';

const TODAY = '2026-11-20';
export const PASSWORD = 'demo1234';

export interface MockOptions {
  readonly population?: number;
  readonly control?: boolean;
  readonly store?: FactStore;
  readonly testTokens?: boolean;
  readonly trustedProxies?: readonly string[];
  readonly backend?: BackendOptions;
  readonly newWorldsAnHour?: number;
  readonly sessionCookie?: boolean;
  readonly webPush?: boolean;
  readonly botCheck?: AppOptions['botCheck'];
}

/** A mock for one test: nothing listens, nothing is shared, and it is closed with `await using`. */
export interface Mock extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  /** The default world, where calls are made unless they say otherwise. */
  readonly world: World;
  /** The same mock with another world for the default one. */
  in(world: string): Mock;
  caller(identity?: Identity): Promise<Caller>;
  /** Signs a member in through the API. */
  signIn(membershipNo: string, options?: SignIn): Promise<Caller>;
  /** Signs an agency in through the API. */
  signInAgency(agencyNo: string, options?: SignIn): Promise<Caller>;
  /** Signs in an administrator's browser, optionally viewing a member. */
  admin(viewing?: string): Promise<Caller>;
}

interface SignIn {
  readonly password?: string;
  readonly remember?: boolean;
  readonly world?: string;
}

export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const {
    population = 12_000,
    control = false,
    testTokens = true,
    store,
    backend,
    trustedProxies,
    newWorldsAnHour,
    botCheck,
    sessionCookie = false,
    webPush = true,
  } = options;
  const now = () => morningOf(TODAY);
  const worlds = createWorlds({
    seed: 'demo',
    population,
    now,
    testTokens,
    ...(webPush && { webPush: demoWebPush() }),
    ...(store && { store }),
    ...(backend && { backend }),
    ...(newWorldsAnHour !== undefined && { newWorldsAnHour }),
  });
  const app = await buildApp({
    worlds,
    control,
    checkResponses: true,
    sessionCookie,
    cookieSecret: 'a-secret-for-tests',
    ...(trustedProxies && { trustedProxies }),
    ...(botCheck && { botCheck }),
  });
  await app.ready();
  return mockIn(app, worlds);
}

function mockIn(app: FastifyInstance, worlds: Worlds, name?: string): Mock {
  const world = worlds.get(name ?? DEFAULT_WORLD);
  const caller = (identity: Identity = {}) =>
    openCaller(app, { ...identity, world: identity.world ?? name });

  return {
    app,
    worlds,
    world,
    in: (other) => mockIn(app, worlds, other),
    caller,
    async signIn(membership_no, { password = PASSWORD, remember = false, world } = {}) {
      const body = { membership_no, mem_password: password, remember, recaptcha: 'always-pass' };
      const { token } = await (await caller({ world })).ok('memberAuthLogin', { body });
      return caller({ token, world });
    },
    async signInAgency(member_group_no, { password = PASSWORD, remember = false, world } = {}) {
      const body = { member_group_no, member_group_pass: password, remember };
      const { token } = await (await caller({ world })).ok('membergroupAuthLogin', { body });
      return caller({ token, world });
    },
    async admin(viewing) {
      const session = { kind: 'admin', subject: 'admin', remember: false } as const;
      const token = world.sessions.open(
        { ...session, ...(viewing && { viewing }) },
        world.clock.now(),
      );
      return caller({ cookies: { admin_session: app.signCookie(token) } });
    },
    async [Symbol.asyncDispose]() {
      await app.close();
    },
  };
}
