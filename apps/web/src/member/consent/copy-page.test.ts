import { endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { DataSection, MemberDataCopy } from '@coop/contracts/member/own/consent';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApi } from '../../client/backend.ts';
import { fetchFromMock, openWorld, signIn } from '../../testing/mock-backend.ts';
import { SITE } from '../../testing/render-screen.tsx';
import { copyPage } from './copy-page.ts';

const pageOf = (copy: MemberDataCopy) =>
  new DOMParser().parseFromString(copyPage(copy, 'สหกรณ์'), 'text/html');

const pageWith = (name: string, ...records: DataSection['records']) =>
  pageOf({
    made_at: '2026-11-20 09:00:00',
    membership_no: '00001',
    sections: [{ name, title: 'หัวข้อ', records }],
  });

test('[ABI-10] on a phone each value of a row stands under its label, in letters of their size', () => {
  const page = pageWith('share', { rows: [{ operate_date: '2026-10-31', amount: '1500.00' }] });
  const labels = [...page.querySelectorAll('th')].map((head) => head.textContent);
  const cells = [...page.querySelectorAll('td')].map((cell) => cell.getAttribute('data-of'));
  expect(cells).toEqual(labels);
  expect(page.querySelector('style')?.textContent).toContain('td::before{content:attr(data-of)');
  expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain(
    'initial-scale=1',
  );
});

test('[ABI-10] the copy is a list of headings, each opening its records; paper has all of them', () => {
  const page = pageWith('share', { rows: [{ amount: '1500.00' }] });
  const [section] = page.querySelectorAll('body > details:not([open])');
  expect(section?.querySelector('summary > h2')?.textContent).toBe('หัวข้อ');
  expect(section?.querySelector('td')?.textContent).toBe('1,500.00');
  expect(page.querySelector('style')?.textContent).toMatch(/@media print\{.*::details-content/);
});

test('[ABI-10] a code is said in the words of the pages, and stays a code for programs', () => {
  const log = [{ event: 'GIVEN', decided_at: '2026-11-20 09:00:00' }];
  const page = pageWith('consents', { log });
  expect(page.querySelector('td')?.textContent).toBe('ให้ความยินยอม');
  expect(page.querySelector('#data')?.textContent).toContain('"event": "GIVEN"');
});

/** Every value of the codes in a schema, by its field. */
function codesIn(schema: unknown, field = ''): [field: string, code: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: codes = [], properties = {} } = schema as {
    enum?: string[];
    properties?: Record<string, unknown>;
  };
  return [
    ...codes.map((code): [string, string] => [field, code]),
    ...Object.entries(properties).flatMap(([name, inner]) => codesIn(inner, name)),
    ...Object.entries(schema).flatMap(([key, inner]) =>
      key === 'properties' ? [] : codesIn(inner, field),
    ),
  ];
}

const isCode = (value: string) => /^[\w-]+$/.test(value) && !/^-?$/.test(value);

test('[ABI-10] every code that the contract knows is said in Thai', () => {
  const schemas = Object.values<Endpoint>(endpoints)
    .filter(({ dataCopy = {} }) => 'section' in dataCopy)
    .map(({ response }) => z.toJSONSchema(response));
  const codes = schemas.flatMap((schema) => codesIn(schema)).filter(([, code]) => isCode(code));
  expect(new Map(codes).size).toBeGreaterThan(15);
  const change = { item_group: 'LOAN', previous_amount: '0.00', amount: '1.00' };
  for (const [field, code] of codes) {
    const page =
      field === 'code'
        ? pageWith('kep_detail', {
            changes: [{ ...change, causes: [{ code, amount: '1.00', before: '28', now: '31' }] }],
          })
        : pageWith('any', { [field]: code, coll_type_desc: 'บุคคลค้ำประกัน', title: 'เรื่อง' });
    const [value] = [...page.querySelectorAll('td td:first-child, dl > dd')].slice(
      field === 'code' ? -1 : 0,
    );
    expect([field, code, isCode(value?.textContent ?? '')]).toEqual([field, code, false]);
  }
});

/** Labels of values that are Latin, or drawn by chance. */
const LATIN = ['อีเมล', 'รหัสสั้น', 'รหัสอุปกรณ์', 'รหัสการเข้าสู่ระบบ', 'กุญแจสาธารณะของระบบ'];

/** Words of Latin letters alone among the values, each with its label. */
function latinWords(page: Document): string[] {
  const cells = [...page.querySelectorAll('td, dd')].filter((cell) => cell.children.length === 0);
  return cells.flatMap((cell) => {
    const label = cell.getAttribute('data-of') ?? cell.previousElementSibling?.textContent ?? '';
    if (LATIN.includes(label)) return [];
    const words = (cell.textContent ?? '').split(', ').filter((word) => /^[a-z]\w+$/i.test(word));
    return words.map((word) => `${label}: ${word}`);
  });
}

test.each(['00001', '00003', '00010'])(
  '[ABI-10] nobody reads a code in the copy of member %s',
  async (member) => {
    openWorld();
    const api = createApi(SITE, fetchFromMock);
    await signIn(api, member);
    const copy = await api('memberDataCopyCreate', { body: { mem_password: 'demo1234' } });
    const page = pageOf(copy);
    expect(page.querySelectorAll('td, dd').length).toBeGreaterThan(500);
    expect(latinWords(page)).toEqual([]);
    expect(page.querySelector('#kep_detail')?.textContent).toContain('เดือนก่อน');
  },
);
