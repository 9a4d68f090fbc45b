import Fastify from 'fastify';

// Baseline for a derived feed: Fastify routes that send the same bytes and do nothing else, ready-made or, below
// `/written`, written down for each call. The parent sends the answers, this process sends its address back.

process.once('message', async (answers: Record<string, object>) => {
  const app = Fastify({ forceCloseConnections: true });
  for (const [path, answer] of Object.entries(answers)) {
    const bytes = Buffer.from(JSON.stringify(answer));
    app.post(path, (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
    app.post(`/written${path}`, () => answer);
  }
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ address });
});
