import { type ActionRow, CANNOT_CONNECT, ODD, ODD_RESULT, VISITOR } from './case.ts';

const pressed = { how: 'pressed', who: VISITOR } as const;

/** What a visitor sends from the public site. */
export const infoForms = {
  infoBoardCreate: {
    ...pressed,
    ...ODD_RESULT,
    at: '/boardPost',
    heading: 'ตั้งกระทู้ใหม่',
    prepare: async (page) => {
      await page.getByLabel('หัวข้อ').fill('ถามเรื่องปันผล');
      await page.getByLabel('รายละเอียด').fill('โอนวันไหน');
    },
    press: (page) => page.getByRole('button', { name: 'ส่งกระทู้' }).click(),
    told: ['place'],
    typed: { หัวข้อ: 'ถามเรื่องปันผล', รายละเอียด: 'โอนวันไหน' },
    done: (page) => page.getByRole('heading', { level: 1, name: 'ถามเรื่องปันผล' }),
    busy: 'กำลังส่ง',
  },
  infoBoardAnswerCreate: {
    ...pressed,
    ...ODD_RESULT,
    at: '/boardShow/388',
    heading: 'สอบถามวันรับปันผล',
    prepare: (page) => page.getByRole('textbox', { name: 'ข้อความ' }).fill('ขอบคุณค่ะ'),
    press: (page) => page.getByRole('button', { name: 'ส่งคำตอบ' }).click(),
    told: ['place'],
    typed: { ข้อความ: 'ขอบคุณค่ะ' },
    done: (page) => page.getByRole('listitem').filter({ hasText: 'ขอบคุณค่ะ' }),
    busy: 'กำลังส่ง',
  },
  infoDemandCreate: {
    ...pressed,
    ...ODD_RESULT,
    at: '/demand?view=new',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'ขอเอกสาร' }).check();
      await page.getByLabel('หัวข้อ').fill('ขอหนังสือรับรอง');
      await page.getByLabel('รายละเอียด').fill('ใช้ยื่นธนาคาร');
    },
    press: (page) => page.getByRole('button', { name: 'ส่งเรื่อง' }).click(),
    told: ['place'],
    typed: { หัวข้อ: 'ขอหนังสือรับรอง', รายละเอียด: 'ใช้ยื่นธนาคาร' },
    done: (page) => page.getByRole('heading', { level: 1, name: 'D2569-0042' }),
    busy: 'กำลังส่ง',
  },
  infoElectionVoterCheck: {
    ...pressed,
    at: '/election',
    prepare: async (page, { setClock }) => {
      await setClock('2026-11-07T09:00:00+07:00');
      // Not a reload, which fails while the page that was just asked for takes the place of the one before.
      await page.goto('/election');
      await page.getByLabel(/^เลขทะเบียนสมาชิก หรือ/).fill('1');
    },
    press: (page) => page.getByRole('button', { name: 'ตรวจสอบ' }).click(),
    told: ['place'],
    place: (page, words) => page.getByRole('main').getByText(words),
    typed: { 'เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน': '1' },
    wrongType: { body: { message: ODD, voter: 'นายสมชาย' }, words: ODD },
    missing: { body: {}, words: CANNOT_CONNECT },
    done: (page) => page.getByText('พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง'),
    busy: 'กำลังตรวจสอบ',
  },
  infoVerifyShow: {
    ...pressed,
    at: '/verify',
    heading: 'ตรวจสอบเอกสาร',
    prepare: async (page) => {
      await page.getByLabel('เลขที่เอกสาร').fill('6910-00001');
      await page.getByLabel('รหัสตรวจสอบ').fill('DSBS-REH3');
    },
    press: (page) => page.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click(),
    told: ['place'],
    place: (page, words) => page.getByRole('main').getByText(words),
    typed: { เลขที่เอกสาร: '6910-00001', รหัสตรวจสอบ: 'DSBS-REH3' },
    wrongType: {
      body: { state: 'ใช้ได้', kind: 7, number: [], date: 7, amount: {} },
      words: CANNOT_CONNECT,
    },
    missing: { body: {}, words: CANNOT_CONNECT },
    done: (page) => page.getByText('เอกสารนี้เป็นของจริงและยังใช้ได้'),
    busy: 'กำลังตรวจสอบ',
  },
} as const satisfies Record<string, ActionRow>;
