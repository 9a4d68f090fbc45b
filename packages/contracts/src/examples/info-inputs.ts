import type { areas } from '../endpoints.ts';
import type { InputsOf } from './input.ts';

export const infoInputs = {
  infoBoardList: { body: { page: 1, q: 'ปันผล' } },
  infoBoardShow: { body: { board_id: 388 } },
  infoBoardCreate: {
    body: {
      name: '',
      member_no: '',
      Question: 'สอบถามวันหยุดทำการ',
      Note: 'สัปดาห์หน้าสหกรณ์เปิดทำการทุกวันหรือไม่คะ',
      recaptcha: 'always-pass',
      key: '7f9c24e8-3b12-4c1a',
    },
  },
  infoBoardAnswerCreate: {
    body: {
      board_id: 388,
      name: '',
      answer: 'ขอบคุณค่ะ',
      recaptcha: 'always-pass',
      key: '7f9c24e8-3b12-4c1b',
    },
  },
  infoDemandList: { body: { page: 1, status: 'กำลังดำเนินการ' } },
  infoDemandShow: { body: { demand_no: 'D2569-0041' } },
  infoDemandCreate: {
    body: {
      kind: 'เสนอแนะ',
      topic: 'ขอเพิ่มที่นั่งรอ',
      detail: 'วันจ่ายเงินกู้มีสมาชิกมาก ที่นั่งรอไม่พอ',
      contact: '',
      is_private: false,
      recaptcha: 'always-pass',
      key: '7f9c24e8-3b12-4c1c',
    },
  },
  infoElectionVoterCheck: { body: { no: '1', recaptcha: 'always-pass' } },
  infoTopicList: { body: { category: 'news', page: 1, year: 2026, q: 'ดอกเบี้ย' } },
  infoTopicShow: { body: { topic_id: 103 } },
  infoVerifyShow: {
    body: { number: 'หุ้น-20261119-00001', check: 'J7QE-5UTC' },
  },
} satisfies InputsOf<typeof areas.info>;
