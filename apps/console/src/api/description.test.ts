import { buildOpenApi } from '@coop/contracts/openapi';
import { expect, test } from 'vitest';
import { fetchFromMock } from '../testing/mock.ts';
import { type Description, firstOf, prepared } from './description.ts';
import { speakThai } from './words.ts';

const contract = (world = 'default') =>
  prepared(JSON.parse(JSON.stringify(buildOpenApi())) as Description, world);
const control = async (world: string) =>
  prepared(await (await fetchFromMock('/__control/openapi.json')).json(), world);

test('both descriptions say in Thai what they and their parts are', async () => {
  for (const { info, tags = [] } of [contract(), await control('default')]) {
    expect(tags.length).toBeGreaterThan(3);
    for (const words of [info.title, info.description, ...tags.map((tag) => tag.description)]) {
      expect(words).toMatch(/[ก-๙]/);
    }
  }
});

test('each call has its Thai title, and no field for the token that the page fills in', () => {
  const { paths } = contract();
  for (const { summary } of Object.values(paths).flatMap((path) => Object.values(path))) {
    expect(summary).toMatch(/^[ก-๙]/);
  }
  expect(paths['/api/member/mem_share']?.post).toMatchObject({
    summary: 'ทุนเรือนหุ้น · Share capital and every share movement',
    parameters: [],
    security: [{ member: [] }],
  });
  expect(JSON.stringify(contract())).not.toContain('"csrf"');
});

test('what is tried out is tried in the world that is looked at', async () => {
  const text = JSON.stringify(await control('bug-12'));
  expect(text).toContain('"examples":["bug-12"]');
  expect(text).not.toContain('"examples":["default"]');
});

test('the first call is of the first part', async () => {
  expect(firstOf(contract())).toEqual(['member', 'memberAuthLogin']);
  expect(firstOf(await control('default'))).toEqual(['worlds', 'worlds.list']);
});

test('the words of the viewer are Thai, also those that come later; what goes over the wire stays', async () => {
  document.body.innerHTML =
    '<div id="viewer"><button>Execute</button><pre>Name</pre><input placeholder="Filter by tag or path"></div>';
  const viewer = document.querySelector('#viewer') as Element;
  speakThai(viewer);
  expect(viewer.textContent).toBe('เรียกName');
  expect(viewer.querySelector('input')?.placeholder).toBe('กรองตามหมวดหรือที่อยู่');
  viewer.insertAdjacentHTML('beforeend', '<h4>Responses</h4>');
  await expect.poll(() => viewer.querySelector('h4')?.textContent).toBe('คำตอบ');
});
