import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  context,
  propagation,
  type Span,
  type TextMapPropagator,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { maskUri } from '../log.ts';
import { followSpans, traceOfHeaders } from '../trace/trace.ts';
import { cooperativeOf } from '../watched.ts';
import { openBackendCalls } from './backend-calls.ts';

/** Continues the trace that the server has numbered; it names the backend's calls itself, in whatever way they are made. */
const NUMBERED: TextMapPropagator = {
  extract(before, headers) {
    const found = traceOfHeaders(headers);
    if (!found) return before;
    const { traceId, spanId, flags } = found;
    const traceFlags = flags === '00' ? TraceFlags.NONE : TraceFlags.SAMPLED;
    return trace.setSpanContext(before, { traceId, spanId, traceFlags, isRemote: true });
  },
  inject: () => undefined,
  fields: () => [],
};

/** Names a span as the log and the metrics do. */
function describe(span: Span, request: FastifyRequest): void {
  const { url, method, routeOptions } = request;
  span.updateName(`${method} ${routeOptions.url ?? ''}`.trim());
  span.setAttribute('url.path', maskUri(url));
  const cooperative = cooperativeOf(request);
  if (cooperative !== undefined) span.setAttribute('server.address', cooperative);
}

/** Share of the visits that are traced where OTEL_TRACES_SAMPLER_ARG says none: all of them cost a sixth of the pages. */
const SHARE = 0.1;

/**
 * Traces every server that is built from now on and its calls to backends, and sends that to the collector of
 * OTEL_EXPORTER_OTLP_ENDPOINT. Returns a function that sends the last of it.
 */
export function startTraces(
  processor: SpanProcessor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
): () => Promise<void> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'portal' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const sampler = new TraceIdRatioBasedSampler(
    Number(process.env.OTEL_TRACES_SAMPLER_ARG || SHARE),
  );
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(NUMBERED);
  followSpans(() => trace.getActiveSpan()?.spanContext().spanId);
  const calls = openBackendCalls();
  const requests = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    requestHook: describe,
  });
  return async () => {
    calls.disable();
    requests.disable();
    await provider.shutdown();
  };
}
