import { expect, test } from 'vitest';
import { documentOf } from './document.ts';

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
