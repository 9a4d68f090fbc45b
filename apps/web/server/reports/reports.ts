import { parseJson } from '@coop/contracts/entry/parse-json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS_PATH } from '../../src/client/reports/client-report.ts';
import type { Settings } from '../environment.ts';
import type { SiteSource } from '../site/site.ts';
import { worldCookieOf } from '../site/world-cookie.ts';
import { happened } from '../watched.ts';
import { OwnReport, type Report, readPolicyReport } from './read-report.ts';

const MOST_BYTES = 16_384;
/** Of one body: browsers send several of their reports together. */
const MOST_AT_ONCE = 10;
const MINUTE_MS = 60_000;
const OF_ONE_VISITOR = { max: 20, timeWindow: MINUTE_MS };
const OF_ALL = { max: 300, timeWindow: MINUTE_MS, keyGenerator: () => 'all' };

/** Has a page's browser report what breaks its policy. */
export const REPORTING = {
  header: { 'Reporting-Endpoints': `reports="${REPORTS_PATH}"` },
  // The first is read by browsers that do not know the other.
  directives: `; report-uri ${REPORTS_PATH}; report-to reports`,
} as const;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads a body by its type; what is not read is left out. */
function readReports(type: string, body: unknown): (Report | undefined)[] {
  if (type.startsWith('application/csp-report')) {
    return [readPolicyReport((body as { readonly 'csp-report'?: unknown } | null)?.['csp-report'])];
  }
  if (type.startsWith('application/reports+json')) {
    const entries = list(body) as readonly { readonly type?: unknown; readonly body?: unknown }[];
    return entries
      .slice(0, MOST_AT_ONCE)
      .map((value) => (value?.type === 'csp-violation' ? readPolicyReport(value.body) : undefined));
  }
  return [OwnReport.safeParse(body).data];
}

/** Counts a report and writes it into the log, under the number that the browser is answered with. */
function log({ log }: FastifyRequest, report: Report): void {
  if (report.kind === 'vitals') {
    const { screen, values } = report;
    log.info({ report }, 'a browser has reported: vitals');
    for (const [name, value = 0] of Object.entries(values)) {
      happened('vital', { name, screen, value });
    }
    return;
  }
  log.warn({ report }, `a browser has reported: ${report.kind}`);
  if (report.kind !== 'answer') happened('mistake', { kind: report.kind, screen: report.screen });
  else {
    const { endpoint, fields } = report;
    for (const field of fields[0] ? fields : ['']) happened('wrongAnswer', { endpoint, field });
  }
}

/**
 * Takes what breaks in browsers into the log: bounded in size and number, and nothing of it about a person. A deployment
 * that sets `client_reports` to false takes none.
 */
export async function takeReports(
  app: FastifyInstance,
  { worldCookie }: Settings,
  site: SiteSource,
): Promise<void> {
  await app.register(async (scope) => {
    const budgets = [scope.createRateLimit(OF_ONE_VISITOR), scope.createRateLimit(OF_ALL)];
    scope.removeAllContentTypeParsers();
    const types = ['application/json', 'application/reports+json', 'application/csp-report'];
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_, text, done) => done(null, parseJson(String(text))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const cookie = worldCookieOf(request.headers.cookie, worldCookie);
      const config = await site.read(cookie).catch(() => undefined);
      if (!config || config.client_reports === false) return reply.callNotFound();
      for (const budget of budgets) {
        const found = await budget(request);
        if (!found.isAllowed && found.isExceeded) {
          happened('refusal', { limit: 'reports' });
          return reply.status(429).header('Retry-After', found.ttlInSeconds).send();
        }
      }
    });
    scope.post(REPORTS_PATH, (request: FastifyRequest, reply: FastifyReply) => {
      const read = readReports(String(request.headers['content-type']), request.body);
      for (const report of read) if (report) log(request, report);
      reply.status(read.some(Boolean) ? 204 : 400).send();
    });
  });
}
