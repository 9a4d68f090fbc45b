import { examples } from '@coop/contracts/examples/examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../../client/backend.ts';
import { saveCsv } from '../../testing/downloads.ts';
import { fetchFromMock, signInAgency } from '../../testing/mock-backend.ts';
import { definition, satangOf, tableRows, textOf } from '../../testing/read.ts';
import { openScreen, SITE } from '../../testing/render-screen.tsx';
import { Component as Dashboard } from './route.tsx';

const path = '/membergroup/dashboard';
const endpoint = 'membergroupDashboardShow';
const recorded = examples.membergroupDashboardShow.response;
const [newest, before] = recorded.periods;
const response = {
  ...recorded,
  periods: [
    { ...newest, billed_amount: '418337.50', remain_amount: '418337.50' },
    { ...before, billed_amount: '418397.50' },
  ],
  changes: [{ code: 'DEATHS', amount: '-60.00', member_count: 3, before: '16', now: '15' }],
};

test('[GRP-06] an agency whose money has come reads that, and how little the bill has changed', async () => {
  const done = {
    ...newest,
    status: 'รับครบ',
    billed_amount: '418337.50',
    deducted_amount: '418337.50',
    remitted_amount: '418337.50',
    remain_amount: '0.00',
    receipt_no: 'รง. 6902/0123',
    receipt_date: '2026-02-28',
    transferred_date: '2026-02-27',
    transferred_amount: '418337.50',
    left_amount: '0.00',
  };
  await openScreen(Dashboard, {
    agency: '80010001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [done, response.periods[1]] } }),
  });
  await screen.findByText('เรียกเก็บ', { selector: 'dt' });
  expect(definition('ยอดที่ต้องโอน')).toBe('0.00');
  expect(definition('โอนแล้ว')).toBe('418,337.50');
  expect(definition('สหกรณ์รับเงินแล้ว')).toBe('418,337.50');
  expect(screen.getByText('ล่าสุดเมื่อ 27 ก.พ. 2569')).toBeDefined();
  expect(screen.getByText('ใบรับเงิน รง. 6902/0123 วันที่ 28 ก.พ. 2569')).toBeDefined();
  expect(textOf(screen.getAllByText(/^น้อยกว่าเดือนก่อน/)[0])).toBe(
    'น้อยกว่าเดือนก่อน 60.00 บาท เพราะจำนวนศพของฌาปนกิจสงเคราะห์ (15 ศพ เดือนก่อน 16 ศพ)',
  );
  expect(screen.queryByText(/ค้างโอน/)).toBeNull();
});

test('[GRP-06] a part that came before anything was recorded closes nothing: the month can still be recorded, and the rest told', async () => {
  const part = {
    ...newest,
    status: 'รับบางส่วน',
    remitted_amount: '1000.00',
    receipt_no: 'รง. 6911/0001',
    receipt_date: '2026-11-19',
    transferred_date: '2026-11-18',
    transferred_amount: '1000.00',
    left_amount: '204949.76',
  };
  await openScreen(Dashboard, {
    agency: '80010001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [part, response.periods[1]] } }),
  });
  expect(await screen.findByRole('link', { name: 'บันทึกผลการหักเงิน' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'แจ้งโอนเพิ่ม' })).toBeDefined();
  expect(definition('หักได้')).toMatch(/^–/);
  expect(screen.getAllByText('รับเงินบางส่วน').length).toBeGreaterThan(0);
  expect(screen.queryByText('ไม่มียอดค้างแล้ว')).toBeNull();
});

test('[GRP-06] an agency that is not billed yet reads when it will be, and its own data', async () => {
  await openScreen(Dashboard, {
    agency: '80010001',
    at: path,
    site: { by_laws: { bills: { day: 19 } } },
    before: ({ faults }) =>
      faults.add({ endpoint, body: { ...response, periods: [], changes: [] } }),
  });
  expect(await screen.findByText('ยังไม่มีใบเรียกเก็บ')).toBeDefined();
  expect(screen.getByText(/^ใบเรียกเก็บใบแรกจะออกในวันที่ 19 ของเดือน/)).toBeDefined();
  expect(definition('ผู้แทน')).toBe('นางพรทิพย์ คงมั่น');
});

test('[GRP-06] the first page: billed, received, to come, due; why it differs; chart; periods with their status', async () => {
  const { user } = await openScreen(Dashboard, { agency: '80010001', at: path });
  await screen.findByText('เรียกเก็บ', { selector: 'dt' });
  expect(document.title).toMatch(/^ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน - /);
  expect(definition('เรียกเก็บ')).toBe('205,949.76');
  // Nobody has recorded anything.
  expect(definition('หักได้')).toContain('–');
  expect(screen.getByText('ยังไม่ได้บันทึกผล')).toBeDefined();
  expect(definition('สหกรณ์รับเงินแล้ว')).toBe('0.00');
  expect(definition('ยอดที่ต้องโอน')).toBe('205,949.76');
  expect(screen.getByText('ภายใน 30 พ.ย. 2569')).toBeDefined();
  expect(screen.getByText('10 คน · พฤศจิกายน 2569')).toBeDefined();
  expect(screen.getByText('อีก 10 วัน')).toBeDefined();
  expect(textOf(screen.getByText(/^มากกว่าเดือนก่อน/))).toBe(
    'มากกว่าเดือนก่อน 32,380.92 บาท เพราะงวดเงินกู้ที่ค้างชำระ และค่าหุ้นที่ค้างชำระ',
  );
  expect(tableRows('สาเหตุที่ยอดเปลี่ยนจากเดือนก่อน').slice(1)).toEqual([
    'งวดเงินกู้ที่ค้างชำระ | 1 | +30,984.91',
    'ค่าหุ้นที่ค้างชำระ | 1 | +2,200.00',
    'จำนวนวันที่คิดดอกเบี้ย | 8 | −723.53',
    'เงินฌาปนกิจสงเคราะห์ที่ค้างชำระ | 1 | +280.00',
    'เงินต้นลดลง ดอกเบี้ยจึงลดลง | 7 | −200.46',
    'จำนวนศพของฌาปนกิจสงเคราะห์ (13 ศพ เดือนก่อน 14 ศพ) | 8 | −160.00',
    'รวม | +32,380.92',
  ]);
  await user.click(await screen.findByText('ดูเป็นตาราง'));
  expect(tableRows('ยอดเรียกเก็บรายเดือน')).toHaveLength(13);
  const periods = tableRows('12 งวดล่าสุด');
  expect(periods[2]).toBe(
    'ตุลาคม 2569 | 173,568.84 | 33,365.78 | 106,738.15 | 33,464.91 | 1 | 31 ต.ค. 2569 | รับเงินบางส่วนรง. 6910/0001',
  );
  const total = periods.at(-1) ?? '';
  // Months have each other's arrears, so only what came and what is still owed is added up.
  const came = satangOf(periods.slice(1, 13), 3).reduce((sum, number) => sum + number, 0);
  expect(satangOf([total], 1)).toEqual([came]);
  expect(total.split(' | ').slice(2)).toEqual(['66,830.69', '', '', '']);
  expect(screen.getByRole('link', { name: 'ตุลาคม 2569' }).getAttribute('href')).toBe(
    '/membergroup/keeprep?period=256910',
  );
});

test('[GRP-06][MEM-28] the file of the months leaves blank what nobody has recorded, and says so', async () => {
  const { user } = await openScreen(Dashboard, { agency: '80010001', at: path });
  await screen.findByRole('table', { name: '12 งวดล่าสุด' });
  const { lines } = await saveCsv(user, screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(lines.slice(0, 3)).toEqual([
    'งวด,จำนวนคน,เรียกเก็บ (บาท),ค้างจากงวดก่อน (บาท),หักได้ (บาท),โอนแล้ว (บาท),รับเงินแล้ว (บาท),ยังค้างอยู่ (บาท),หักไม่ครบ (คน),ครบกำหนด,สถานะ,การโอนและใบรับเงิน',
    'พฤศจิกายน 2569,10,205949.76,66830.69,,,0.00,0.00,0,30/11/2569,ส่งใบเรียกเก็บแล้ว · ยังไม่ได้บันทึกผล,',
    'ตุลาคม 2569,10,173568.84,33365.78,106738.15,,106738.15,33464.91,1,31/10/2569,รับเงินบางส่วน,ใบรับเงิน รง. 6910/0001 วันที่ 31 ต.ค. 2569',
  ]);
});

test.each([
  ['2026-11-20', 'ค้างโอน 2 งวด', 'ตุลาคม 2569, กันยายน 2569 ยอดที่ค้าง'],
  ['2026-12-16', 'ค้างโอน 3 งวด', '28 คน · ธันวาคม 2569'],
])('[GRP-06] an agency in arrears is told first on %s: %s', async (day, arrears, more) => {
  await openScreen(Dashboard, {
    agency: '80010003',
    at: path,
    before: async ({ clock }) => {
      clock.set(Date.parse(`${day}T09:00:00+07:00`));
      // The session of before has ended by then.
      await signInAgency(createApi(SITE, fetchFromMock), '80010003');
    },
  });
  expect(await screen.findByText(arrears, { exact: false })).toBeDefined();
  await waitFor(() => expect(textOf(document.body)).toContain(more));
});
