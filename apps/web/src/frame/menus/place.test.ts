import { type Address, MENU_GROUPS } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { sampleAddress } from '@coop/addresses/sample';
import { expect, test } from 'vitest';
import { menuOf } from './menu.ts';
import { activePath, crumbsOf, parentOf } from './place.ts';

const PAGES = ADDRESSES.filter(({ layout }) => layout === 'member');

/** Entry that is highlighted, page above, breadcrumbs: of every page of the area. */
const EXPECTED: Readonly<Record<string, readonly [string | undefined, string, string]>> = {
  '/member/status': ['/member/status', '/member/status', ''],
  '/member/share': ['/member/share', '/member/status', 'ภาพรวม > ทุนเรือนหุ้น'],
  '/member/loan': ['/member/loan', '/member/status', 'ภาพรวม > เงินกู้'],
  '/member/loan_statement/:statement': [
    '/member/loan',
    '/member/loan',
    'ภาพรวม > เงินกู้ > สม.2569/64542',
  ],
  '/member/loan-plan/:contract': [
    '/member/loan',
    `/member/loan_statement/${encodeURIComponent('สม.2569/64542')}`,
    'ภาพรวม > เงินกู้ > สม.2569/64542 > วางแผนชำระ',
  ],
  '/member/deposit': ['/member/deposit', '/member/status', 'ภาพรวม > เงินฝาก'],
  '/member/dep_statement/:statement': [
    '/member/deposit',
    '/member/deposit',
    'ภาพรวม > เงินฝาก > 01-2-29101-9',
  ],
  '/member/kep': ['/member/kep', '/member/status', 'ภาพรวม > รายการเรียกเก็บ'],
  '/member/kepcrem': ['/member/kepcrem', '/member/kep', 'ภาพรวม > รายการเรียกเก็บ > ฌาปนกิจสงเคราะห์'],
  '/member/coll': ['/member/coll', '/member/status', 'ภาพรวม > การค้ำประกัน'],
  '/member/dividend': ['/member/dividend', '/member/status', 'ภาพรวม > ปันผลและเฉลี่ยคืน'],
  '/member/gian': ['/member/gian', '/member/status', 'ภาพรวม > ผู้รับโอนประโยชน์'],
  '/member/confirmData': ['/member/confirmData', '/member/status', 'ภาพรวม > หนังสือยืนยันยอด'],
  '/member/password': ['/member/password', '/member/status', 'ภาพรวม > เปลี่ยนรหัสผ่าน'],
  '/member/year': ['/member/year', '/member/status', 'ภาพรวม > สรุปรายปี'],
  '/member/retirement': ['/member/retirement', '/member/status', 'ภาพรวม > แผนการเงินถึงวันเกษียณ'],
  '/member/calendar': ['/member/calendar', '/member/status', 'ภาพรวม > ปฏิทิน'],
  '/member/notes': ['/member/notes', '/member/status', 'ภาพรวม > บันทึกของท่าน'],
  '/member/borrow': ['/member/borrow', '/member/loan', 'ภาพรวม > เงินกู้ > กู้ได้เท่าใด (ตรวจสิทธิกู้)'],
  '/member/loan-apply': ['/member/loan-apply', '/member/loan', 'ภาพรวม > เงินกู้ > ขอกู้เงิน'],
  '/member/family': ['/member/family', '/member/status', 'ภาพรวม > สำหรับครอบครัว'],
  '/member/consent': ['/member/consent', '/member/status', 'ภาพรวม > ความยินยอมและข้อมูลของท่าน'],
  '/member/notice-setting': [
    '/member/notice-setting',
    '/member/status',
    'ภาพรวม > การแจ้งเตือนบนอุปกรณ์',
  ],
  '/member/session': ['/member/session', '/member/status', 'ภาพรวม > อุปกรณ์ที่เข้าสู่ระบบ'],
  '/member/welfare': ['/member/welfare', '/member/status', 'ภาพรวม > สวัสดิการ'],
  '/member/requestpromoney': [
    '/member/requestpromoney',
    '/member/status',
    'ภาพรวม > คำขอทำรายการเงิน',
  ],
  '/member/settlement': [undefined, '/member/status', 'ภาพรวม > ใบสรุปการหักกลบลบหนี้'],
};

/** Entry, page above and way of a page that has only its row, as a new one has. */
const byRow = ({ path, titleTH, menu }: Address) =>
  [menu ? path : undefined, '/member/status', `ภาพรวม > ${titleTH}`] as const;

test.each(PAGES.map((row) => [row.path, row] as const))(
  '[MEM-02][MEM-05] %s: its entry, the page above, the way to it',
  (path, row) => {
    const address = sampleAddress(row);
    const [entry, parent, way] = EXPECTED[path] ?? byRow(row);
    expect(activePath(address)).toBe(entry);
    expect(parentOf(address)).toBe(parent);
    const crumbs = crumbsOf(address).map(({ label }) => label);
    expect(crumbs.join(' > ')).toBe(way);
  },
);

test('no page is expected that is none', () => {
  const rows = PAGES.map(({ path }) => path);
  expect(Object.keys(EXPECTED).filter((path) => !rows.includes(path))).toEqual([]);
});

test.each(['member', 'membergroup'] as const)('the menu of %s has the rows that say so', (area) => {
  const rows = ADDRESSES.filter(({ layout, menu }) => layout === area && menu);
  const words = rows.map(({ path, titleTH, menu }) => [path, menu?.labelTH ?? titleTH]);
  expect(menuOf(area).map(({ path, label }) => [path, label])).toEqual(words);
  expect(words.length).toBeGreaterThan(6);
});

test('[MEM-02] the entries without a group are those of the specification, in its order', () => {
  const paths = menuOf('member').flatMap(({ path, group }) => (group ? [] : path));
  expect(paths).toEqual(
    'status share loan deposit kep coll dividend gian confirmData password'
      .split(' ')
      .map((part) => `/member/${part}`),
  );
});

test.each([
  ['money', ['retirement', 'calendar', 'notes', 'requestpromoney']],
  ['loans', ['borrow', 'loan-apply']],
  ['family', ['kepcrem', 'welfare', 'family']],
  ['settings', ['consent', 'notice-setting', 'session']],
] as const)('the group %s has its pages, in this order', (group, pages) => {
  const known = pages.map((page) => `/member/${page}`);
  const found = menuOf('member').filter(
    (item) => item.group === group && known.includes(item.path),
  );
  expect(found.map(({ path }) => path)).toEqual(known);
  expect(MENU_GROUPS[group]).not.toBe('');
});

test('every crumb but the last is a link; what is one below its address leads to it', () => {
  expect(crumbsOf('/member/kep', 'ชำระส่วนที่ค้าง')).toEqual([
    { label: 'ภาพรวม', href: '/member/status' },
    { label: 'รายการเรียกเก็บ', href: '/member/kep' },
    { label: 'ชำระส่วนที่ค้าง' },
  ]);
  expect(parentOf('/member/kep', true)).toBe('/member/kep');
});

test('an address that is no page, or whose number is no text, does no harm', () => {
  expect([activePath('/member/nothing'), crumbsOf('/member/nothing')]).toEqual([undefined, []]);
  expect(parentOf('/member/nothing')).toBe('/member/status');
  expect(crumbsOf('/member/dep_statement/%E0%A4%A').at(-1)).toEqual({ label: '%E0%A4%A' });
});
