import * as z from 'zod/mini';
import { anybodyReads } from '../entry/endpoint.ts';
import { titled, titledList } from '../entry/titled.ts';
import { IsoDate, Money, Percent } from '../entry/wire.ts';

const year = {
  /** Fiscal year of the Common Era. */
  year: titled('ปีบัญชี', z.int()),
  members: titled('สมาชิก', z.int()),
  shares: titled('ทุนเรือนหุ้น', Money),
  deposits: titled('เงินรับฝาก', Money),
  loans: titled('ลูกหนี้เงินกู้', Money),
  reserves: titled('ทุนสำรอง', Money),
  assets: titled('สินทรัพย์รวม', Money),
  dividend_rate: titled('อัตราเงินปันผล', Percent),
  refund_rate: titled('อัตราเงินเฉลี่ยคืน', Percent),
  /** The item that says them: the year's report, or statistics of several years. */
  topic_id: titled('เลขที่เรื่อง', z.int()),
};
const YearFigures = z.strictObject(year);
export type YearFigures = z.infer<typeof YearFigures>;

const InfoFigures = z.strictObject({
  as_of: titled('ข้อมูล ณ วันที่', IsoDate),
  /** Up to ten years whose accounts are closed and approved, the newest first. */
  years: titledList('ปีบัญชี', year),
});

export const infoFigures = {
  infoFiguresList: anybodyReads({
    path: '/api/info/figures',
    titleTH: 'สหกรณ์ในตัวเลข',
    response: InfoFigures,
    summary:
      'Totals and rates of the last ten years; asked where site.json says that the backend publishes them',
    spec: '2.2, not named there',
  }),
} as const;
