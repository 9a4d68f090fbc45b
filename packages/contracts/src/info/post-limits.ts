// Apart from the schemas, so that a form can know its limits without loading them.

/** Rows on a page of the board and of the demands. */
export const POSTS_PER_PAGE = 12;

/** In characters, as `length` counts them. */
export const MOST_NAME = 60;
export const MOST_TITLE = 120;
export const MOST_TEXT = 4_000;
export const MOST_ANSWER = 2_000;
export const MOST_CONTACT = 120;
export const MOST_SEARCH = 100;

/** Number of keys of its own texts that a browser keeps, the newest, and sends with a request for the list. */
export const MOST_OWN_KEYS = 20;

/** An optional membership number: empty, or 1 to 6 digits. */
export const MAYBE_MEMBER_NO = /^\d{0,6}$/;
/** At least one visible character. */
export const SHOWS_SOMETHING = /[^\s\p{C}]/u;
const OFFICIAL =
  /สหกรณ์|^\s*สอ\.|เจ้าหน้าที่|จนท|ฝ่าย|กรรมการ|ผู้จัดการ|เหรัญญิก|เลขานุการ|ผู้ดูแล|แอดมิน|admin|staff|co-?op/i;
/**
 * Tells whether a name is one of the cooperative, its offices or departments, which no visitor may take; a member may call
 * oneself that.
 */
export const isOfficialName = (name: string): boolean =>
  OFFICIAL.test(name) && !name.trimStart().startsWith('สมาชิก');
const EMAIL_IN = /[^\s@]@(?:[^\s@.]+\.)+[^\s@.]{2,}/;
const PHONE_IN = /(?:^|\D)(?:\+66|0)(?:[ -]?\d){8,9}(?:\D|$)/;
/** Tells whether a text has a telephone number or an e-mail address to answer to, or is blank. */
export const isReachable = (text: string): boolean =>
  text.trim() === '' || EMAIL_IN.test(text) || PHONE_IN.test(text);
/** A tracking number: `D2569-0041`. */
export const DEMAND_NO = /^D\d{4}-\d{4,}$/;
/** Numbers by which voters find themselves: a membership number or a citizen number. */
export const VOTER_NO = /^(\d{1,6}|\d{13})$/;

/** Error messages that form and server share. Numbers are spelt out: formatting them costs 13 ms at the start. */
export const POST_WORDS = {
  name: `ชื่อยาวได้ไม่เกิน ${MOST_NAME} ตัวอักษร`,
  visitorName: 'ชื่อนี้ใช้ได้เฉพาะเจ้าหน้าที่สหกรณ์ กรุณาใช้ชื่ออื่น หรือเว้นว่างไว้',
  memberNo: 'เลขทะเบียนสมาชิกเป็นตัวเลขไม่เกิน 6 หลัก',
  needTitle: 'กรุณากรอกหัวข้อ',
  title: `หัวข้อยาวได้ไม่เกิน ${MOST_TITLE} ตัวอักษร`,
  needText: 'กรุณากรอกรายละเอียด',
  text: `รายละเอียดยาวได้ไม่เกิน 4,000 ตัวอักษร`,
  needAnswer: 'กรุณากรอกข้อความที่จะตอบ',
  answer: `ข้อความตอบยาวได้ไม่เกิน 2,000 ตัวอักษร`,
  needKind: 'กรุณาเลือกประเภทเรื่อง',
  contact: `ช่องทางติดต่อยาวได้ไม่เกิน ${MOST_CONTACT} ตัวอักษร`,
  reachable: 'กรุณากรอกหมายเลขโทรศัพท์ 9 หรือ 10 หลัก หรืออีเมล เช่น 081-234-5678',
  search: `คำค้นยาวได้ไม่เกิน ${MOST_SEARCH} ตัวอักษร`,
  demandNo: 'หมายเลขติดตามเรื่องมีรูปแบบ D2569-0041',
  voterNo: 'กรุณากรอกเลขทะเบียนสมาชิก 1 ถึง 6 หลัก หรือเลขประจำตัวประชาชน 13 หลัก',
} as const;
