import { readFile } from 'node:fs/promises';
import { ADDRESSES } from '@coop/addresses/addresses';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { documentOf, type Parts } from './document.ts';

const NAMES = { coopNameTH: 'สหกรณ์ตัวอย่าง', coopNameEN: 'Example' };
const assets = {
  first: '<link rel="stylesheet" href="/assets/a.css">',
  scripts: '<script src="/assets/a.js"></script>',
};
const pageOf = (parts: Partial<Parts> = {}) =>
  documentOf({ assets, site: NAMES, head: '<title>ข</title>', body: '<p>ค</p>', ...parts });
const open = (parts: Partial<Parts>) => new JSDOM(pageOf(parts)).window.document;
const without = (parts: Partial<Parts>) => open(parts).querySelector('noscript')?.textContent;

test('[WEB-06] the sheet of the cooperative’s colour comes after those whose tokens it replaces', () => {
  const page = pageOf({ site: { ...NAMES, colours: { brand: '#003399' } } });
  expect(page.indexOf('/site.css?')).toBeGreaterThan(page.indexOf('/assets/a.css'));
  expect(page.match(/theme-color/g)).toHaveLength(1);
  expect(page).not.toContain('#0a4a40');
});

test('[WEB-06] a page without a colour of its own loads no further sheet', () => {
  const page = pageOf();
  expect(page).not.toContain('/site.css');
  expect(page).toContain('<meta name="theme-color" content="#0a4a40">');
});

test('[WEB-10] the icons of a page are those of their version', () => {
  const icons = (parts: Partial<Parts>) =>
    [...open(parts).querySelectorAll('link[rel$=icon]')].map((link) => link.getAttribute('href'));
  expect(icons({ icons: '0a1b2c3d' })).toEqual([
    '/seal.svg?v=0a1b2c3d',
    '/icons/apple-touch-icon.png?v=0a1b2c3d',
  ]);
  expect(icons({})).toEqual(['/seal.svg', '/icons/apple-touch-icon.png']);
});

test('[LAY-05] two fingers make a page larger', () => {
  const [view = '', ...more] = pageOf().match(/<meta name="viewport"[^>]*>/g) ?? [];
  expect(more).toEqual([]);
  expect(view).toContain('width=device-width');
  expect(view).not.toMatch(/user-scalable|(?:minimum|maximum)-scale/);
});

test('[MEM-26] an installed portal opens on its own, with icons that may be cut, and shortcuts to pages that there are', async () => {
  const file = new URL('../../../public/manifest.webmanifest', import.meta.url);
  const { display, icons, shortcuts, start_url } = JSON.parse(await readFile(file, 'utf8'));
  expect(display).toBe('standalone');
  expect(icons.map((icon: { purpose?: string }) => icon.purpose)).toContain('maskable');
  const addresses: string[] = [
    start_url,
    ...shortcuts.map((shortcut: { url: string }) => shortcut.url),
  ];
  expect(addresses).toEqual(['/member/status', '/member/kep', '/member/loan', '/member/deposit']);
  const known = ADDRESSES.map(({ path }) => path);
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
});

test('[WEB-03] a page that is nothing without scripts says whom to ring', () => {
  const { body } = open({ site: { ...NAMES, phone: '075-123 <456>' } });
  expect(body.querySelector('noscript')?.textContent).toBe(
    'หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน หรือโทรศัพท์ 075-123 <456>',
  );
  expect(body.querySelector<HTMLAnchorElement>('noscript a')?.href).toBe('tel:075123456');
  expect(without({})).toBe('หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน');
});

test('[WEB-03] a page that can be read says nothing without scripts, unless it is not whole', () => {
  const data = { origin: '', at: 1, cache: { mutations: [], queries: [] }, router: {} };
  expect(without({ data })).toBeUndefined();
  expect(without({ data, isComplete: false })).toMatch(/กรุณาเปิดหน้านี้ใหม่อีกครั้ง$/);
});

test('[WEB-03] a browser that is too old is told what to do and whom to ring', () => {
  const site = { ...NAMES, phone: '075-123-456' };
  const noticeIn = (parts: Partial<Parts>) => open(parts).getElementById('older-browser');
  expect(noticeIn({ site })?.textContent).toBe(
    'เบราว์เซอร์ของเครื่องนี้เป็นรุ่นเก่า จึงเปิดหน้านี้ไม่ได้ กรุณาอัปเดตเบราว์เซอร์หรือระบบของเครื่อง หรือเปิดด้วยเครื่องอื่น หรือโทรศัพท์ 075-123-456',
  );
  expect(noticeIn({ site })?.querySelector('a')?.getAttribute('href')).toBe('tel:075123456');
  expect(noticeIn({})?.hidden).toBe(true);
  const data = { origin: '', at: 1, cache: { mutations: [], queries: [] }, router: {} };
  expect(noticeIn({ data })?.textContent).toMatch(
    /^เบราว์เซอร์ของเครื่องนี้เป็นรุ่นเก่า ท่านอ่านหน้านี้ได้ แต่ยังใช้ปุ่มและแบบฟอร์มไม่ได้ .*เครื่องอื่น$/,
  );
});

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 & $& $1 $`';

test('[WEB-04] no text in the data can end its element, and it is read as it was', () => {
  const data = { origin: HOSTILE, at: 1, cache: { mutations: [], queries: [] }, router: {} };
  const site = { ...NAMES, slogan: HOSTILE };
  const document = open({ data, site });
  expect(document.querySelectorAll('script')).toHaveLength(3);
  const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '');
  expect(read('rendered')).toEqual(data);
  expect(read('site')).toEqual(site);
});

test('[WEB-04] nothing in a page is taken for a pattern of what replaces it', () => {
  const page = pageOf({ body: '<p>$& $1 $` $$</p>', head: '<title>$&</title>' });
  expect(page).toContain('<div id="root"><p>$& $1 $` $$</p></div>');
  expect(page).toContain('<title>$&</title><meta name="theme-color"');
});

test('[WEB-01] a page has one title: its own, or the name of the cooperative', () => {
  const titles = (parts: Partial<Parts>) => pageOf(parts).match(/<title>.*?<\/title>/g);
  expect(titles({})).toEqual(['<title>ข</title>']);
  expect(titles({ head: '' })).toEqual(['<title>สหกรณ์ตัวอย่าง</title>']);
  expect(titles({ head: '', site: undefined })).toEqual(['<title>ระบบสมาชิกสหกรณ์ออมทรัพย์</title>']);
});
