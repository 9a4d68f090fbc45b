import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { ORIGIN, openShareApp } from '../testing/share-app.ts';
import { robotsText } from './sitemap.ts';
import { moveSitemap, writeSitemap } from './write-sitemap.ts';

const locsOf = (xml: string) =>
  [...new JSDOM(xml, { contentType: 'text/xml' }).window.document.querySelectorAll('loc')].map(
    (element) => element.textContent,
  );

/** A backend without these files; a single-page application answers every address with a page. */
async function withoutFiles(page?: string) {
  const bare = Fastify();
  if (page) bare.get('*', (_request, reply) => reply.type('text/html').send(page));
  const backendUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  return { backendUrl, [Symbol.asyncDispose]: () => bare.close() };
}

describe('/sitemap.xml', () => {
  test('[WEB-01] is the backend’s with the portal’s own addresses', async () => {
    await using opened = await openShareApp();
    const answer = await opened.app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const locs = locsOf(answer.body);
    expect(locs).toContain(`${ORIGIN}/home`);
    expect(locs).toContain(`${ORIGIN}/show/106`);
    expect(locs.filter((loc) => !loc?.startsWith(`${ORIGIN}/`))).toEqual([]);
  });

  test('[WEB-01] is made of addresses, menu and lists where the backend has none', async () => {
    await using bare = await withoutFiles();
    await using built = await openShareApp({ backendUrl: bare.backendUrl });
    await using opened = await openShareApp();
    const locs = locsOf((await built.app.inject('/sitemap.xml')).body);
    const theirs = locsOf((await opened.app.inject('/sitemap.xml')).body);
    expect(locs).toContain(`${ORIGIN}/loancal`);
    expect(locs.filter((loc) => loc?.includes('/show/')).length).toBeGreaterThan(100);
    expect(locs.filter((loc) => loc?.includes('/boardShow/')).length).toBeGreaterThan(20);
    const unknown = locs.filter((loc) => !theirs.includes(loc));
    expect(unknown.filter((loc) => !loc?.includes('/boardShow/'))).toEqual([]);
    expect(locs.filter((loc) => /\/member/.test(loc ?? ''))).toEqual([]);
  });

  test('[WEB-02] is 503 when the backend is down, and 404 without an address of the portal’s own', async () => {
    await using nameless = await openShareApp({ originOf: () => '' });
    expect((await nameless.app.inject('/sitemap.xml')).statusCode).toBe(404);
    await using opened = await openShareApp();
    await opened.stopBackend();
    expect((await opened.app.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  test.each([
    ['http://backend:4000/show/1?a=1&amp;b=2', `${ORIGIN}/show/1?a=1&b=2`],
    ['<![CDATA[http://backend/list/news?x=1&y=2]]>', `${ORIGIN}/list/news?x=1&y=2`],
    ['/home', `${ORIGIN}/home`],
    ['https://backend/&#60;b&gt;', `${ORIGIN}/%3Cb%3E`],
    ['http://[', `${ORIGIN}/`],
  ])('[WEB-01] moves %s to %s', (loc, moved) => {
    expect(locsOf(moveSitemap(`<urlset><url><loc>${loc}</loc></url></urlset>`, ORIGIN))).toEqual([
      moved,
    ]);
  });

  test('[WEB-01] names each address once, escaped, with its day', () => {
    const entries = [
      { path: '/list/a&b' },
      { path: '/list/ข่าว', changed: '2026-02-01 08:00:00' },
      { path: '/list/a&b', changed: '2026' },
    ];
    const sitemap = writeSitemap(entries, ORIGIN);
    expect(locsOf(sitemap)).toEqual([
      `${ORIGIN}/list/a&b`,
      `${ORIGIN}/list/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7`,
    ]);
    expect(sitemap.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-02-01</lastmod>']);
  });
});

describe('/robots.txt', () => {
  test('[WEB-01] has the backend’s rules, keeps robots out of the areas, and names the portal’s sitemap', async () => {
    await using opened = await openShareApp();
    const answer = await opened.app.inject('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = answer.body.split('\n');
    expect(lines).toContain('Disallow: /api/');
    // Nor does it tell anybody where else to look.
    expect(answer.body).not.toMatch(/admin|__control/);
    expect(lines).toContain('Disallow: /member/');
    expect(lines).toContain('Disallow: /membergroup/');
    // Its noindex must be read to be followed.
    expect(lines).toContain('Allow: /member/logon');
    expect(lines.filter((line) => /sitemap/i.test(line))).toEqual([
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });

  test('[WEB-02] is there when the backend is not', async () => {
    await using opened = await openShareApp();
    await opened.stopBackend();
    const answer = await opened.app.inject('/robots.txt');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^User-agent: \*\nDisallow: \/api\//);
  });

  test('[WEB-01] names no sitemap of another', () => {
    const theirs = 'User-agent: *\nDisallow:\nsitemap: http://backend/sitemap.xml\n';
    expect(robotsText(theirs, '')).not.toMatch(/sitemap/i);
  });
});
