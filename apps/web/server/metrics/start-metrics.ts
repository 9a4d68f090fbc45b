import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { Attributes, Meter } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openBackendCalls } from '../traces/backend-calls.ts';
import { cooperativeOf, watch } from '../watched.ts';

/** Seconds, as the semantic conventions of HTTP recommend. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const PATHS = new Set(
  Object.values(endpoints as Record<EndpointKey, Endpoint>).map(({ path }) => path),
);

/** Returns the contract's path of a call, else the server's route: never an address with something of a person. */
function routeOf({ url, routeOptions }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return PATHS.has(path) ? path : (routeOptions.url ?? '');
}

/** Names the cooperative by the address that was asked for, where the server has several. */
const addressOf = (cooperative = cooperativeOf()): Attributes =>
  cooperative === undefined ? {} : { 'server.address': cooperative };

function measureRequests(meter: Meter): () => void {
  const options = { unit: 's', advice: { explicitBucketBoundaries: SECONDS } };
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of the answers to visitors',
    ...options,
  });
  // One of its own: routes and cooperatives together would be too many.
  const ofEach = meter.createHistogram('portal.cooperative.request.duration', {
    description: 'Duration of the answers to visitors of a cooperative',
    ...options,
  });
  return watch('answer', ({ request, reply }) => {
    const seconds = reply.elapsedTime / 1_000;
    duration.record(seconds, {
      'http.request.method': request.method,
      'http.route': routeOf(request),
      'http.response.status_code': reply.statusCode,
      'url.scheme': request.protocol,
    });
    const cooperative = cooperativeOf(request);
    if (cooperative === undefined) return;
    ofEach.record(seconds, {
      ...addressOf(cooperative),
      'http.response.status_code': reply.statusCode,
    });
  });
}

function countSockets(meter: Meter): () => void {
  const sockets = meter.createUpDownCounter('portal.sockets', {
    description: 'Sockets of the push server that are open',
  });
  sockets.add(0);
  return watch('socket', ({ more }) => sockets.add(more));
}

/** In milliseconds, around what is held to be good and poor. */
const VITALS = [50, 100, 200, 500, 800, 1_200, 1_800, 2_500, 3_000, 4_000, 6_000, 10_000];
/** Scores of what moves; 0.1 is good, 0.25 poor. */
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

function measureVitals(meter: Meter): () => void {
  const histogram = (name: string, description: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, advice: { explicitBucketBoundaries } });
  const times = histogram('portal.web_vitals', 'Web vitals of visits, milliseconds', VITALS);
  const shifts = histogram('portal.layout_shift', 'What moved on pages, as its score', SHIFTS);
  return watch('vital', ({ name, screen, value }) =>
    (name === 'CLS' ? shifts : times).record(value, { name, screen, ...addressOf() }),
  );
}

/** Measures and counts; returns a function that ends it. */
function watchAll(meter: Meter): () => void {
  const counting = (name: string, description: string) => {
    const counter = meter.createCounter(name, { description });
    return (event: Attributes) => counter.add(1, { ...event, ...addressOf() });
  };
  const ends = [
    measureRequests(meter),
    countSockets(meter),
    measureVitals(meter),
    watch('page', counting('portal.pages', 'Pages, from the cache or rendered')),
    watch('refusal', counting('portal.refusals', 'Refusals by a limit')),
    watch('wrongAnswer', counting('portal.wrong_answers', 'Fields that break the contract')),
    watch('mistake', counting('portal.browser_mistakes', 'Mistakes that browsers report')),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Measures the server, and shows it at `/metrics` of a port of its own, for Prometheus. Rejects when nothing
 * can listen there.
 */
export async function startMetrics(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const calls = openBackendCalls();
  calls.setMeterProvider(provider);
  const meter = provider.getMeter('portal');
  const stopWatching = watchAll(meter);
  app.addHook('onClose', async () => {
    stopWatching();
    calls.disable();
    await provider.shutdown();
  });
  await exporter.startServer();
}
