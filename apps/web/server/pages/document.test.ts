import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { documentOf, parted } from './document.ts';

const NAMES = { coopNameTH: 'สหกรณ์ตัวอย่าง', coopNameEN: 'Example' };
const template = `<html lang="th"><head><meta name="theme-color" content="#0a4a40" />
<link rel="stylesheet" href="/assets/a.css"><title>ก</title></head><body><noscript>ต้องเปิดใช้ JavaScript</noscript><div id="root"></div></body></html>`;
const pageOf = (site: object) =>
  documentOf({ template, site: { ...NAMES, ...site }, head: '<title>ข</title>', body: '' });

test('[WEB-06] the sheet of the cooperative’s colour comes after those whose tokens it replaces', () => {
  const page = pageOf({ colours: { brand: '#003399' } });
  expect(page.indexOf('/site.css?')).toBeGreaterThan(page.indexOf('/assets/a.css'));
  expect(page.match(/theme-color/g)).toHaveLength(1);
  expect(page).not.toContain('#0a4a40');
});

test('[WEB-06] a page without a colour of its own loads no further sheet', () => {
  const page = pageOf({});
  expect(page).not.toContain('/site.css');
  expect(page).toContain('<meta name="theme-color" content="#0a4a40">');
});

test('[WEB-03] a page that is nothing without scripts says whom to ring; one that was rendered says nothing', () => {
  expect(pageOf({ phone: '075-123 <456>' })).toContain(
    '<noscript>ต้องเปิดใช้ JavaScript หรือโทรศัพท์ <a href="tel:075123456" class="nowrap">075-123 &lt;456></a></noscript>',
  );
  expect(pageOf({})).toContain('<noscript>ต้องเปิดใช้ JavaScript</noscript>');
  const rendered = { template, site: NAMES, head: '', body: '<main></main>', hydrates: '/home' };
  expect(documentOf(rendered)).not.toContain('<noscript>');
});

const hydrated = (parts: object) =>
  documentOf({ template, site: NAMES, head: '<title>ข</title>', body: '<p>ค</p>', ...parts });
const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 & $& $1 $`';

test('[WEB-04] no text in the written data can end its element, and it is read as it was', () => {
  const answers = [{ key: 'infoTopicShow', body: { topic_id: 1 }, data: { title: HOSTILE } }];
  const data = { origin: '', at: 1, answers } as never;
  const site = { ...NAMES, slogan: HOSTILE };
  const { document } = new JSDOM(hydrated({ hydrates: '/show/1', data, site })).window;
  expect(document.querySelectorAll('script')).toHaveLength(2);
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
  expect(read('written')).toEqual(data);
  expect(read('site')).toEqual(site);
});

test('[WEB-04] nothing in a page is taken for a pattern of what replaces it', () => {
  const page = hydrated({
    hydrates: '/show/1',
    body: '<p>$& $1 $` $$</p>',
    head: '<title>$&</title>',
  });
  expect(page).toContain('<div id="root" data-page="/show/1"><p>$& $1 $` $$</p></div>');
  expect(page).toContain('<title>$&</title><meta name="theme-color"');
});

test('[WEB-04] an address cannot end the attribute that names it', () => {
  const page = hydrated({ hydrates: '/"><img src=x>' });
  const { document } = new JSDOM(page).window;
  expect(document.querySelector('img')).toBeNull();
  expect(document.getElementById('root')?.dataset.page).toBe('/"><img src=x>');
});

test('[WEB-01] a page has one title: its own, or that of the build', () => {
  expect(hydrated({}).match(/<title>.*?<\/title>/g)).toEqual(['<title>ข</title>']);
  expect(hydrated({ head: '' }).match(/<title>.*?<\/title>/g)).toEqual(['<title>ก</title>']);
});

test('[WEB-03] a page that is not whole says so without scripts, and whom to ring', () => {
  const told = (parts: object) => /<noscript>(.*)<\/noscript>/.exec(hydrated(parts))?.[1];
  const site = { ...NAMES, phone: '075-123' };
  expect(told({ hydrates: '/home', isWhole: false, site })).toMatch(
    /กรุณาเปิดหน้านี้ใหม่อีกครั้ง หรือโทรศัพท์ <a href="tel:075123" class="nowrap">075-123<\/a>$/,
  );
  expect(told({ hydrates: '/home' })).toBeUndefined();
});

test('[WEB-01] React’s elements for the head are told from the page, and marked to be replaced', () => {
  expect(
    parted(
      '<link rel="preload" as="image" href="/a.png"/><title>ก &lt;ข</title><meta name="description" content="ค"/>' +
        '<link rel="canonical" href="/home"/><div><title>no</title><button>ง</button></div>',
    ),
  ).toEqual({
    head:
      '<title data-prerendered="">ก &lt;ข</title><meta data-prerendered="" name="description" content="ค"/>' +
      '<link data-prerendered="" rel="canonical" href="/home"/>',
    body: '<div><title>no</title><button disabled="" data-hydrating="">ง</button></div>',
  });
});
