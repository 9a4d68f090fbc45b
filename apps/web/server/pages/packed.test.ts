import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { packed, sendPage } from './packed.ts';

const PAGE = { status: 200, headers: {}, html: '<p>สหกรณ์</p>', inline: {}, isKept: true };

test.each(['br', 'gzip'])(
  '[WEB-02] a form in %s that failed is made again for the next',
  async (encoding) => {
    let reads = 0;
    const page = {
      ...packed(PAGE),
      get html() {
        reads += 1;
        // Nothing can be compressed but text.
        return reads === 1 ? (1 as never) : PAGE.html;
      },
    };
    const app = Fastify();
    onTestFinished(() => app.close());
    app.get('/', (request, reply) => sendPage(request, reply, page));
    const ask = () => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect((await ask()).statusCode).toBe(500);
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).headers['content-encoding']).toBe(encoding);
  },
);
