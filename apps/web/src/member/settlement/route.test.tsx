import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteEnd } from '../../testing/end-notice.ts';
import { definition, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Settlement } from './route.tsx';

const path = '/member/settlement';
const LINES = 'รายการหักกลบ';

test('[LED-15] who stays is told that there is no sheet, and when there would be one', async () => {
  await openScreen(Settlement, { member: '00001', at: path });
  expect(await screen.findByText('ท่านยังเป็นสมาชิกอยู่')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('[LED-15] before the board the sheet says what is expected, line by line with its rule', async () => {
  await openScreen(Settlement, {
    member: '00001',
    at: path,
    before: (world) => noteEnd(world, '00001', 'ให้ออก'),
  });
  expect(await screen.findByText('คณะกรรมการพิจารณาวันที่ 8 ธ.ค. 2569')).toBeDefined();
  expect(definition('คาดว่าสหกรณ์จะจ่ายคืน')).toBe('0.00');
  expect(definition('เรื่อง')).toBe('ให้ออก');
  expect(tableRows(LINES).slice(1)).toEqual([
    'เงินและสิทธิ',
    'ทุนเรือนหุ้นคืนเต็มจำนวนเมื่อสิ้นสมาชิกภาพ ไม่รวมปันผลของปีนี้ |  | 481,700.00 |  | 481,700.00 | 0.00',
    'เงินฝากออมทรัพย์พิเศษปิดบัญชี พร้อมดอกเบี้ยถึงวันก่อนประชุม | 01-2-29xxx-9 | 55,418.29 | 574.68 | 55,418.29 | 0.00',
    'เงินฝากออมทรัพย์ปิดบัญชี พร้อมดอกเบี้ยถึงวันก่อนประชุม | 01-1-37xxx-3 | 8,229.05 | 124.29 | 8,229.05 | 0.00',
    'รวม เงินและสิทธิ | 545,347.34 |  | 545,347.34 | 0.00',
    'หนี้',
    'เงินกู้สามัญเงินต้นและดอกเบี้ยถึงวันประชุม สัญญาเก่าก่อน | สม.2569/64542 | 934,124.71 | 1,124.71 | 545,347.34 | 388,777.37',
    'เงินกู้เพื่อเหตุฉุกเฉินเงินต้นและดอกเบี้ยถึงวันประชุม สัญญาเก่าก่อน | ฉฉ.2569/80654 | 17,700.15 | 19.38 | 0.00 | 17,700.15',
    'รวม หนี้ | 951,824.86 |  | 545,347.34 | 406,477.52',
  ]);
  expect(definition('หนี้ที่ยังขาด')).toBe('406,477.52');
  expect(tableRows('ผู้ค้ำประกันที่สหกรณ์ขอให้ชำระ').slice(1)).toEqual([
    'นางเบญจวรรณ แก้วแสง | 00004 | สม.2569/64542 | 194,388.68 | 0.00 | 7 ม.ค. 2570',
    'ว่าที่ร้อยตรีประสิทธิ์เกียรติกำจร วงศ์สุวรรณรัตนโชติพิพัฒน์กุล ณ นครศรีธรรมราช | 00011 | สม.2569/64542 | 194,388.69 | 0.00 | 7 ม.ค. 2570',
  ]);
});

test('[LED-15] settled, the sheet is final and can be checked', async () => {
  await openScreen(Settlement, {
    member: '00010',
    at: path,
    before: (world) => noteEnd(world, '00010', 'ลาออก', 'three weeks ago'),
  });
  expect(await screen.findByText(/^สิ้นสมาชิกภาพแล้วเมื่อ/)).toBeDefined();
  expect(definition('สหกรณ์จ่ายคืน')).toBe('2,659,849.02');
  window.dispatchEvent(new Event('beforeprint'));
  expect(await screen.findByText(/^สส-\d{8}-00010$/)).toBeDefined();
});

test('[LED-15] of who has died the heirs stand with their parts and the paper that names them', async () => {
  const { response } = examples.memberSettlementShow;
  const heirs = [
    {
      gain_name: 'นางสมหญิง ใจงาม',
      gain_relation: 'คู่สมรส',
      share_percent: '60.00',
      amount: '60.00',
    },
    {
      gain_name: 'เด็กชายสมศักดิ์ ใจงาม',
      gain_relation: 'บุตร',
      share_percent: '40.00',
      amount: '40.00',
    },
  ];
  const body = {
    ...response,
    ending_desc: 'เสียชีวิต',
    left: '100.00',
    heirs,
    document_no: 'กน. 1/2560',
  };
  await openScreen(Settlement, {
    member: '00001',
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'memberSettlementShow', body }),
  });
  expect(await screen.findByText('ตามหนังสือตั้งผู้รับโอนประโยชน์เลขที่ กน. 1/2560')).toBeDefined();
  expect(screen.getByText('จ่ายแก่ผู้รับโอนประโยชน์หรือทายาท')).toBeDefined();
  expect(tableRows('ผู้รับเงิน').slice(1)).toEqual([
    'นางสมหญิง ใจงาม | คู่สมรส | 60.00 | 60.00',
    'เด็กชายสมศักดิ์ ใจงาม | บุตร | 40.00 | 40.00',
  ]);
});
