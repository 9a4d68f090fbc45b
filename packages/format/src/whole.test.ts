import { expect, test } from 'vitest';
import {
  countParts,
  joinFigures,
  namedParts,
  nameParts,
  numberParts,
  wholeParts,
} from './whole.ts';

const shown = (text: string) =>
  wholeParts(text)
    .map((part) => (part.whole ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['ประธาน นายประเสริฐ คงมั่น รับรอง', 'ประธาน [นายประเสริฐ คงมั่น] รับรอง'],
  ['2 นางสาวนงลักษณ์ ณ ท่าวัง', '2 [นางสาวนงลักษณ์] [ณ\u00A0ท่าวัง]'],
  ['เรียน นายสวัสดิ์ วงศ์สุวรรณรัตนโชติพิพัฒน์กุล', 'เรียน [นายสวัสดิ์] [วงศ์สุวรรณรัตนโชติพิพัฒน์กุล]'],
  ['ดร. โกวิท แก้วใส', '[ดร. โกวิท แก้วใส]'],
  ['สิ้นปีมี 3,465.8 ล้านบาท', 'สิ้นปีมี 3,465.8 [ล้านบาท]'],
  ['ทุนเรือนหุ้น เงินกู้ และเงินฝาก', '[ทุนเรือนหุ้น] [เงินกู้] และ[เงินฝาก]'],
  ['โดมโรงเรียนบ้านพรุโต๊ะ อำเภอพระพรหม', 'โดมโรงเรียนบ้านพรุโต๊ะ [อำเภอพระพรหม]'],
  ['คำสั่งนายทะเบียนสหกรณ์ ที่ 5', 'คำสั่งนายทะเบียนสหกรณ์ ที่ 5'],
  ['ผลการเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 63', 'ผล[การเลือกตั้ง][คณะกรรมการ][ดำเนินการ] [ชุดที่ 63]'],
  ['เงินกู้เพื่อเหตุฉุกเฉิน งวดที่ 568', '[เงินกู้]เพื่อเหตุ[ฉุกเฉิน] [งวดที่ 568]'],
  ['เงินกู้ที่ท่านค้ำประกันให้ผู้อื่น', '[เงินกู้]ที่ท่าน[ค้ำประกัน]ให้ผู้อื่น'],
  ['เงินกู้สามัญ สม.2569/64542', '[เงินกู้]สามัญ [สม.2569/64542]'],
  ['อยู่บนใบรับเรื่อง เช่น D2569-0041', 'อยู่บนใบรับเรื่อง เช่น [D2569-0041]'],
  ['ธนาคารกรุงไทย เลขที่ 001-2-34567-8', 'ธนาคารกรุงไทย เลขที่ [001-2-34567-8]'],
  ['ฝากหักเงินเดือน 01-2-29xxx-9', 'ฝากหักเงินเดือน [01-2-29xxx-9]'],
  ['ฌาปนกิจสงเคราะห์ (1,013 ศพ) ศพละ 20 บาท', 'ฌาปนกิจสงเคราะห์ [(1,013\u00A0ศพ)] [ศพละ] 20\u00A0บาท'],
  ['พฤศจิกายน 2569', '[พฤศจิกายน\u00A02569]'],
  ['กุมภาพันธ์ 2569', '[กุมภาพันธ์\u00A02569]'],
  ['โอน 30 เม.ย. 2569 แล้ว', 'โอน [30\u00A0เม.ย.\u00A02569] แล้ว'],
  ['บำนาญ เดือน มีนาคม 2569', 'บำนาญ เดือน มีนาคม\u00A02569'],
  ['สหกรณ์ปิดทำการ 13–15 เมษายน 2569', 'สหกรณ์[ปิดทำการ] 13–15\u00A0เมษายน\u00A02569'],
  ['', ''],
])('%j keeps %j whole', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('a short name is one part, of a long one a line may end between the parts', () => {
  expect(nameParts('สมชาย ใจงาม')).toEqual([{ text: 'สมชาย ใจงาม', whole: true }]);
  // 18 letters and 20, without the marks above and below them.
  expect(nameParts('นางสาวสุภัทรา เพชรคง')).toHaveLength(1);
  expect(nameParts('นางสาวสุภัทรา แก้วมณีรัตน์')).toEqual([
    { text: 'นางสาวสุภัทรา', whole: true },
    { text: ' ', whole: false },
    { text: 'แก้วมณีรัตน์', whole: true },
  ]);
});

test('where only numbers are kept whole, terms are left as they are', () => {
  expect(numberParts('เงินกู้ฉุกเฉิน ฉฉ.2569/80654')).toEqual([
    { text: 'เงินกู้ฉุกเฉิน ', whole: false },
    { text: 'ฉฉ.2569/80654', whole: true },
  ]);
  expect(numberParts('ฌาปนกิจสงเคราะห์ (13 ศพ)')[1]).toEqual({ text: '(13\u00A0ศพ)', whole: true });
});

test('of a sentence only a count is kept whole whose unit Firefox parts', () => {
  expect(countParts('เก็บ 13 ศพ ศพละ 20 บาท เงินกู้')).toEqual([
    { text: 'เก็บ ', whole: false },
    { text: '13\u00A0ศพ ศพละ', whole: true },
    { text: ' 20\u00A0บาท เงินกู้', whole: false },
  ]);
  expect(countParts('จำนวนศพลดจาก 14 เป็น 13')).toEqual([
    { text: 'จำนวนศพลดจาก 14 เป็น 13', whole: false },
  ]);
});

test('of a text of many lines names are whole, and terms are not', () => {
  const wholes = (text: string) =>
    namedParts(text).flatMap((part) => (part.whole ? part.text : []));
  expect(wholes('นายประเสริฐ คงมั่น กับเงินกู้')).toEqual(['นายประเสริฐ คงมั่น']);
  expect(wholes('คณะกรรมการดำเนินการ ชุดที่ 63')).toEqual([]);
  expect(namedParts('วันที่ 7 ธันวาคม 2569 รับ 500 บาท')).toEqual([
    { text: 'วันที่ 7\u00A0ธันวาคม\u00A02569 รับ 500\u00A0บาท', whole: false },
  ]);
});

test('no line ends inside a day of a sentence, with a short month or a long one', () => {
  expect(joinFigures('ใบรับเงิน รง. 6910/0001 วันที่ 31 ต.ค. 2569')).toBe(
    'ใบรับเงิน รง. 6910/0001 วันที่ 31\u00A0ต.ค.\u00A02569',
  );
  expect(joinFigures('1 ธันวาคม 2569 ถึง 15 มกราคม 2570')).toBe(
    '1\u00A0ธันวาคม\u00A02569 ถึง 15\u00A0มกราคม\u00A02570',
  );
});

test('what is no text stays as it is', () => {
  expect(joinFigures(JSON.parse('12'))).toBe(12);
});

test.each([
  ['18 ส.ค. 2515 (54 ปี 3 เดือน)', '18_ส.ค._2515 (54_ปี 3_เดือน)'],
  ['29 มกราคม 2569 19:17 น.', '29_มกราคม_2569 19:17_น.'],
  ['คิดดอกเบี้ย 30 วัน เดือนก่อน 31 วัน', 'คิดดอกเบี้ย 30_วัน เดือนก่อน 31_วัน'],
  ['พระราชบัญญัติ พ.ศ. 2539 (มีนาคม 2569)', 'พระราชบัญญัติ พ.ศ._2539 (มีนาคม_2569)'],
  ['พ.ย. 2569 มากกว่า ธ.ค. 2568', 'พ.ย._2569 มากกว่า ธ.ค._2568'],
  ['จากทุก 100 บาทที่หัก 6.81 %', 'จากทุก 100_บาทที่หัก 6.81_%'],
  ['กันยายน 2569 และตุลาคม 2569', 'กันยายน_2569 และตุลาคม_2569'],
  ['สัญญา ฉฉ.2569/80654 ปกติ', 'สัญญา ฉฉ.2569/80654 ปกติ'],
])('the figures of %j stay beside what they count', (text, expected) => {
  expect(joinFigures(text).replaceAll('\u00A0', '_')).toBe(expected);
});
