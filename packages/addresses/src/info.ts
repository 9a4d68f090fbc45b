import { publicPage } from './address.ts';

/** The public site: news, calculators, board, demands, election. */
export const info = [
  publicPage('/home', {
    inSitemap: true,
    sample: {
      heading: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
      feeds: {
        infoHomeShow: {
          shows: 'ประกาศล่าสุด',
          wrongType: 'rates.dividend',
          missing: 'announcement',
        },
      },
    },
  }),
  publicPage('/list/:topicId', {
    sample: {
      at: '/list/news',
      heading: 'ข่าวสหกรณ์',
      feeds: {
        infoTopicList: {
          input: { body: { category: 'news', page: 1 } },
          shows: 'ผลการเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 63',
          wrongType: 'rows.*.summary',
          missing: 'years',
        },
      },
    },
  }),
  publicPage('/show/:topicId', {
    sample: {
      at: '/show/103',
      feeds: {
        infoTopicShow: {
          input: { body: { topic_id: 103 } },
          shows: 'ผู้ช่วยเลขานุการ',
          wrongType: 'views',
          missing: 'category_name',
        },
      },
    },
  }),
  publicPage('/loancal', {
    inSitemap: true,
    sample: {
      heading: 'คำนวณเงินกู้',
      // The frame of the public site, on a page that asks for nothing itself.
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
  }),
  publicPage('/caldividend', {
    inSitemap: true,
    sample: { heading: 'คำนวณเงินปันผล' },
  }),
  publicPage('/board', {
    inSitemap: true,
    sample: {
      heading: 'กระดานถามตอบ',
      feeds: {
        infoBoardList: {
          input: { body: { page: 1 } },
          shows: 'ประมาณการปันผลปีนี้กี่เปอร์เซ็นต์',
          wrongType: 'rows.*.created_at',
          missing: 'rows.*.views',
        },
      },
    },
  }),
  publicPage('/boardPost', {
    inSitemap: true,
    sample: { heading: 'ตั้งกระทู้' },
  }),
  publicPage('/boardShow/:topicId', {
    sample: {
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
  }),
  publicPage('/demand', {
    inSitemap: true,
    sample: {
      heading: 'คำร้องและข้อเสนอแนะ',
      feeds: {
        infoDemandList: {
          input: { body: { page: 1 } },
          shows: 'ขอเพิ่มช่องทางชำระหนี้ด้วย QR',
          wrongType: 'rows.*.owner',
          missing: 'rows.*.created_at',
        },
      },
    },
  }),
  publicPage('/showdemand/:topicId', {
    screen: 'info/show-demand',
    sample: {
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
  }),
  publicPage('/election', {
    inSitemap: true,
    sample: {
      feeds: {
        infoElectionShow: {
          shows: 'นางวรรณภา หนูพรหม',
          wrongType: 'voting_date',
          missing: 'eligible',
        },
      },
    },
  }),
  publicPage('/verify', {
    isOurs: true,
    sample: {
      heading: 'ตรวจสอบเอกสาร',
      feeds: { infoVerifyKeys: {} },
    },
  }),
] as const;
