interface Exception {
  /** Sentence of the walk, from the name of the law on. */
  readonly says: RegExp;
  /** Addresses, where the sentence fits others, too. */
  readonly at?: RegExp;
  readonly why: string;
}

/** Findings of the walk that are meant to be so, each with its reason. */
const EXCEPTIONS: readonly Exception[] = [
  {
    says: /^heard: .*(missing-photo\.jpg was answered with 404|moved-photo\.jpg came as a page)/,
    why: 'The mock has news whose pictures are lost, so that their places can be seen.',
  },
  {
    says: /^heard: .*(password-reset-status was answered with 422|impersonate\/auth\/member was answered with 401)/,
    at: /^\/member\/(logon|impersonate)$/,
    why: 'A number or a session that is not known is refused, and the page says so.',
  },
  {
    says: /^heard: .*(getAuthUser|termofconditional) was answered with 419/,
    at: /^\/member\/welcome$/,
    why: 'What was still being asked when somebody signed out is refused.',
  },
  {
    says: /^heard: .*favicon\.ico because it violates/,
    why: 'Firefox shows the answer that the walk begins with, and looks for its icon, which its policy does not let in.',
  },
  {
    says: /^engines: h1 «อัตราดอกเบี้ยและเงินปันผล» is/,
    why: 'It fills the line of a phone to the last letter; where letters are drawn a little wider it takes two.',
  },
  {
    says: /^engines: table «รายการเรียกเก็บ 24 เดือนล่าสุด.* is 306 ×/,
    at: /^\/member\/kep(\?|$)/,
    why: 'In a window of 348 px month, state and sum fill a line to the last letter, or take two.',
  },
  {
    says: /^engines: button «.* is 385 × 36 px in webkit/,
    at: /^\/membergroup\/keeprep$/,
    why: 'What a table leaves over goes to names in WebKit and to causes elsewhere; both are read in full.',
  },
  {
    says: /^engines: textarea «/,
    why: 'A field of many lines grows with its text where the engine can do that.',
  },
  {
    says: /^paper: .*are not printed: «3,860\.00», «7,720\.00»/,
    why: 'The cards of a phone part what the paper has as one sum: the instalment, and what is in arrears.',
  },
  {
    says: /^middle: .*«ทุนการศึกษาบุตร»/,
    why: 'The announcement shows its first line until all of it is asked for, or the keyboard comes to it.',
  },
  {
    says: /^cut: «ประกาศ /,
    why: 'The announcement runs through its place; it is stopped and read in full by its buttons.',
  },
  {
    says: /^middle: Where «เนื้อหาในหน้านี้ \(\d+\)»/,
    why: 'On a wide window the contents are always open, and their name is a heading.',
  },
  {
    says: /^cut: «(สอ\.สหกรณ์|สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด|Example Teachers|ประสิทธิ์เกียรติกำจร|เบญจวรรณ แก้วแสง|สมศักดิ์ ไชยแก้ว)/,
    why: 'The bar shortens names, a narrow one to the seal; the drawer, the papers and the overview have them in full.',
  },
  {
    says: /^cut: «ที่อยู่ปฏิทินของท่าน»/,
    why: 'The address of the calendar is copied by its button; nobody reads it.',
  },
  {
    says: /^back: Forward after «ออกจากหน้านี้» leads to/,
    why: 'What was typed comes back with its page, and Forward, too, asks before that is left.',
  },
  {
    says: /^back: Back after «(หุ้น|เงินต้น|ดอกเบี้ย).*px from where it was/,
    at: /^\/member\/(dividend|kep)/,
    why: 'Under a dialog room is kept for the scrollbar, which a browser without a screen draws nowhere else.',
  },
  {
    says: /^stays: .*» was filled in, «ประเภทเงินกู้» was «.*» and is «กำหนดเอง»/,
    why: 'Figures that are not those of the chosen kind of loan are the member’s own.',
  },
  {
    says: /^stays: .*(filled in, «(เลื่อนเลือก(วงเงิน|จำนวนงวด)|จำนวนเงิน \(บาท\))» was)/,
    why: 'The slider and the field show the same.',
  },
  {
    says: /^ear: .*«\.{20}» alone/,
    why: 'The blanks of a form that is filled in by hand.',
  },
  {
    says: /^ear: .* is heard at stop \d+/,
    at: /^\/loancal/,
    why: 'What a calculator is told comes before its result, which is said whenever a field changes.',
  },
  {
    says: /^ear: .*«ไม่มีข้อมูล» twice in a row/,
    why: 'Two cells of a table that say the same: two figures that nobody knows.',
  },
];

export const isException = (sentence: string, path: string): boolean =>
  EXCEPTIONS.some(({ says, at }) => says.test(sentence) && (at?.test(path) ?? true));
