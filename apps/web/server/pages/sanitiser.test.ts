import createDOMPurify, { type WindowLike } from 'dompurify';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { createSanitiser } from '../../src/site/sanitiser.ts';
import { HELD_HTML, HOSTILE_HTML } from '../../src/testing/hostile-html.ts';
import { serverSanitiser } from './sanitiser.ts';

const { window } = new JSDOM('');
const sanitiser = serverSanitiser();

/** A text as a browser spells it, without white space before it, which is nothing. */
function spelled(html: unknown): string {
  window.document.body.innerHTML = String(html);
  return window.document.body.innerHTML.trimStart();
}

const sanitise = (html: string, origin?: string) => spelled(sanitiser(html, origin));

test.each(HOSTILE_HTML)(
  '[PUB-25] of %s the server leaves what the browser leaves',
  (html, safe) => {
    expect(sanitise(html)).toBe(safe);
    // Cached from the first time.
    expect(sanitise(html)).toBe(safe);
    // Safe text is not changed by another pass.
    expect(sanitise(safe)).toBe(safe);
  },
);

test('[PUB-25] one text stands in the pages of two sites, each with its own addresses', () => {
  const text = '<img src="https://one.example/mediafiles/a.png" alt="ก">';
  expect(sanitise(text, 'https://one.example')).toBe('<img src="/mediafiles/a.png" alt="ก">');
  expect(sanitise(text, 'https://two.example')).toBe('');
  expect(sanitise(text, 'https://one.example')).toBe('<img src="/mediafiles/a.png" alt="ก">');
});

const ATTRIBUTES =
  'href="/show/1" href="javascript:alert(1)" href=https://a.example/?a=1&b=2 src=/mediafiles/a.png src=//evil.example/a.png ' +
  'src="mediafiles/b.png" onerror=alert(1) alt="ก" title="</style>" title="a-->b" title="&quot;<x>" style="color:red" ' +
  'scope=row colspan=2 id=root class=x data-html=a';
const ELEMENTS =
  'a abbr b blockquote body br button caption center col colgroup div font foreignObject h1 h2 head hr html i iframe img ' +
  'input li marquee math mglyph mtext nobr noscript option p plaintext script select span style svg table tbody td ' +
  'template textarea th thead title tr ul x-y xmp';
const OTHERS = [
  'ก',
  ' นายประเสริฐ คงมั่น ',
  'x',
  '\n',
  '&lt;',
  '&amp;',
  '\u00a0',
  '"',
  "'",
  ']]>',
  '&#60;b',
];

/** Pieces of HTML in any order, nested in every wrong way. Only links have addresses, only pictures sources. */
const parts = fc.oneof(
  fc.constantFrom(...OTHERS),
  fc
    .tuple(
      fc.constantFrom(...ELEMENTS.split(' ')),
      fc.subarray(ATTRIBUTES.split(' '), { maxLength: 3 }),
    )
    .map(([tag, attributes]) => {
      const kept = attributes.filter(
        (attribute) =>
          (tag === 'a' || !attribute.startsWith('href')) &&
          (tag === 'img' || !attribute.startsWith('src')),
      );
      return `<${[tag, ...kept].join(' ')}>`;
    }),
  fc.constantFrom(...ELEMENTS.split(' ')).map((tag) => `</${tag}>`),
);

test('[PUB-25] a text that is nested so deeply that it cannot be read is left out, and its page stands', () => {
  expect(sanitise(`<p>ก</p>${'<blockquote>'.repeat(50_000)}`)).toBe('');
});

test('[PUB-25] of any HTML the server leaves what DOMPurify leaves in a browser', () => {
  const inBrowser = createSanitiser(createDOMPurify(window as unknown as WindowLike));
  const origin = 'https://coop.example';
  const html = fc.array(parts, { maxLength: 12 }).map((found) => found.join(''));
  fc.assert(
    fc.property(html, (text) => {
      expect(sanitise(text, origin)).toBe(spelled(inBrowser(text, origin)));
    }),
  );
});

test('[PUB-25] the server holds names by elements, and no letter is added', () => {
  const { html, safe } = HELD_HTML;
  expect(sanitise(html)).toBe(safe);
});
