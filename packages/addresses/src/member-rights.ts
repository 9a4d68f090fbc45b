import { memberPage } from './address.ts';

/** The member area: rights, letters, requests, the password. */
export const memberRights = [
  memberPage('/member/dividend', {
    menuKey: 8,
    forRelatives: true,
    sample: {
      heading: 'ปันผลและเฉลี่ยคืน',
      feeds: {
        memberDividendList: {
          shows: '14,231.14',
          wrongType: 'years.*.deductions',
          missing: 'years.*.div_rate',
        },
      },
    },
  }),
  memberPage('/member/retirement', {
    isOurs: true,
    sample: {
      heading: 'แผนการเงินถึงวันเกษียณ',
      feeds: {
        memberRetirementShow: {
          shows: 'เงินกู้สามัญ',
          wrongType: 'salary_amount',
          missing: 'service_date',
        },
      },
    },
  }),
  memberPage('/member/settlement', {
    isOurs: true,
    forRelatives: true,
    sample: {
      heading: 'ใบสรุปการหักกลบลบหนี้',
      feeds: {
        memberSettlementShow: {
          shows: 'ท่านยังเป็นสมาชิกอยู่',
          wrongType: 'settlement_status',
          missing: 'owned',
        },
      },
    },
  }),
  memberPage('/member/calendar', {
    isOurs: true,
    forRelatives: true,
    sample: {
      heading: 'ปฏิทิน',
      feeds: {
        memberCalendarList: {
          shows: 'วันสำคัญสิบสองเดือนข้างหน้า',
          wrongType: 'events.*.kind',
          missing: 'events.*.title',
        },
      },
    },
  }),
  memberPage('/member/notes', {
    isOurs: true,
    sample: {
      heading: 'บันทึกของท่าน',
      feeds: { memberNoteList: {} },
    },
  }),
  memberPage('/member/consent', {
    isOurs: true,
    sample: {
      heading: 'ความยินยอมและข้อมูลของท่าน',
      feeds: {
        memberConsentList: {
          shows: 'รับข่าวสารและสิทธิประโยชน์จากสหกรณ์',
          wrongType: 'rows.*.purpose',
          missing: 'rows.*.if_withdrawn',
        },
      },
    },
  }),
  memberPage('/member/welfare', {
    menuKey: 10,
    sample: {
      alsoAt: ['/member/welfare?tab=2', '/member/welfare?tab=3', '/member/welfare?tab=4'],
      heading: 'สวัสดิการ',
      feeds: {
        memberWelfareList: {
          shows: 'ประสบภัยพิบัติ',
          wrongType: 'rights.*.amount',
          missing: 'rights.*.reason',
        },
      },
    },
  }),
  memberPage('/member/gian', {
    menuKey: 7,
    sample: {
      heading: 'ผู้รับโอนประโยชน์',
      feeds: {
        memberGianList: {
          shows: 'นางสมหญิง ใจงาม',
          wrongType: 'documents.*.appointed_date',
          missing: 'documents.*.covers',
        },
      },
    },
  }),
  memberPage('/member/family', {
    isOurs: true,
    menuKey: 7,
    sample: { heading: 'สำหรับครอบครัว' },
  }),
  memberPage('/member/confirmData', {
    menuKey: 12,
    sample: {
      heading: 'หนังสือยืนยันยอด',
      feeds: {
        memberConfirmLetterShow: {
          shows: 'ส่งคำตอบเรียบร้อยแล้ว',
          wrongType: 'letter_date',
          missing: 'auditor_name',
        },
        memberConfirmDataShow: {
          input: { params: { year: '2026' } },
          shows: 'ส่งคำตอบเรียบร้อยแล้ว',
          wrongType: 'confirmStatus',
          missing: 'massage',
        },
      },
    },
  }),
  memberPage('/member/requestpromoney', {
    menuKey: 13,
    sample: {
      heading: 'คำขอทำรายการเงิน',
      feeds: {
        memberRequestpromoneyList: {
          shows: 'กรุงไทย xxx-x-x8895-2',
          wrongType: 'limits.*.max_amount',
          missing: 'service_status',
        },
      },
    },
  }),
  memberPage('/member/borrow', {
    menuKey: 3,
    isOurs: true,
    sample: {
      heading: 'กู้ได้เท่าใด (ตรวจสิทธิกู้)',
      feeds: {
        memberLoanRightList: {
          shows: 'เงินกู้พิเศษเพื่อการเคหะ',
          wrongType: 'rights.*.conditions',
          missing: 'rights.*.terms',
        },
        memberInfoShow: {},
        memberKepList: {},
      },
    },
  }),
  memberPage('/member/loan-apply', {
    menuKey: 3,
    isOurs: true,
    sample: {
      heading: 'ขอกู้เงิน',
      feeds: {
        memberLoanRightList: {
          shows: 'คำขอกู้ใหม่',
          wrongType: 'rights.*.terms',
          missing: 'rights.*.step_amount',
        },
        memberLoanApplyList: {
          shows: 'ยังไม่มีคำขอกู้',
          wrongType: 'products.*.papers',
          missing: 'products.*.guarantors',
        },
      },
    },
  }),
  memberPage('/member/password', {
    menuKey: 9,
    sample: {
      heading: 'เปลี่ยนรหัสผ่าน',
      // The frame of the member area, on a page that asks for nothing itself.
      feeds: {
        memberLastUpdateShow: {
          shows: 'ข้อมูล ณ วันที่ 19 พ.ย. 2569',
          wrongType: 'data',
          missing: 'data',
        },
        memberNotificationList: {
          shows: 'ระดมความช่วยเหลือสมาชิก',
          wrongType: 'rows.*.url',
          missing: 'rows.*.created_at',
        },
      },
    },
  }),
  memberPage('/member/session', {
    isOurs: true,
    sample: {
      heading: 'อุปกรณ์ที่เข้าสู่ระบบ',
      feeds: {
        memberSessionList: {
          shows: 'อุปกรณ์นี้',
          wrongType: 'rows.*.device',
          missing: 'rows.*.last_used_at',
        },
        memberPasskeyList: {
          shows: 'ยังไม่มีพาสคีย์',
          wrongType: 'rows.*.name',
          missing: 'rows.*.last_used_at',
        },
        memberRelativeList: {
          shows: 'ยังไม่มีญาติที่ท่านให้ดูข้อมูล',
          wrongType: 'rows.*.opened',
          missing: 'rows.*.until',
        },
      },
    },
  }),
  memberPage('/member/notice-setting', {
    isOurs: true,
    sample: {
      heading: 'การแจ้งเตือนบนอุปกรณ์',
      feeds: {
        memberPushShow: {
          shows: 'เรื่องที่ให้แจ้ง',
          wrongType: 'quiet_from',
          missing: 'show_amounts',
        },
      },
    },
  }),
] as const;
