import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../../testing/read.ts';
import { openScreen } from '../../../testing/render-screen.tsx';
import { HomeIndex, HomeNews, HomeNotice, HomeRates } from './home-feed.tsx';

function Feed() {
  return (
    <>
      <HomeNotice />
      <HomeRates />
      <HomeNews />
      <HomeIndex />
    </>
  );
}

const open = (before?: Parameters<typeof openScreen>[1]['before']) =>
  openScreen(Feed, { member: '00001', at: '/home', ...(before && { before }) });

test('[PUB-13] rates are those of the products, with the day of the newest; all of them are folded', async () => {
  await open();
  await screen.findByText('อัตราดอกเบี้ยและผลตอบแทน');
  expect(definition('เงินกู้สามัญ')).toBe('5.50 %');
  expect(definition('เงินปันผล ปี 2568')).toBe('5.25 %');
  expect(definition('เงินคืนตามดอกเบี้ย ปี 2568')).toBe('12.00 %');
  expect(screen.getByText('ปรับปรุงล่าสุด 16 กรกฎาคม 2569')).toBeDefined();
  expect(screen.getByText('ดูอัตราทั้งหมด').closest('details')?.open).toBe(false);
  expect(tableRows('เงินกู้')[4]).toBe('เงินกู้พิเศษเพื่อการเคหะมีผลตั้งแต่ 16 ก.ค. 2569 | 5.25');
});

test('[PUB-13] the newest notice comes first, and is not said again in the list', async () => {
  await open();
  const name = 'ประกาศปิดทำการวันที่ 7 และ 10\u00a0ธันวาคม\u00a02569 และกำหนดตัดยอดเรียกเก็บสิ้นปี';
  const newest = await screen.findByRole('link', { name });
  expect(newest.closest('p')?.textContent).toMatch(/^ประกาศล่าสุด 19 พ\.ย\. 2569/);
  const notices = within(screen.getByRole('region', { name: 'ประกาศ' }));
  expect(notices.getAllByRole('listitem')).toHaveLength(3);
  expect(notices.queryByRole('link', { name })).toBeNull();
});

test('[PUB-13] news and notices stand here, and every list can be reached by the name it has there', async () => {
  await open();
  for (const [name, address] of [
    ['ข่าวสหกรณ์', '/list/news'],
    ['ประกาศ', '/list/notice'],
  ] as const) {
    const section = await screen.findByRole('region', { name });
    const all = within(section).getByRole('link', { name: `ดูทั้งหมด ${name}` });
    expect(all.getAttribute('href')).toBe(address);
    expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  }
  const index = within(screen.getByRole('navigation', { name: 'เรื่องอื่นจากสหกรณ์' }));
  for (const [name, address] of [
    ['ภาพกิจกรรม', '/list/activity-gallary'],
    ['ทุนการศึกษา', '/list/Scholarships'],
    ['สวัสดิการ', '/list/welfare'],
    ['การลงทุนของสหกรณ์', '/list/coop_investment'],
    ['ศูนย์รายงาน', '/list/report_center'],
    ['ระเบียบและข้อบังคับ', '/list/rules'],
    ['จดหมายข่าว', '/list/news_letters'],
    ['ดาวน์โหลดแบบฟอร์ม', '/list/download'],
    ['โครงสร้างองค์กร', '/list/organization'],
  ] as const) {
    expect(index.getByRole('link', { name }).getAttribute('href')).toBe(address);
  }
});

test('[PUB-13] who has no password is led to where a new one is made', async () => {
  await open();
  const safety = within(await screen.findByRole('region', { name: 'เก็บรหัสผ่านของท่านให้ปลอดภัย' }));
  const addresses = safety.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/member/forget', '/member/register']);
});

test('[VIS-03] the next three days stand there, with the way to all of them', async () => {
  await open();
  expect(await screen.findByText('วันสำคัญถัดไป')).toBeDefined();
  expect(definition('จ่ายเงินกู้')).toBe('27 พ.ย. 2569');
  expect(definition('หักเงินตามใบเรียกเก็บ')).toBe('30 พ.ย. 2569');
  const all = screen.getByRole('link', { name: 'ปฏิทินสหกรณ์ทั้งปี' });
  expect(all.getAttribute('href')).toBe('/calendar');
});

test('without notices the announcement stands there; a section without items says so', async () => {
  const { response } = examples.infoHomeShow;
  const announcement = { topic_id: 1, title: 'ประกาศอัตราดอกเบี้ยเงินฝาก ฉบับที่ 2/2569' };
  const sections = [{ category: 'news', category_name: 'ข่าว', total: 0, rows: [] }];
  await open(({ faults }) =>
    faults.add({ endpoint: 'infoHomeShow', body: { ...response, announcement, sections } }),
  );
  const section = await screen.findByRole('region', { name: 'ข่าวสหกรณ์' });
  expect(section.textContent).toContain('ยังไม่มีรายการ');
  const link = screen.getByRole('link', { name: 'ประกาศอัตราดอกเบี้ยเงินฝาก ฉบับที่ 2/2569' });
  expect(link.closest('p')?.textContent).toMatch(/^ประกาศ\s/);
});
