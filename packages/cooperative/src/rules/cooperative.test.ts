import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  COOPERATIVE,
  MANAGER,
  OFFICER_GROUPS,
  officerAt,
  officerName,
  sectionNamed,
} from './cooperative.ts';
import { fillRules } from './fill-rules.ts';

describe('the facts of the cooperative', () => {
  test('have one holder for each single post, and nobody twice', () => {
    const single = ['ประธานกรรมการ', 'เลขานุการ', 'เหรัญญิก', 'ผู้จัดการ', 'รองผู้จัดการ'];
    for (const post of single) expect(officerAt(post).position).toBe(post);
    expect(() => officerAt('ผู้ตรวจสอบกิจการ')).toThrow('2 hold ผู้ตรวจสอบกิจการ');
    expect(() => officerAt('พนักงานขับรถ')).toThrow('0 hold พนักงานขับรถ');
    const names = OFFICER_GROUPS.flatMap((group) => COOPERATIVE[group].map(officerName));
    expect(new Set([...names, officerName(COOPERATIVE.auditor)]).size).toBe(names.length + 1);
  });

  test('say who answers in each section', () => {
    expect(officerName(MANAGER)).toBe('นางเพ็ญศรี คงมั่น');
    expect(sectionNamed('ฝ่ายการเงิน')).toEqual({
      section: 'ฝ่ายการเงิน',
      person: 'นางจิราพร คงมั่น',
      phone: '075-123-456 ต่อ 16',
      email: 'finance@coop.example',
    });
    for (const { name } of COOPERATIVE.sections) expect(sectionNamed(name).section).toBe(name);
  });

  test('stand nowhere else in the written content', async () => {
    const folder = new URL('../../content/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter(
      (text) => text.endsWith('.json') && !text.endsWith('facts.json'),
    );
    expect(files.length).toBeGreaterThan(30);
    const { name, phone, hours } = COOPERATIVE;
    for (const file of files) {
      const text = await readFile(new URL(file, folder), 'utf8');
      const found = [name, phone, hours.closes, officerName(MANAGER)].filter((word) =>
        text.includes(word),
      );
      expect(found, file).toEqual([]);
    }
  });

  test('are filled into written content', () => {
    expect(fillRules('โทร {phone.ฝ่ายการเงิน} เวลา {hours} น. วันที่ {bill.day}')).toBe(
      'โทร 075-123-456 ต่อ 16 เวลา 08:30–16:30 น. วันที่ 15',
    );
    expect(() => fillRules('{fone}')).toThrow('nothing is known to fill in for {fone}');
  });
});
