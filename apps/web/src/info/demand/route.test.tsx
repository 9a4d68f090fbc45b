import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideTokens, WITH_BOT_CHECK } from '../../testing/bot-provider.ts';
import { addressSentBy, textOf } from '../../testing/read.ts';
import { openProduct, openScreen, waysAsked } from '../../testing/render-screen.tsx';
import { Component as Demand } from './route.tsx';

const path = '/demand';

test('[WEB-03] words and status are sent by one form, also without a script', async () => {
  await openScreen(Demand, { at: '/demand?q=น้ำ&status=กำลังดำเนินการ', path });
  await screen.findByText(/^พบ \d+.เรื่อง$/);
  expect(addressSentBy('ค้นหาเรื่อง')).toBe('/demand?q=น้ำ&status=กำลังดำเนินการ');
});

test('[WEB-03][PUB-19] a number that the browser sent by itself leads to its demand', async () => {
  await openScreen(Demand, { at: '/demand?demand_no=๒๕๖๙๐๐๔๑', path });
  const link = screen.getByRole('link', { name: 'เปิดเรื่อง D2569-0041' });
  expect(link.getAttribute('href')).toBe('/showdemand/D2569-0041');
  expect(addressSentBy('หมายเลขติดตามเรื่อง')).toBe('/demand?demand_no=๒๕๖๙๐๐๔๑');
});

test('[WEB-03][PUB-19] one that is none is said to be none, and stays in its field', async () => {
  await openScreen(Demand, { at: '/demand?demand_no=41', path });
  const field = screen.getByLabelText('หมายเลขติดตามเรื่อง');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((field as HTMLInputElement).value).toBe('41');
  expect(screen.queryByRole('link', { name: /^เปิดเรื่อง/ })).toBeNull();
});

const rows = async () => {
  const list = within(await screen.findByRole('region', { name: 'เรื่องที่รับไว้' }));
  return (await list.findAllByRole('listitem')).map(textOf);
};

test('[PUB-19] demands say number, status and who has them; private ones number and status only', async () => {
  await openScreen(Demand, { at: path });
  await screen.findByText('ทั้งหมด 47 เรื่อง');
  const [first, , third] = await rows();
  expect(first).toMatch(
    /^ขอเพิ่มช่องทางชำระหนี้ด้วย QR ?กำลังดำเนินการ ?D2569-0041 ?เสนอแนะ ?ฝ่ายการเงิน ?ยื่น/,
  );
  expect(third).toMatch(/^เรื่องไม่เปิดเผย D2569-0039 ?กำลังดำเนินการ ?ยื่น/);
  const link = screen.getByRole('link', { name: 'ขอเพิ่มช่องทางชำระหนี้ด้วย QR' });
  expect(link.getAttribute('href')).toBe('/showdemand/D2569-0041');
});

test('[PUB-19] they are narrowed by status and by words, which are marked', async () => {
  const { user } = await openScreen(Demand, { at: path });
  await user.selectOptions(await screen.findByLabelText('สถานะ'), 'กำลังดำเนินการ');
  await screen.findByText('พบ 6 เรื่อง');
  await user.type(screen.getByLabelText('ค้นหาเรื่อง'), 'ฝากประจำ{Enter}');
  await screen.findByText('พบ 1 เรื่อง');
  expect(screen.getByText('ฝากประจำ').tagName).toBe('MARK');
});

test('[PUB-19] a form that lacks its kind, title and text says so, one by one', async () => {
  const { user } = await openScreen(Demand, { at: '/demand?view=new', path });
  await user.click(await screen.findByRole('button', { name: 'ส่งเรื่อง' }));
  const summary = within(await screen.findByRole('group', { name: 'ยังส่งเรื่องไม่ได้' }));
  expect(summary.getAllByRole('link').map((element) => element.textContent)).toEqual([
    'กรุณาเลือกประเภทเรื่อง',
    'กรุณากรอกหัวข้อ',
    'กรุณากรอกรายละเอียด',
  ]);
  expect(document.title).toMatch(/^ผิดพลาด: ยื่นเรื่องใหม่ - /);
});

test('[PUB-19] who files a demand is led to it, and the site is asked once for all that the author may see', async () => {
  provideTokens();
  const { user } = await openProduct({ site: WITH_BOT_CHECK, at: '/demand?view=new' });
  await user.click(await screen.findByLabelText('เสนอแนะ'));
  await user.type(screen.getByLabelText('หัวข้อ'), 'น้ำดื่ม');
  await user.type(screen.getByLabelText('รายละเอียด'), 'ขอตู้น้ำ');
  await user.click(screen.getByRole('button', { name: 'ส่งเรื่อง' }));
  await screen.findByText('จดหมายเลขนี้ไว้ ใช้ติดตามเรื่องได้จากทุกเครื่อง');
  const way = within(screen.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }));
  await user.click(way.getByRole('link', { name: 'คำร้องและข้อเสนอแนะ' }));
  await screen.findByText('ของท่าน');
  expect(waysAsked('infoDemandShow')).toBe(1);
  expect(waysAsked('infoDemandList')).toBe(1);
});

test('[PUB-19] who may read it is asked of a complaint, known of a proposal, and settled for papers', async () => {
  const { user } = await openScreen(Demand, { at: '/demand?view=new', path });
  const choices = () =>
    screen
      .queryAllByRole<HTMLInputElement>('radio')
      .slice(3)
      .map(({ checked }) => checked);
  await user.click(await screen.findByLabelText('เสนอแนะ'));
  expect(choices()).toEqual([true, false]);
  await user.click(screen.getByLabelText('ขอเอกสาร'));
  expect(choices()).toEqual([]);
  screen.getByText('เรื่องขอเอกสารไม่เปิดเผย');
  await user.click(screen.getByLabelText('ร้องเรียน'));
  expect(choices()).toEqual([false, false]);
  await user.type(screen.getByLabelText('หัวข้อ'), 'หักเงินซ้ำ');
  await user.type(screen.getByLabelText('รายละเอียด'), 'เดือนนี้หักสองครั้ง');
  await user.type(screen.getByLabelText(/^โทรศัพท์หรืออีเมล/), 'ครูหน่อย');
  await user.click(screen.getByRole('button', { name: 'ส่งเรื่อง' }));
  const summary = within(await screen.findByRole('group', { name: 'ยังส่งเรื่องไม่ได้' }));
  expect(summary.getAllByRole('link').map((element) => element.textContent)).toEqual([
    'กรุณาเลือกว่าให้ผู้อื่นอ่านเรื่องนี้ได้หรือไม่',
    'กรุณากรอกหมายเลขโทรศัพท์ 9 หรือ 10 หลัก หรืออีเมล เช่น 081-234-5678',
  ]);
});
