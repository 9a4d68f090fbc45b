import { describe, expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

async function read(url: string, headers: Record<string, string> = {}) {
  await using mock = await startMock();
  const { body, headers: answered } = await mock.app.inject({ url, headers });
  return { body, type: answered['content-type'] };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  test('lists public addresses of the site that was asked, each once, and nothing of the members', async () => {
    const { body, type } = await read('/sitemap.xml', { host: 'coop.example' });
    expect(type).toBe('application/xml; charset=utf-8');
    const urls = locations(body);
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of ['/home', '/list/news', '/list/download', '/board', '/loancal', '/show/103'])
      expect(urls).toContain(`http://coop.example${path}`);
    expect(urls.filter((url) => url?.includes('/show/')).length).toBeGreaterThan(14 * 12);
    expect(body).toMatch(
      /<loc>http:\/\/coop\.example\/show\/\d+<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
    );
    expect(urls.filter((url) => /\/(member|api|admin|load|colors)/.test(url ?? ''))).toEqual([]);
  });

  test('names the address that a server in front of it was called by', async () => {
    const { body } = await read('/sitemap.xml', {
      host: '127.0.0.1:4000',
      'x-forwarded-host': 'www.coop.example',
      'x-forwarded-proto': 'https',
    });
    expect(locations(body)[0]).toBe('https://www.coop.example/home');
  });

  test.each(['<script>', 'a.example/?x=', 'a b', 'a.example"', 'user@a.example', ''])(
    'never repeats a host that is none: %j',
    async (host) => {
      for (const url of ['/sitemap.xml', '/robots.txt']) {
        const { body } = await read(url, { 'x-forwarded-host': host });
        expect(body).toContain('http://localhost/');
        if (host) expect(body).not.toContain(host);
      }
    },
  );
});

test('robots may read the public site and find its map', async () => {
  const { body, type } = await read('/robots.txt', { host: '[::1]:3000' });
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toContain('User-agent: *\n');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).not.toMatch(/Disallow: \/(home|member|$)/m);
  expect(body).toContain('Sitemap: http://[::1]:3000/sitemap.xml\n');
});
