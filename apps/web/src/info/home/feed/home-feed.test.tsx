import { endpoints } from '@coop/contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { definition, tableRows } from '../../../testing/read.ts';
import { openScreen } from '../../../testing/render-screen.tsx';
import { HomeRatesCard, HomeSections } from './home-feed.tsx';

function Feed() {
  return (
    <>
      <HomeRatesCard />
      <HomeSections />
    </>
  );
}

const open = (before?: Parameters<typeof openScreen>[1]['before']) =>
  openScreen(Feed, { member: '00001', at: '/home', ...(before && { before }) });

test('[PUB-13] rates are those of the products, with the day they came into force', async () => {
  await open();
  await screen.findByText('อัตราดอกเบี้ยและผลตอบแทน');
  expect(definition('เงินกู้สามัญ')).toBe('5.50 %');
  expect(definition('เงินปันผล ปี 2568')).toBe('5.25 %');
  expect(definition('เงินเฉลี่ยคืน ปี 2568')).toBe('12.00 %');
  expect(tableRows('เงินกู้')[4]).toBe('เงินกู้พิเศษเพื่อการเคหะมีผลตั้งแต่ 16 ก.ค. 2569 | 5.25');
});

test('[PUB-13] every section leads to its list and to its newest items', async () => {
  await open();
  const sections: readonly (readonly [string, string, number])[] = [
    ['ข่าวล่าสุด', '/list/news', 3],
    ['ประกาศล่าสุด', '/list/notice', 3],
    ['ทุนการศึกษา', '/list/Scholarships', 3],
    ['ภาพกิจกรรม', '/list/activity-gallary', 4],
    ['สวัสดิการ', '/list/welfare', 3],
    ['การลงทุน', '/list/coop_investment', 3],
    ['รายงาน', '/list/report_center', 3],
    ['ระเบียบและข้อบังคับ', '/list/rules', 3],
    ['จดหมายข่าว', '/list/news_letters', 3],
    ['ดาวน์โหลด', '/list/download', 4],
  ];
  for (const [name, address, rows] of sections) {
    const section = await screen.findByRole('region', { name });
    const all = within(section).getByRole('link', { name: /^ดูทั้งหมด .+/ });
    expect(all.getAttribute('href')).toBe(address);
    expect(within(section).getAllByRole('listitem')).toHaveLength(rows);
  }
  expect(screen.getByRole('link', { name: /^ประกาศปิดทำการวันที่ 5 ธันวาคม 2569/ })).toBeDefined();
});

test('a section without items says so and still leads to its list', async () => {
  const { response } = endpoints.infoHomeShow.example;
  const sections = [{ category: 'video', category_name: 'วีดิทัศน์', total: 0, rows: [] }];
  await open(({ faults }) =>
    faults.add({ endpoint: 'infoHomeShow', body: { ...response, announcement: null, sections } }),
  );
  const section = await screen.findByRole('region', { name: 'วีดิทัศน์' });
  expect(section.textContent).toContain('ยังไม่มีรายการ');
  expect(screen.queryByText('ประกาศวันนี้')).toBeNull();
});

test('a feed that failed can be asked for again, and both places come back', async () => {
  const { user } = await open(({ faults }) =>
    faults.add({ endpoint: 'infoHomeShow', status: 503, times: 1, body: {} }),
  );
  const [again] = await screen.findAllByRole('button', { name: 'ลองใหม่' });
  if (!again) throw new Error('there is no way to try again');
  await user.click(again);
  expect(await screen.findByText('อัตราดอกเบี้ยและผลตอบแทน')).toBeDefined();
  expect(await screen.findByRole('region', { name: 'ข่าวล่าสุด' })).toBeDefined();
});
