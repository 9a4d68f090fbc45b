import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bangkokDate,
  bangkokDateTime,
  bangkokTime,
  formatThaiDate,
  formatThaiDateTime,
  formatThaiInstant,
  formatThaiMonth,
  formatThaiMonthShort,
  isEmptyDate,
  noSuchDayWords,
  periodIndex,
  recvPeriodOf,
  thaiDateToIso,
} from './thai-date.ts';

const EMPTY = [
  '',
  ' ',
  null,
  undefined,
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0000-00-00T00:00:00.000Z',
] as const;

test.each(EMPTY)('[FMT-03] %j is the empty date and shows as a dash', (value) => {
  expect(isEmptyDate(value)).toBe(true);
  expect(formatThaiDate(value)).toBe(' - ');
  expect(formatThaiDateTime(value)).toBe(' - ');
});

describe('formatThaiDate', () => {
  test('[FMT-03] has four styles, short by default', () => {
    expect(formatThaiDate('2026-02-28')).toBe('28 ก.พ. 2569');
    expect(formatThaiDate('2026-02-28', 'short')).toBe('28 ก.พ. 2569');
    expect(formatThaiDate('2026-02-28', 'long')).toBe('28 กุมภาพันธ์ 2569');
    expect(formatThaiDate('2026-02-28', 'full')).toBe('วันเสาร์ที่ 28 กุมภาพันธ์ 2569');
    expect(formatThaiDate('2026-02-28', 'numeric')).toBe('28/02/2569');
  });

  test('[FMT-03] keeps wall times on their day and moves instants to Bangkok', () => {
    expect(formatThaiDate('2026-12-31 23:59:59')).toBe('31 ธ.ค. 2569');
    expect(formatThaiDate('2026-12-31T20:00:00Z')).toBe('1 ม.ค. 2570');
  });

  test('[FMT-03] 29 February of a leap year stays, of another year is a dash', () => {
    expect(formatThaiDate('2024-02-29', 'long')).toBe('29 กุมภาพันธ์ 2567');
    expect(formatThaiDate('2026-02-29')).toBe(' - ');
  });

  test.each(['x', '2026-13-01', '28/02/2569', '2026-02-28 99:00:00'])(
    'shows a dash for %s',
    (value) => {
      expect(formatThaiDate(value)).toBe(' - ');
    },
  );

  test('[FMT-03] agrees with the platform on every month, weekday and era', () => {
    const platform = new Intl.DateTimeFormat('th-TH', {
      dateStyle: 'full',
      timeZone: 'Asia/Bangkok',
    });
    const seconds = fc.integer({ min: 0, max: 4e9 });
    fc.assert(
      fc.property(seconds, (s) => {
        const expected = platform.format(s * 1000).replace('พ.ศ. ', '');
        expect(formatThaiDate(bangkokDate(s * 1000), 'full')).toBe(expected);
      }),
    );
  });
});

test('[FMT-03] a date with its time', () => {
  expect(formatThaiDateTime('2026-02-28 14:05:00')).toBe('28 ก.พ. 2569 14:05 น.');
  expect(formatThaiDateTime('2026-02-28T07:05:00Z')).toBe('28 ก.พ. 2569 14:05 น.');
  expect(formatThaiDateTime('2026-02-28')).toBe('28 ก.พ. 2569');
});

test('receive periods show as Thai months', () => {
  expect(formatThaiMonth('256902')).toBe('กุมภาพันธ์ 2569');
  expect(formatThaiMonthShort('256902')).toBe('ก.พ. 2569');
  expect(['', '256900', '256913', '2569-02', '1256902', '2569021'].map(formatThaiMonth)).toEqual([
    ' - ',
    ' - ',
    ' - ',
    ' - ',
    ' - ',
    ' - ',
  ]);
});

test('a date names its receive period', () => {
  expect(recvPeriodOf('2026-02-28')).toBe('256902');
  expect(recvPeriodOf('2026-12-31T20:00:00Z')).toBe('257001');
  expect(() => recvPeriodOf('0000-00-00')).toThrow(RangeError);
});

test('a receive period is a place in the row of months; what is none has no place', () => {
  expect(periodIndex('256912')).toBe(2026 * 12 + 11);
  expect(periodIndex('257001')).toBe(2027 * 12);
  for (const none of ['256900', '256913', '202612', '1256912', '2569120', '2569-12', '']) {
    expect(periodIndex(none)).toBeNull();
  }
});

test('[FMT-03] the server is sent the day in Bangkok', () => {
  expect(bangkokDate(Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01');
  expect(bangkokDate(Date.parse('2026-12-31T16:59:59Z'))).toBe('2026-12-31');
  expect(bangkokDate(Date.parse('2026-02-27T17:00:00Z'))).toBe('2026-02-28');
  expect(() => bangkokDate(Number.NaN)).toThrow(RangeError);
});

describe('an instant', () => {
  const instant = (iso: string) => Date.parse(`${iso}+07:00`);

  test('is said in the Buddhist era', () => {
    expect(formatThaiInstant(instant('2026-11-20T09:05:00'))).toBe('20 พ.ย. 2569 09:05 น.');
    expect(() => formatThaiInstant(Number.NaN)).toThrow(RangeError);
  });

  test('has a time of day in Bangkok, to the minute or the second', () => {
    expect(bangkokTime(instant('2026-11-20T00:05:09'))).toBe('00:05');
    expect(bangkokTime(instant('2026-11-20T00:05:09'), 'HH:mm:ss')).toBe('00:05:09');
    expect(bangkokTime(instant('2026-11-20T23:59:59'), 'HH:mm:ss')).toBe('23:59:59');
  });

  test('is written as on the wire', () => {
    expect(bangkokDateTime(Date.parse('2026-12-31T20:05:09.999Z'))).toBe('2027-01-01 03:05:09');
  });
});

describe('thaiDateToIso', () => {
  test('[FMT-03] takes the day, month and Buddhist year of a form', () => {
    expect(thaiDateToIso(18, 8, 2515)).toBe('1972-08-18');
    expect(thaiDateToIso(29, 2, 2567)).toBe('2024-02-29');
  });

  test('refuses days that do not exist and years of the wrong era', () => {
    expect(thaiDateToIso(29, 2, 2568)).toBeNull();
    expect(thaiDateToIso(31, 4, 2569)).toBeNull();
    expect(thaiDateToIso(0, 1, 2569)).toBeNull();
    expect(thaiDateToIso(1.5, 1, 2569)).toBeNull();
    expect(thaiDateToIso(1, 1, Number.NaN)).toBeNull();
    expect(thaiDateToIso(1, 1, 2026)).toBeNull();
    expect([2399, 2400, 2999, 3000].map((year) => thaiDateToIso(1, 1, year))).toEqual([
      null,
      '1857-01-01',
      '2456-01-01',
      null,
    ]);
  });

  test('[FMT-03] what is shown as numbers reads back as the same date', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 4e9 }), (seconds) => {
        const iso = bangkokDate(seconds * 1000);
        const [day, month, year] = formatThaiDate(iso, 'numeric').split('/').map(Number);
        expect(thaiDateToIso(day ?? 0, month ?? 0, year ?? 0)).toBe(iso);
      }),
    );
  });
});

test.each([
  [30, 2, 2569, 'เดือนกุมภาพันธ์ 2569 มี 28 วัน กรุณาแก้วันที่'],
  [30, 2, 2571, 'เดือนกุมภาพันธ์ 2571 มี 29 วัน กรุณาแก้วันที่'],
  [31, 4, 2569, 'เดือนเมษายน 2569 มี 30 วัน กรุณาแก้วันที่'],
  [32, 1, 2569, 'เดือนมกราคม 2569 มี 31 วัน กรุณาแก้วันที่'],
  [0, 1, 2569, 'ไม่มีวันที่นี้ในปฏิทิน'],
  [1, 13, 2569, 'ไม่มีวันที่นี้ในปฏิทิน'],
  [31, 2, 2026, 'ไม่มีวันที่นี้ในปฏิทิน'],
])('of %i/%i/%i, which is no day, the words are %j', (day, month, yearBE, words) => {
  expect(noSuchDayWords(day, month, yearBE)).toBe(words);
});
