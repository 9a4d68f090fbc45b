import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as CookiesPolicy } from '../info/cookies-policy/route.tsx';
import { Component as PrivatePolicy } from '../info/private-policy/route.tsx';
import { fetchFromMock } from '../testing/mock-backend.ts';
import { acrossElements } from '../testing/read.ts';
import { openScreen } from '../testing/render-screen.tsx';
import { sectionsOf } from './page-section.ts';

const path = '/privacy-policy/private-policy';
const texts = { privacy: '/texts/privacy.json', cookies: '/texts/cookies.json' };
const officer = { name: 'นางสาวปรียา ใจดี', phone: '075-123-457', email: 'dpo@coop.example' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchFromMock);
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  vi.unstubAllGlobals();
});

describe('[WEB-06] the page of a legal text', () => {
  test('shows the deployment’s own words, since when they hold, and each section by its link', async () => {
    await openScreen(PrivatePolicy, { at: path, site: { texts, privacy_contact: officer } });
    expect(await screen.findByText(/^มีผลตั้งแต่วันที่ 21.พฤศจิกายน.2569$/)).toBeDefined();
    expect(screen.getByText('ฉบับที่ 2569-1')).toBeDefined();
    const contents = screen.getByRole('navigation', { name: 'เนื้อหาในหน้านี้' });
    const rights = within(contents).getByText('สิทธิของท่าน');
    expect(rights.getAttribute('href')).toBe('#rights');
    expect(document.getElementById('rights')?.textContent).toBe('สิทธิของท่าน');
    expect(await screen.findByText(/ไม่เกิน 10 ปี/)).toBeDefined();
  });

  test('that nobody has dated says that it is a draft', async () => {
    const read = fetchFromMock;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof read>) => {
      const { effective_from: _, ...undated } = await (await read(...request)).json();
      return Response.json(undated);
    });
    await openScreen(PrivatePolicy, { at: path, site: { texts } });
    expect(await screen.findByText('ร่าง ยังไม่มีผล')).toBeDefined();
    expect(screen.queryByText(/^มีผลตั้งแต่/)).toBeNull();
  });

  test('names whom to ask, with a number to ring', async () => {
    await openScreen(PrivatePolicy, { at: path, site: { texts, privacy_contact: officer } });
    const phone = await screen.findByRole('link', { name: '075-123-457' });
    expect(phone.getAttribute('href')).toBe('tel:075123457');
    expect(screen.getByText(acrossElements('นางสาวปรียา ใจดี'))).toBeDefined();
    expect(screen.getByRole('link', { name: 'dpo@coop.example' })).toBeDefined();
  });

  test('says that none is published and whom to ask, and promises nothing', async () => {
    await openScreen(PrivatePolicy, { at: path, site: { phone: '075-123-456' } });
    expect(screen.getByText(/^สหกรณ์ยังไม่ได้เผยแพร่นโยบายความเป็นส่วนตัว/)).toBeDefined();
    expect(screen.getByRole('link', { name: '075-123-456' })).toBeDefined();
    expect(document.body.textContent).not.toMatch(/มีผลตั้งแต่|72 ชั่วโมง|10 ปี|30 วัน/);
  });

  test.each([
    ['no text at all', '/healthz'],
    ['a page', '/robots.txt'],
  ])('that reads %s says so and can be tried again', async (_name, privacy) => {
    const { user, toasts } = await openScreen(PrivatePolicy, {
      at: path,
      site: { texts: { privacy } },
    });
    const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
    expect(screen.getByText('โปรดลองใหม่อีกครั้ง หรือสอบถามตามช่องทางด้านล่าง')).toBeDefined();
    expect(toasts).toEqual([]);
    vi.stubGlobal('fetch', () => fetchFromMock('/texts/privacy.json'));
    await user.click(retry);
    expect(await screen.findByText(/^มีผลตั้งแต่/)).toBeDefined();
  });

  test('of the cookies has what the software keeps below the text', async () => {
    await openScreen(CookiesPolicy, { at: '/privacy-policy/cookies-policy', site: { texts } });
    expect(await screen.findByText(/^มีผลตั้งแต่วันที่ 21.พฤศจิกายน.2569$/)).toBeDefined();
    expect(screen.getByText('acceptCookie')).toBeDefined();
    expect(screen.getByRole('button', { name: 'ถอนความยินยอมการใช้คุกกี้' })).toBeDefined();
  });

  test('leads an address with an anchor to its section once that has come', async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.id);
    };
    await openScreen(PrivatePolicy, { at: `${path}#rights`, path, site: { texts } });
    await waitFor(() => expect(scrolled).toEqual(['rights']));
  });
});

test('[WEB-06] sections have an anchor each, also where a text gives none or one twice', () => {
  const section = { heading: 'ก', html: '<p>ข</p>' };
  const sections = [section, { ...section, id: 'a' }, { ...section, id: 'a' }];
  expect(sectionsOf({ sections }).map(({ id }) => id)).toEqual(['section-1', 'a', 'section-3']);
});
