import { examples } from '@coop/contracts/examples/examples';
import type { Demand } from '@coop/contracts/info/demand';
import { expect, test } from 'vitest';
import { MAKING } from '../../testing/read-paper.tsx';
import { readBack } from '../../testing/read-pdf.ts';
import { demandReceiptFile } from './receipt-paper.ts';

const demand = examples.infoDemandShow.response as unknown as Demand;

test('[ABI-10] the receipt of a demand says its number, what it is about, and where to follow it', async () => {
  const { papers, name } = demandReceiptFile(demand, MAKING);
  const { pages } = await readBack(papers, MAKING);
  expect(name).toBe(`ใบรับเรื่อง ${demand.demand_no}`);
  expect(pages[0]).toContain(`หมายเลขติดตามเรื่อง ${demand.demand_no}`);
  expect(pages[0]).toContain(demand.topic);
  expect(pages[0]).toContain('ติดตามสถานะได้ที่ https://coop.example.org/demand');
});
