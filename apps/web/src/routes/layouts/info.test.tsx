import { examples } from '@coop/contracts/examples/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import '../../testing/dialogs.ts';
import { Component as Layout } from './info.tsx';

type Before = Parameters<typeof openScreen>[1]['before'];

const COOP = 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด';
const SLIPS = Object.fromEntries(
  ['สพป.นศ.1', 'สพป.นศ.3'].map((office) => [
    office,
    [{ audience: 'ข้าราชการ', url: `https://${office.slice(-1)}.slip.example/` }],
  ]),
);
/** Words of a deployment about itself. */
const OWN = {
  salarySlips: SLIPS,
  phone: '075-123-456',
  email: 'info@coop.example',
  coop_address: '99 ถนนราชดำเนิน',
  vendor: 'บริษัทตัวอย่าง',
};

/** A page of the public site, of which only the frame is there. */
async function open(before?: Before, member?: string) {
  const opened = await openScreen(Layout, {
    at: '/home',
    site: OWN,
    ...(before && { before }),
    ...(member && { member }),
  });
  return { ...opened, menu: within(screen.getByRole('navigation', { name: 'เมนูหลัก' })) };
}

/** The same once the menu has come. */
async function openMenu() {
  const opened = await open();
  const { menu } = opened;
  const about = await menu.findByRole('button', { name: 'เกี่ยวกับสหกรณ์' });
  const item = (name: string) => menu.getByRole('button', { name });
  return { ...opened, about, item, link: (name: string) => menu.queryByRole('link', { name }) };
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

test('[PUB-03][PUB-04][PUB-07] home is first, links lead on, and a press opens one dropdown at a time', async () => {
  const { user, menu, about, item, link } = await openMenu();
  expect(menu.getAllByRole('link')[0]).toBe(link('หน้าหลัก'));
  expect(link('ดาวน์โหลด')?.getAttribute('href')).toBe('/list/download');
  expect(isOpen(about)).toBe(false);
  expect(about.querySelector('.lucide-chevron-down')).not.toBeNull();
  await user.click(about);
  expect(isOpen(about)).toBe(true);
  expect(about.querySelector('.lucide-chevron-up')).not.toBeNull();
  expect(link('ระเบียบและข้อบังคับ')?.getAttribute('href')).toBe('/list/rules');
  await user.click(item('ข่าวและประกาศ'));
  expect([isOpen(about), link('ระเบียบและข้อบังคับ')]).toEqual([false, null]);
  expect(link('ประกาศ')?.getAttribute('href')).toBe('/list/notice');
  await user.click(item('ข่าวและประกาศ'));
  expect(link('ประกาศ')).toBeNull();
  await user.click(item('สื่อการเรียนรู้'));
  expect(menu.getByText('ยังไม่พบเมนู')).toBeDefined();
  await user.click(screen.getByRole('main'));
  expect(menu.queryByText('ยังไม่พบเมนู')).toBeNull();
});

test('[PUB-05][PUB-06] hovering or focusing an item shows its own links, in new tabs', async () => {
  const { user, about, menu, item, link } = await openMenu();
  const shown = () =>
    menu.queryAllByRole('link').filter((element) => element.getAttribute('target') === '_blank');
  await user.click(about);
  await user.hover(item('โครงสร้างองค์กร'));
  expect(shown().map((element) => element.getAttribute('href'))).toEqual(
    ['103', '104', '105', '106'].map((id) => `/show/${id}`),
  );
  const rules = link('ระเบียบและข้อบังคับ');
  if (!rules) throw new Error('the list is closed');
  await user.hover(rules);
  await waitFor(() => expect(shown()).toEqual([]));

  await user.click(item('สลิปเงินเดือน'));
  for (const [office, audiences] of [
    ['สพป.นศ.1', ['ข้าราชการ', 'พนักงานราชการ', 'ข้าราชการบำนาญ']],
    ['สพป.นศ.3', ['ข้าราชการ', 'ลูกจ้างประจำ', 'ข้าราชการบำนาญ']],
  ] as const) {
    item(office).focus();
    await waitFor(() => expect(menu.getByText(audiences[1])).toBeDefined());
    const list = item(office).parentElement?.querySelector('ul');
    expect([...(list?.querySelectorAll('a') ?? [])].map(textOf)).toEqual(audiences);
    const [first] = shown();
    expect(first?.getAttribute('href')).toBe(`https://${office.slice(-1)}.slip.example/`);
    expect(first?.getAttribute('rel')).toBe('noopener noreferrer');
    const description = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('เปิดในแท็บใหม่');
  }
});

const footer = () => screen.findByRole('contentinfo');
const CHANNELS = ['เฟซบุ๊ก', 'ไลน์', 'แผนที่'];

test('[PUB-01][PUB-08][PUB-09][PUB-10] header and footer say who we are and how to reach us', async () => {
  await open();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText(COOP)).toBeDefined();
  expect(header.getByText('Example Teachers’ Savings and Credit Cooperative')).toBeDefined();
  expect(header.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/member/logon');
  expect(header.getByRole('link', { name: 'สำหรับหน่วยงาน' }).getAttribute('href')).toBe(
    '/membergroup/logon',
  );
  const found = within(await footer());
  expect((await found.findByText('วันและเวลาทำการ')).tagName).toBe('B');
  expect(found.getByRole('heading', { name: 'ติดต่อเรา' })).toBeDefined();
  expect(
    CHANNELS.map((name) => {
      const link = found.getByRole('link', { name });
      return [link.getAttribute('href'), link.getAttribute('target')];
    }),
  ).toEqual([
    ['https://social.example/teachers-coop', '_blank'],
    ['https://chat.example/teachers-coop', '_blank'],
    ['https://map.example/?q=8.4324,99.9599', '_blank'],
  ]);
  for (const words of [
    COOP,
    'Example Teachers’ Savings and Credit Cooperative',
    '99 ถนนราชดำเนิน',
    'อีเมล info@coop.example',
    `สงวนลิขสิทธิ์ © 2021 ${COOP}`,
    'พัฒนาระบบโดย บริษัทตัวอย่าง',
  ]) {
    expect(textOf(await footer())).toContain(words);
  }
});

test('[PUB-01] who is signed in is led on to what is theirs', async () => {
  await open(undefined, '00001');
  const way = screen.getByRole('link', { name: 'ข้อมูลของท่าน' });
  expect(way.getAttribute('href')).toBe('/member/status');
});

test('[PUB-08] the footer comes with its feed, and says that its words load where those of the menu are on their way', async () => {
  await open(({ faults }) => {
    const { response } = examples.infoFooterShow;
    const body = { ...response, title_contact: { Note: '' } };
    faults.add({ endpoint: 'infoFooterShow', body });
    faults.add({ endpoint: 'infoMenuShow', delayMs: 1_000 });
  });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(textOf(await footer())).toMatch(/^ติดต่อเรา ?กำลังโหลด/);
});
