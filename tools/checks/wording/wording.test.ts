import { expect, test } from 'vitest';
import { readThaiWords } from './thai-words.ts';
import { renderWording } from './wording.ts';

test('words are found with the names that lead to them and the gaps in them', () => {
  const source = `
    import { x } from './ก.ts';
    type Kind = 'ชนิด';
    export const text = {
      title: 'หุ้น',
      of: (month: string) => \`เดือน\${month} ปี \${toYear(x.yearBE)}\`,
      names: { SHARE: 'ค่าหุ้น', LOAN: 'loan' },
    } as const;
    function Line() {
      if (x.status === 'ปกติ') return null;
      return <p title="คำใบ้">รวม {count} รายการ <b>ทั้งหมด</b></p>;
    }`;
  expect(readThaiWords('a.tsx', source)).toEqual([
    { key: 'text.title', thai: 'หุ้น' },
    { key: 'text.of', thai: 'เดือน{month} ปี {yearBE}' },
    { key: 'text.names.SHARE', thai: 'ค่าหุ้น' },
    { key: 'Line', thai: 'รวม {count} รายการ' },
    { key: 'Line.title', thai: 'คำใบ้' },
    { key: 'Line', thai: 'ทั้งหมด' },
  ]);
});

test('each screen has its table, the testers’ words and the published texts are not there', () => {
  const wording = renderWording();
  expect(wording).toMatch(
    /\n### member\/share\n\n\| where \| Thai \|\n\| --- \| --- \|\n(\|.*\n)*\| statement \| รายการเคลื่อนไหวของหุ้น \|\n/,
  );
  expect(wording).toMatch(
    /\n### packages\/addresses\n\n\| where \| Thai \|\n\| --- \| --- \|\n(\|.*\n)*\|.* \| ทุนเรือนหุ้น \|\n/,
  );
  expect(wording).toContain('รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร');
  expect(wording).toContain('| messages/not-found-page: ');
  expect(wording).not.toMatch(/session หมดอายุ \(401\)|site\/topics\//);
});
