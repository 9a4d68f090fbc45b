import { expect, test } from 'vitest';
import { endpointKeys } from '../endpoints.ts';
import { renderApiPages } from './api-pages.ts';

const pages = renderApiPages();

test('every call has its section and its line of the contents, once', () => {
  const sections = [...pages.matchAll(/^### (\w+)$/gm)].map((match) => match[1]);
  expect(sections.filter((name) => name !== 'Failures').sort()).toEqual([...endpointKeys].sort());
  const links = [...pages.matchAll(/^ {2}- \[(\w+)\]\(#(\w+)\)/gm)];
  expect(links.map((link) => link[1]).sort()).toEqual([...endpointKeys].sort());
  expect(links.filter(([, name, anchor]) => name?.toLowerCase() !== anchor)).toEqual([]);
});

test('a call says method, path, session, source and failures, fields their types and limits', () => {
  const login = pages.slice(pages.indexOf('### memberAuthLogin'));
  const section = login.slice(0, login.indexOf('### ', 4));
  expect(section).toContain('`POST /api/member/auth/login`');
  expect(section).toContain('- Signed in: nobody signed in');
  expect(section).toContain('- Documented, specification ');
  expect(section).toContain('- Failures: 400, 404, 413, 415, 419, 422, 429');
  expect(section).toContain('- `membership_no`: membership number, zeros in front (`"00001"`)');
  expect(section).toContain('- `mem_password`: text, 1–128 characters');
  expect(section).toContain('"membership_no": "00001"');
});

test('what stands inside a field is listed under it, what may be left out says so', () => {
  expect(pages).toContain(
    '\n- `rows`: list of · รายการ\n  - `seq_no`: whole number · ลำดับ\n  - `operate_date`: day',
  );
  expect(pages).toContain('- `request_no` (may be left out): text');
});
