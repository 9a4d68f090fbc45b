import { expect, test } from 'vitest';
import { disableUntilHydrated } from './controls.ts';

test.each(['button', 'input', 'select', 'textarea'])(
  '[WEB-03] a %s does nothing before its script is there, and is marked to be enabled',
  (name) => {
    expect(disableUntilHydrated(`<p><${name} type="button">ก</p>`)).toBe(
      `<p><${name} disabled="" data-hydrating="" type="button">ก</p>`,
    );
  },
);

test('[WEB-03] a form that is a plain address works without scripts, those around it do not', () => {
  const form = '<form action="/search" method="get"><input name="q"/><button>ค้นหา</button></form>';
  const post = '<form method="post"><button>ส่ง</button></form>';
  expect(disableUntilHydrated(`<button>a</button>${form}<i></i>${form}${post}`)).toBe(
    `<button disabled="" data-hydrating="">a</button>${form}<i></i>${form}` +
      '<form method="post"><button disabled="" data-hydrating="">ส่ง</button></form>',
  );
});

test('[AUTH-01] what is typed to sign in before the scripts are there is kept', () => {
  const field = '<input type="password" name="mem_password"/>';
  expect(disableUntilHydrated(field)).toBe(field);
});

test('what is disabled anyway stays so', () => {
  const button = '<button type="button" disabled="">ก</button>';
  expect(disableUntilHydrated(button)).toBe(button);
});

test('no words and no attribute make a control', () => {
  const words = '<p title="&lt;button>">&lt;button&gt; input select</p><buttons></buttons>';
  expect(disableUntilHydrated(words)).toBe(words);
});
