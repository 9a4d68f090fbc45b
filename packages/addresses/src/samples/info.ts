import type { Sample } from './sample-page.ts';

export const infoSamples = {
  '/home': {
    heading: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    feeds: {
      infoHomeShow: {
        shows: 'ประกาศล่าสุด',
        wrongType: 'rates.dividend',
        missing: 'announcement',
      },
    },
  },
  '/list/:topicId': {
    at: '/list/news',
    heading: 'ข่าวสหกรณ์',
    answer: 'เตือนยืนยันยอด',
    feeds: {
      infoTopicList: {
        input: { body: { category: 'news', page: 1 } },
        shows: 'ผลการเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 63',
        wrongType: 'rows.*.summary',
        missing: 'years',
      },
    },
  },
  '/show/:topicId': {
    at: '/show/103',
    answer: 'กรรมการดำเนินการทุกคนมาจากการเลือกตั้ง',
    feeds: {
      infoTopicShow: {
        input: { body: { topic_id: 103 } },
        shows: 'ผู้ช่วยเลขานุการ',
        wrongType: 'views',
        missing: 'category_name',
      },
    },
  },
  '/loancal': {
    // The frame of the public site, on a page that asks for nothing itself.
    answer: '8,570.00',
    feeds: {
      infoMenuShow: {
        shows: 'เกี่ยวกับสหกรณ์',
        wrongType: 'list_manu.*.icon',
        missing: 'marquee',
      },
      infoFooterShow: {
        shows: 'ช่องทางออนไลน์',
        wrongType: 'facebook_contact',
        missing: 'line_contact',
      },
    },
  },
  '/caldividend': { heading: 'คำนวณเงินปันผล' },
  '/loans': {},
  '/rates': {
    feeds: { infoHomeShow: {} },
  },
  '/welfare': {},
  '/calendar': {
    answer: 'จ่ายเงินกู้',
    feeds: {
      infoCalendarList: {
        shows: 'ปิดทำการ วันรัฐธรรมนูญ',
        wrongType: 'days.*.kind',
        missing: 'days.*.day_id',
      },
    },
  },
  '/figures': {
    feeds: { infoFiguresList: { shows: '2568', wrongType: 'years.*.members', missing: 'as_of' } },
  },
  '/join': {
    feeds: {
      infoTopicList: { input: { body: { category: 'download', page: 1, q: 'ใบสมัครสมาชิก' } } },
    },
  },
  '/contact': {},
  '/board': {
    feeds: {
      infoBoardList: {
        input: { body: { page: 1 } },
        shows: 'ประมาณการปันผลปีนี้กี่เปอร์เซ็นต์',
        wrongType: 'rows.*.created_at',
        missing: 'rows.*.views',
      },
    },
  },
  '/boardPost': { heading: 'ตั้งกระทู้' },
  '/boardShow/:topicId': {
    at: '/boardShow/388',
    feeds: {
      infoBoardShow: {
        input: { body: { board_id: 388 } },
        shows: 'ปีนี้เงินปันผลและเฉลี่ยคืนโอนเข้าบัญชีวันไหนครับ',
        wrongType: 'views',
        missing: 'created_at',
      },
    },
  },
  '/demand': {
    feeds: {
      infoDemandList: {
        input: { body: { page: 1 } },
        shows: 'ขอเพิ่มช่องทางชำระหนี้ด้วย QR',
        wrongType: 'rows.*.owner',
        missing: 'rows.*.created_at',
      },
    },
  },
  '/showdemand/:topicId': {
    at: '/showdemand/D2569-0033',
    heading: 'เรื่อง D2569-0033',
    feeds: {
      infoDemandShow: {
        input: { body: { demand_no: 'D2569-0033' } },
        shows: 'หักเงินซ้ำสองครั้งเดือนกันยายน',
        wrongType: 'updated_at',
        missing: 'replied_at',
      },
    },
  },
  '/election': {
    answer: 'ได้รับเลือกเป็น',
    feeds: {
      infoElectionShow: {
        shows: 'นางวรรณภา หนูพรหม',
        wrongType: 'voting_date',
        missing: 'eligible',
      },
    },
  },
  '/verify': {
    feeds: { infoVerifyKeys: {} },
  },
  '/accessibility': {},
  '/search': { heading: 'ค้นหา' },
  '/load': {},
  '/colors': {},
  '/privacy-policy/cookies-policy': {},
  '/privacy-policy/private-policy': {},
} satisfies Readonly<Record<string, Sample>>;
