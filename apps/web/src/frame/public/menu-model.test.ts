import { examples } from '@coop/contracts/examples/examples';
import type { Menu, MenuItem } from '@coop/contracts/info/menu';
import { describe, expect, test } from 'vitest';
import { buildMenu, leadsTo } from './menu-model.ts';

const [parent] = examples.infoMenuShow.response.list_manu as [MenuItem];

function item(seq: number, manu_name: string, url: string, is_parent: 0 | 1) {
  return { ...parent, seq, manu_name, url, is_parent };
}
const sub = (manu_id: number, description: string, url = '') => ({ manu_id, description, url });

function feed(list_manu: Menu['list_manu'], list_sub_manu: Menu['list_sub_manu'] = []): Menu {
  return { list_manu, list_sub_manu, marquee: [] };
}

describe('the top menu', () => {
  test('[PUB-03] begins with the home page, also before the feed has come', () => {
    const home = { key: 'home', label: 'หน้าหลัก', href: '/home' };
    expect(buildMenu(undefined)).toEqual([home]);
    expect(buildMenu(feed([item(7, 'กระดานถามตอบ', '/board', 0)]))).toEqual([
      home,
      { key: '7', label: 'กระดานถามตอบ', href: '/board' },
    ]);
    expect(buildMenu(feed([item(1, 'หน้าแรก', '/home', 0)]))).toEqual([home]);
  });

  test('[PUB-04] a parent has the sub-items that name its number, in their order, or none', () => {
    const menu = feed(
      [item(1, 'ข่าว', '', 1), item(2, 'สื่อการเรียนรู้', '', 1)],
      [sub(1, 'ข่าวสหกรณ์', '/list/news'), sub(9, 'ของใคร', '/x'), sub(1, 'ประกาศ', 'list/notice')],
    );
    expect(buildMenu(menu).map(({ label, entries }) => [label, entries])).toEqual([
      ['หน้าหลัก', undefined],
      [
        'ข่าว',
        [
          { label: 'ข่าวสหกรณ์', href: '/list/news' },
          { label: 'ประกาศ', href: '/list/notice' },
        ],
      ],
      ['สื่อการเรียนรู้', []],
    ]);
  });

  test('[PUB-05] the structure of the organisation opens four pages', () => {
    const [, about] = buildMenu(feed([item(1, 'เกี่ยวกับ', '', 1)], [sub(1, ' โครงสร้างองค์กร ')]));
    expect(about?.entries?.[0]?.links).toEqual([
      { label: 'รายชื่อผู้บริหาร', href: '/show/103' },
      { label: 'รายชื่อผู้ตรวจสอบกิจการ', href: '/show/104' },
      { label: 'รายชื่อผู้ตรวจสอบภายใน', href: '/show/105' },
      { label: 'รายชื่อเจ้าหน้าที่', href: '/show/106' },
    ]);
  });

  test('[PUB-06] each education office has exactly its audiences', () => {
    const offices = ['สพป.นศ.1', 'สพป.นศ. 2', 'สพป.นศ.3', 'สพป.นศ.4', 'สพม.นศ.'];
    const menu = feed(
      [item(1, 'สลิป', '', 1)],
      offices.map((office) => sub(1, office)),
    );
    const [, slips] = buildMenu(menu);
    expect(
      slips?.entries?.map(({ label, links }) => [label, links?.map((link) => link.label)]),
    ).toEqual([
      ['สพป.นศ.1', ['ข้าราชการ', 'พนักงานราชการ', 'ข้าราชการบำนาญ']],
      ['สพป.นศ. 2', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
      ['สพป.นศ.3', ['ข้าราชการ', 'ลูกจ้างประจำ', 'ข้าราชการบำนาญ']],
      ['สพป.นศ.4', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
      ['สพม.นศ.', ['ข้าราชการ', 'ข้าราชการบำนาญ']],
    ]);
  });

  test('[PUB-06] hosts come from the configuration; an audience without one stands there inert', () => {
    const slips = {
      'สพป.นศ.2': [{ audience: 'ข้าราชการบำนาญ', url: 'https://slip.example/old' }],
      'สพป.สข.1': [{ audience: 'ครู', url: 'https://sk1.example' }],
    };
    const menu = feed([item(1, 'สลิป', '', 1)], [sub(1, 'สพป.นศ.2'), sub(1, 'สพป.สข.1')]);
    expect(buildMenu(menu, slips)[1]?.entries?.map(({ links }) => links)).toEqual([
      [
        { label: 'ข้าราชการ', href: undefined },
        { label: 'ข้าราชการบำนาญ', href: 'https://slip.example/old' },
      ],
      [{ label: 'ครู', href: 'https://sk1.example/' }],
    ]);
  });

  test('an address that would run a script leads nowhere', () => {
    const [, evil] = buildMenu(feed([item(1, 'ร้าย', 'javascript:alert(1)', 0)]));
    expect(evil).toEqual({ key: '1', label: 'ร้าย', href: undefined });
  });

  test('an item knows the page that is open, also by what is under it', () => {
    const menu = feed([item(1, 'ข่าว', '', 1)], [sub(1, 'ประกาศ', '/list/notice')]);
    const current = buildMenu(menu).filter((topItem) => leadsTo(topItem, '/list/notice'));
    expect(current.map(({ label }) => label)).toEqual(['ข่าว']);
  });
});
