import type { SiteConfig } from '@coop/contracts/site';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { jsonLdElement } from './json-ld-element.ts';
import { type StructuredPage, structuredData } from './structured-data.ts';

const SITE: SiteConfig = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopNameEN: 'Example Teachers’ Savings and Credit Cooperative',
  coop_address: '99 ถนนราชดำเนิน',
  phone: '075-123-456',
};
const ITEM: StructuredPage = {
  site: SITE,
  origin: 'https://portal.example',
  url: '/show/103',
  title: 'ประกาศอัตราดอกเบี้ย',
  description: 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
  kind: 'article',
  publishedAt: '2026-02-01',
  image: '/og/show/103.png',
  trail: [
    { name: 'หน้าหลัก', href: '/home' },
    { name: 'ข่าวสหกรณ์', href: '/list/news' },
    { name: 'ประกาศอัตราดอกเบี้ย' },
  ],
};
const ORGANIZATION = 'https://portal.example/#organization';

test('[WEB-01] an item tells who published it, when, and where it stands', () => {
  expect(structuredData(ITEM)).toEqual([
    {
      '@type': 'Organization',
      '@id': ORGANIZATION,
      name: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
      alternateName: 'Example Teachers’ Savings and Credit Cooperative',
      url: 'https://portal.example/',
      logo: 'https://portal.example/seal.png',
      address: '99 ถนนราชดำเนิน',
      telephone: '075-123-456',
    },
    {
      '@type': 'NewsArticle',
      headline: 'ประกาศอัตราดอกเบี้ย',
      description: 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
      url: 'https://portal.example/show/103',
      mainEntityOfPage: 'https://portal.example/show/103',
      datePublished: '2026-02-01',
      dateModified: '2026-02-01',
      image: 'https://portal.example/og/show/103.png',
      inLanguage: 'th',
      author: { '@id': ORGANIZATION },
      publisher: { '@id': ORGANIZATION },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'หน้าหลัก', item: 'https://portal.example/home' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'ข่าวสหกรณ์',
          item: 'https://portal.example/list/news',
        },
        { '@type': 'ListItem', position: 3, name: 'ประกาศอัตราดอกเบี้ย' },
      ],
    },
  ]);
});

const typesOf = (page: Partial<StructuredPage>) =>
  structuredData({ ...ITEM, ...page }).map((datum) => Object.entries(datum)[0]);

test('[WEB-01] the first page tells of the cooperative, and no page without an address of its own', () => {
  expect(typesOf({ kind: 'page', trail: [] })).toEqual([['@type', 'Organization']]);
  expect(typesOf({ kind: 'page' })).toHaveLength(2);
  expect(typesOf({ origin: '' })).toEqual([]);
});

test.each([
  ['2026-02-01 08:30:00', '2026-02-01T08:30:00+07:00'],
  ['2026-02-01T01:30:00Z', '2026-02-01T08:30:00+07:00'],
  ['2026-02-31', undefined],
  ['', undefined],
])('[WEB-01] published %j is dated %s', (publishedAt, date) => {
  expect(structuredData({ ...ITEM, publishedAt })[1]).toHaveProperty('headline');
  const article = Object.entries(structuredData({ ...ITEM, publishedAt })[1] ?? {});
  expect(new Map<string, unknown>(article).get('datePublished')).toBe(date);
});

test('[WEB-01] an address that would run a script is left out', () => {
  const article = structuredData({ ...ITEM, image: 'javascript:alert(1)' })[1];
  expect(article).not.toHaveProperty('image');
});

const HOSTILE = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '</script>',
        '<!--',
        '<script>',
        ']]>',
        '&lt;',
        '\u2028',
        '"',
        '\\',
        "'",
        'ก',
      ),
    )
    .map((pieces) => pieces.join('')),
);

test('[WEB-01] no text can end the element, and all of it arrives', () => {
  fc.assert(
    fc.property(HOSTILE, (title) => {
      const objects = structuredData({
        ...ITEM,
        title,
        description: title,
        site: { ...SITE, coopNameTH: title },
      });
      const html = `<head>${jsonLdElement(objects)}<title>after</title></head>`;
      const { document } = new JSDOM(html).window;
      expect(document.title).toBe('after');
      expect(document.head.children).toHaveLength(2);
      const read: unknown = JSON.parse(document.querySelector('script')?.textContent ?? '');
      expect(read).toEqual({ '@context': 'https://schema.org', '@graph': objects });
    }),
    { numRuns: 50 },
  );
});
