import { endpoints } from '@coop/contracts/endpoints';
import type { Demand } from '@coop/contracts/info/demand';
import { expect, test } from 'vitest';
import { readBack } from '../../testing/read-pdf.ts';
import { demandReceiptFile } from './receipt-pdf.ts';

const demand = endpoints.infoDemandShow.example.response as unknown as Demand;

test('[ABI-10] the receipt of a demand says its number, what it is about, and where to follow it', async () => {
  const making = {
    coopName: 'สหกรณ์ตัวอย่าง',
    origin: 'https://coop.example.org',
    madeAt: '2026-11-22T09:30:00Z',
  };
  const { papers, name } = demandReceiptFile(demand, making);
  const { pages } = await readBack(...papers);
  expect(name).toBe(`ใบรับเรื่อง ${demand.demand_no}`);
  expect(pages[0]).toContain(`หมายเลขติดตามเรื่อง ${demand.demand_no}`);
  expect(pages[0]).toContain(demand.topic);
  expect(pages[0]).toContain('ติดตามสถานะได้ที่ https://coop.example.org/demand');
});
