import { expect, test } from 'vitest';

const templates = await import(new URL('../new/templates.mjs', import.meta.url).href);

test.each(['member', 'membergroup'])('a new page of %s is in the menu by its row', (area) => {
  const row = templates.addressRow(templates.namesOf(area, 'newcomer'), 'หน้าใหม่');
  expect(row).toMatch(/menu: \{ icon: '[\w-]+'/);
});

test.each(['member', 'membergroup', 'info'])(
  'the tests of a new page of %s hold for any rows',
  (area) => {
    const names = templates.namesOf(area, 'newcomer');
    const [, name = '', amount = ''] =
      /name: '(.+?)', amount: '(.+?)'/.exec(templates.handler(names)) ?? [];
    const baht = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
    const tests = templates.screenTest(names, 'หน้าใหม่') + templates.addressSample(names);
    expect([name, amount, baht].filter((words) => tests.includes(words))).toEqual([]);
  },
);
