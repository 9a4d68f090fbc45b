import Fastify from 'fastify';

// Baseline for a derived feed: a Fastify route that answers the same bytes and does nothing else. The parent sends the
// answers, this process sends its address back.

process.once('message', async (answers: Record<string, object>) => {
  const app = Fastify({ forceCloseConnections: true });
  for (const [path, answer] of Object.entries(answers)) app.post(path, () => answer);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(address);
});
