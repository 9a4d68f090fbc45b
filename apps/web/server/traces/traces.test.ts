import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildPortal, startBackend } from '../testing/portal.ts';
import { startTraces } from './start-traces.ts';

test('[OPS-02] a visitor’s call and the backend’s are one trace, under the number that he reads, without what he typed', async () => {
  vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const exporter = new InMemorySpanExporter();
  onTestFinished(startTraces(new SimpleSpanProcessor({ exporter })));
  const requests: unknown[] = [];
  const { url } = await startBackend(({ headers }, reply) => {
    requests.push(headers.traceparent);
    reply.end('{}');
  });
  const app = await buildPortal({ backendUrl: url });
  // Whose numbers are not believed.
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const answer = await app.inject({ url: '/api/info/menu?q=secret', headers });
  await expect.poll(() => exporter.getFinishedSpans().map(({ name }) => name)).toHaveLength(2);
  const spans = exporter.getFinishedSpans();
  const outer = spans.find(({ name }) => name === 'GET /api/*');
  const client = spans.find((span) => span !== outer);
  const { traceId, spanId } = outer?.spanContext() ?? {};
  expect(traceId).toBe(answer.headers['x-request-id']);
  expect(client?.parentSpanContext?.spanId).toBe(spanId);
  expect(client?.spanContext().traceId).toBe(traceId);
  expect(requests).toEqual([`00-${traceId}-${spanId}-01`]);
  expect(outer?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'url.path': '/api/info/menu?q=*',
  });
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('secret');
});
