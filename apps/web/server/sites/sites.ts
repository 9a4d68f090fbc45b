import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildWebServer, type OpenedBuild } from '../app.ts';
import type { Settings } from '../environment.ts';
import type { Rooms } from '../pages/open-pages.ts';
import { readFolder } from '../site/cooperative-settings.ts';
import { folderState, watchHosts } from '../site/folders.ts';
import { LOOK_MS } from '../site/mounted-site.ts';

/** Calls that came before a change of its settings are answered by the server as it was. */
const CLOSED_AFTER_MS = 180_000;

/** A cooperative as its folder was when it was last looked at. */
interface Site {
  state: string;
  lookedAt: number;
  isWrong: boolean;
  /** None while the folder has never been right. */
  app: Promise<FastifyInstance> | undefined;
}

export interface SitesOptions {
  /** The variables of the server. */
  readonly source: NodeJS.ProcessEnv;
  readonly dir: string;
  readonly log: FastifyBaseLogger;
  readonly build: OpenedBuild;
  readonly rooms: Rooms;
  readonly now?: () => number;
}

/** Opens the cooperatives of a folder: each when it is first asked for, and anew when its own variables change. */
export function openSites({ source, dir, log, build, rooms, now = Date.now }: SitesOptions) {
  const hosts = watchHosts(dir, now);
  const sites = new Map<string, Site>();
  const closing = new Set<NodeJS.Timeout>();
  let isLeaving = false;

  const openApp = async (host: string, settings: Settings): Promise<FastifyInstance> => {
    const logger = log.child({ cooperative: host });
    const app = await buildWebServer(settings, { cooperative: { host, logger, build, rooms } });
    await app.ready();
    if (isLeaving) app.leave();
    return app;
  };

  const closeIdle = (app: Site['app']): void => {
    const timer = setTimeout(() => {
      closing.delete(timer);
      void app?.then((old) => old.close()).catch((error) => log.warn(error));
    }, CLOSED_AFTER_MS);
    closing.add(timer.unref());
  };

  /** Reads a folder that is new or has changed, and says what is wrong with it. */
  const read = (host: string, before: Site | undefined, state: string): Site => {
    const { settings, problems, remarks } = readFolder(source, dir, host);
    const logger = log.child({ cooperative: host });
    for (const sentence of [...problems, ...remarks.map((remark) => `${remark} (not an error)`)]) {
      logger.warn(sentence);
    }
    if (!settings) {
      const seen = folderState(dir, host, true);
      return { state: seen, lookedAt: now(), isWrong: true, app: before?.app };
    }
    if (before?.app) closeIdle(before.app);
    return { state, lookedAt: now(), isWrong: false, app: openApp(host, settings) };
  };

  const siteOf = (host: string): Site | undefined => {
    const before = sites.get(host);
    if (!hosts().has(host)) {
      if (before) closeIdle(before.app);
      sites.delete(host);
      return undefined;
    }
    if (before && now() - before.lookedAt < LOOK_MS) return before;
    const state = folderState(dir, host, before?.isWrong ?? false);
    if (before?.state === state) before.lookedAt = now();
    const site = before?.state === state ? before : read(host, before, state);
    sites.set(host, site);
    return site;
  };

  const running = () => [...sites.values()].flatMap(({ app }) => app ?? []);
  const tell = (say: (app: FastifyInstance) => void) =>
    Promise.all(running().map((app) => app.then(say)));

  return {
    /** Returns the server of a host name: undefined for an unknown one, null while its folder is wrong. */
    async find(host: string): Promise<FastifyInstance | null | undefined> {
      const site = siteOf(host);
      return site && ((await site.app) ?? null);
    },
    count: () => hosts().size,
    leave(): void {
      isLeaving = true;
      void tell((app) => app.leave());
    },
    endSockets: () => tell((app) => app.endSockets()),
    async close(): Promise<void> {
      for (const timer of closing) clearTimeout(timer);
      await Promise.all(running().map(async (app) => (await app).close()));
    },
  };
}
