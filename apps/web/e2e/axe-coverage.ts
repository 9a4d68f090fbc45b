// Where each address of the product is held against axe, light and dark. src/testing/axe-coverage.test.ts sees that
// none is missing and that the named tests do it.

/** Addresses that have a test of their own, and the file that holds it. */
export const TESTED_BY: Readonly<Record<string, string>> = {
  '/home': 'layout',
  '/list/:topicId': 'info-topics',
  '/show/:topicId': 'info-topics',
  '/loancal': 'info-loancal',
  '/caldividend': 'info-caldividend',
  '/board': 'info-board',
  '/boardPost': 'info-board',
  '/boardShow/:topicId': 'info-board',
  '/demand': 'info-demand',
  '/showdemand/:topicId': 'info-demand',
  '/election': 'info-election',
  '/load': 'layout',
  '/colors': 'layout',
  '/privacy-policy/cookies-policy': 'layout',
  '/privacy-policy/private-policy': 'layout',
  '/member/logon': 'layout',
  '/member/status': 'member-access',
  '/member/share': 'member-access',
  '/member/loan': 'member-access',
  '/member/loan_statement/:statement': 'member-access',
  '/member/deposit': 'member-access',
  '/member/dep_statement/:statement': 'member-access',
  '/member/kep': 'kep',
  '/member/kepcrem': 'kep',
  '/member/coll': 'coll',
  '/member/dividend': 'member-dividend',
  '/member/welfare': 'member-welfare',
  '/member/gian': 'gian',
  '/member/confirmData': 'confirm-data',
  '/membergroup/logon': 'group-access',
  '/membergroup/dashboard': 'group-papers',
  '/membergroup/keeprep': 'group-papers',
  '/membergroup/delivery_book': 'group-papers',
  '/membergroup/summarize_rep': 'group-papers',
  '/membergroup/guide_group': 'group-papers',
  '/membergroup/deduct_result': 'group-result',
};

/** The others, which accessibility.e2e.ts walks: address and heading. */
export const WALKED = {
  none: [
    ['/accessibility', 'การเข้าถึงเว็บไซต์'],
    ['/member/registerauth', 'สมัครใช้งานครั้งแรก'],
    ['/member/register', 'สมัครใช้งานครั้งแรก'],
    ['/member/forget', 'ลืมรหัสผ่าน'],
    ['/member/termofconditional', 'ข้อตกลงการใช้งาน'],
    ['/member/impersonate', 'ดูในนามสมาชิก'],
    ['/membergroup/register', 'ลงทะเบียนหน่วยงาน'],
    ['/membergroup/forget', 'ลืมรหัสผ่านหน่วยงาน'],
  ],
  member: [
    ['/member/requestpromoney', 'คำขอทำรายการเงิน'],
    ['/member/password', 'เปลี่ยนรหัสผ่าน'],
  ],
  /** Only who has not accepted the terms stays on it. */
  welcome: [['/member/welcome', 'ยินดีต้อนรับ']],
  membergroup: [['/membergroup/password', 'เปลี่ยนรหัสผ่าน']],
} as const;
