import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

test('[VIS-03] the days of the year to come are told, the next first', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const { days } = await caller.ok('infoCalendarList');
  expect(days.slice(0, 3).map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-27 จ่ายเงินกู้',
    '2026-11-30 หักเงินตามใบเรียกเก็บ',
    '2026-12-01 วันสุดท้ายที่รับเรื่องเข้าคณะกรรมการ',
  ]);
  const lines = days.map(({ date, title }) => `${date} ${title}`);
  for (const day of [
    '2026-12-10 ปิดทำการ วันรัฐธรรมนูญ',
    '2026-12-07 ปิดทำการ ชดเชยวันพ่อแห่งชาติ',
    '2027-01-24 ประชุมใหญ่สามัญ ประจำปี 2569',
    '2027-02-01 จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569',
    '2026-12-31 วันสุดท้ายที่ตอบหนังสือยืนยันยอด',
    '2027-06-30 วันสุดท้ายที่ยื่นขอทุนการศึกษาบุตร',
    '2027-10-07 เลือกตั้งกรรมการ: วันสุดท้ายของการรับสมัคร',
    '2026-12-31 ดอกเบี้ยเงินฝากออมทรัพย์เข้าบัญชี',
    // The 27th is a Saturday.
    '2027-03-01 จ่ายเงินกู้',
  ]) {
    expect(lines).toContain(day);
  }
  expect(new Set(days.map(({ day_id }) => day_id)).size).toBe(days.length);
  expect((await caller.ok('infoHomeShow')).next_days).toEqual(days.slice(0, 3));
});

test('[VIS-04] the closed days of a year are as many as the notice about them says', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2026-12-31');
  const { days } = await (await mock.caller()).ok('infoCalendarList');
  const closed = days.filter(({ kind, date }) => kind === 'CLOSED' && date > '2027');
  moveTo(mock.world, '2027-01-05');
  const body = { category: 'notice', page: 1, q: 'วันหยุดทำการของสหกรณ์ ประจำปี 2570' };
  const [notice] = (await (await mock.caller()).ok('infoTopicList', { body })).rows;
  expect(notice?.summary).toContain(`รวม ${closed.length} วัน`);
});
