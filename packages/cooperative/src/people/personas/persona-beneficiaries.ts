import type { BeneficiaryPlan } from '../person/heirs.ts';

/** Appointments from the personas' stories, oldest first: 00001 has replaced one, 00002 has signed none yet. */
export const PERSONA_BENEFICIARIES: Partial<Record<number, readonly BeneficiaryPlan[]>> = {
  1: [
    {
      signedOn: '1997-05-01',
      covers: ['ค่าหุ้น', 'เงินฝาก'],
      heirs: [
        { name: 'นายบุญเลิศ ใจงาม', relation: 'บิดา', part: 50_00 },
        { name: 'นางละออง ใจงาม', relation: 'มารดา', part: 50_00 },
      ],
    },
    {
      signedOn: '2022-01-12',
      covers: ['ค่าหุ้น', 'เงินฝาก', 'ปันผล', 'เฉลี่ยคืน'],
      heirs: [
        { name: 'นางสมหญิง ใจงาม', relation: 'คู่สมรส', part: 50_00 },
        { name: 'นายณัฐพล ใจงาม', relation: 'บุตร', part: 50_00 },
      ],
    },
  ],
  2: [],
};
