import { describe, expect, test } from 'vitest';
import {
  fill,
  MOURNING_CLASS,
  markedSite,
  namedManifest,
  ORIGIN,
  PREAMBLE,
  SITE_ELEMENT,
  toTemplate,
} from './slots.ts';

const SITE = { coopNameTH: 'สหกรณ์ครู <จำกัด> & "เพื่อน"', coopNameEN: 'Teachers’ Co-op' };
const origin = 'https://coop.example';

/** What a page would be written as, for a site of marks. */
const page = (hasLogo: boolean) => {
  const site = markedSite(hasLogo);
  const seal = hasLogo ? `<img src="${site.logo}">` : `<b>${site.initials}</b>`;
  const image = `${ORIGIN}${site.logo ?? '/seal.png'}`;
  return `<p>${seal}${site.coopNameTH} ${site.coopNameEN}</p><a href="tel:${site.phone}">${image}</a>`;
};
const template = toTemplate(page(true), page(false));

describe('a prerendered page', () => {
  test('is a template of the web server', () => {
    expect(template).toContain('{{$site.coopNameTH | html}}');
    expect(template).toContain('{{if $site.logo}}');
    expect(template).not.toMatch(/xCoopName|xlogox|portal\.invalid|[\ue000-\uf8ff]/);
  });

  test('is filled with the words of a site without a seal, as text', () => {
    expect(fill(template, { site: SITE, origin })).toBe(
      '<p><b>สห</b>สหกรณ์ครู &lt;จำกัด&gt; &amp; &#34;เพื่อน&#34; Teachers’ Co-op</p>' +
        '<a href="tel:">https://coop.example/seal.png</a>',
    );
  });

  test('is filled with the seal, the initials and the phone of a site that has them', () => {
    const site = { ...SITE, coopNameTH: 'สหกรณ์', logo: '/mediafiles/seal.svg', phone: '075-1' };
    expect(fill(template, { site, origin })).toBe(
      '<p><img src="/mediafiles/seal.svg">สหกรณ์ Teachers’ Co-op</p>' +
        '<a href="tel:075-1">https://coop.example/mediafiles/seal.svg</a>',
    );
    const foreign = { ...site, logo: 'https://cdn.example/seal.svg' };
    expect(fill(template, { site: foreign, origin })).toContain('>https://cdn.example/seal.svg<');
  });

  test('holds the configuration in an element that no text of it can end', () => {
    const site = { ...SITE, www_description: '</script><script>alert(1)</script>' };
    const filled = fill(PREAMBLE + SITE_ELEMENT, { site, origin });
    expect(filled.match(/<\/?script/g)).toHaveLength(2);
    expect(JSON.parse(filled.replace(/<.*?>/g, ''))).toEqual(site);
  });

  test('and the manifest of an installed portal bear the cooperative’s name', () => {
    const manifest = namedManifest('{ "id": "/", "name": "ระบบสมาชิก", "short_name": "สหกรณ์" }');
    expect(JSON.parse(fill(manifest, { site: SITE, origin }))).toEqual({
      id: '/',
      name: SITE.coopNameTH,
      short_name: 'สหกรณ์',
    });
  });

  test('is grey unless the site says otherwise', () => {
    const html = `<html${MOURNING_CLASS}>`;
    expect(fill(html, { site: SITE, origin })).toBe('<html class="mourning">');
    expect(fill(html, { site: { ...SITE, mourning: true }, origin })).toBe(
      '<html class="mourning">',
    );
    expect(fill(html, { site: { ...SITE, mourning: false }, origin })).toBe('<html class="">');
  });

  test('with braces of its own, or an expression that is not known, is refused', () => {
    expect(() => toTemplate('{{x}}', '{{x}}')).toThrow('{{');
    expect(() => fill('{{$site.other}}', { site: SITE, origin })).toThrow('{{$site.other}}');
  });
});
