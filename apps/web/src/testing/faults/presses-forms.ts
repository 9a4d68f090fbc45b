import type { Presses } from './press.ts';
import { attach, fill, passIn, press, pressIn, tick } from './steps.ts';

const REQUESTS = '/member/requestpromoney';
const WELFARE = '/member/welfare';
const LOAN = '/member/loan-apply';
const RESULT = '/membergroup/deduct_result';

async function fillHospital(): Promise<void> {
  await fill('ประเภทสวัสดิการ', 'รักษาพยาบาล (นอนโรงพยาบาล)');
  await fill('วัน', '10');
  await fill('เดือน', 'พฤศจิกายน');
  await fill('ปี พ.ศ.', '2569');
  await fill('จำนวนคืน', '4');
  await fill('รายละเอียดเพิ่มเติม (ถ้ามี)', 'ไข้เลือดออก');
  await attach(/เอกสารแนบ/, 'ใบรับรองแพทย์.pdf', 'application/pdf', '%PDF-1.7');
}
const sendHospital = () => pressIn('ตรวจทานคำขอ', 'ส่งคำขอ');

async function fillShares(): Promise<void> {
  await fill('ต้องการทำอะไร', 'ซื้อหุ้นเพิ่ม');
  await fill('จำนวนเงิน (บาท)', '1000');
}
const sendRequest = () => pressIn('ตรวจทานคำขอ', 'ยืนยันส่งคำขอ');

async function fillLoan(papers: readonly RegExp[]): Promise<void> {
  await fill('กู้ไปทำอะไร', 'ซ่อมบ้าน');
  await fill('จำนวนเงินที่ขอกู้ (บาท)', '50000');
  for (const paper of papers) await attach(paper, 'สลิป.pdf', 'application/pdf', '%PDF-1.7');
}
const PAPERS = [/^สลิปเงินเดือน/, /^สำเนาบัตร/];
const loan = { กู้ไปทำอะไร: 'ซ่อมบ้าน', 'จำนวนเงินที่ขอกู้ (บาท)': '50000' } as const;

/** Forms that a visitor, a member or an agency sends. */
export const formPresses: Presses = {
  infoBoardCreate: {
    path: '/boardPost',
    async prepare() {
      await fill('หัวข้อ', 'ถามเรื่องปันผล');
      await fill('รายละเอียด', 'โอนวันไหน');
    },
    press: () => press('ส่งกระทู้'),
    typed: { หัวข้อ: 'ถามเรื่องปันผล', รายละเอียด: 'โอนวันไหน' },
    done: 'at /boardShow/',
  },
  infoBoardAnswerCreate: {
    path: '/boardShow/:topicId',
    prepare: () => fill('ข้อความ', 'ขอบคุณค่ะ'),
    press: () => press('ส่งคำตอบ'),
    typed: { ข้อความ: 'ขอบคุณค่ะ' },
    done: 'ส่งคำตอบแล้ว',
  },
  infoDemandCreate: {
    path: '/demand',
    at: '/demand?view=new',
    async prepare() {
      await tick('ขอเอกสาร');
      await fill('หัวข้อ', 'ขอหนังสือรับรอง');
      await fill('รายละเอียด', 'ใช้ยื่นธนาคาร');
    },
    press: () => press('ส่งเรื่อง'),
    typed: { หัวข้อ: 'ขอหนังสือรับรอง', รายละเอียด: 'ใช้ยื่นธนาคาร' },
    done: 'at /showdemand/D2569-0042',
  },
  infoElectionVoterCheck: {
    path: '/election',
    before: ({ clock }) => clock.set(Date.parse('2026-11-07T09:00:00+07:00')),
    prepare: () => fill(/^เลขทะเบียนสมาชิก หรือ/, '1'),
    press: () => press('ตรวจสอบ'),
    typed: { 'เลขทะเบียนสมาชิก หรือเลขประจำตัวประชาชน': '1' },
    done: 'พบชื่อในบัญชีผู้มีสิทธิเลือกตั้ง',
  },
  infoVerifyShow: {
    path: '/verify',
    async prepare() {
      await fill('เลขที่เอกสาร', '6910-00001');
      await fill('รหัสตรวจสอบ', 'DSBS-REH3');
    },
    press: () => press('ตรวจสอบ'),
    typed: { เลขที่เอกสาร: '6910-00001', รหัสตรวจสอบ: 'DSBS-REH3' },
    done: 'เอกสารนี้เป็นของจริงและยังใช้ได้',
  },
  memberPushSettingSave: {
    path: '/member/notice-setting',
    prepare: () => fill('จนถึง', '08:00'),
    press: () => press('บันทึก'),
    typed: { จนถึง: '08:00' },
    done: 'บันทึกการแจ้งเตือนแล้ว',
  },
  memberConfirmCreate: {
    path: '/member/confirmData',
    as: '00005',
    prepare: () => press('ทุกรายการถูกต้อง'),
    press: () => pressIn('ตรวจทานและส่งคำตอบ', 'ส่งคำตอบ'),
    done: 'ส่งคำตอบเรียบร้อยแล้ว',
  },
  memberWelfareCreate: {
    path: WELFARE,
    at: `${WELFARE}?tab=4`,
    prepare: fillHospital,
    press: sendHospital,
    typed: { จำนวนคืน: '4', 'รายละเอียดเพิ่มเติม (ถ้ามี)': 'ไข้เลือดออก', 'ปี พ.ศ.': '2569' },
    done: 'ส่งคำขอสวัสดิการแล้ว',
  },
  memberWelfareCancel: {
    path: WELFARE,
    at: `${WELFARE}?tab=4`,
    async prepare() {
      await fillHospital();
      await passIn('ตรวจทานคำขอ', 'ส่งคำขอ');
    },
    press: () => pressIn(/^ยกเลิกคำขอ W/, 'ยืนยันยกเลิก'),
    done: 'ยกเลิกคำขอ W2569-00001-21 แล้ว',
  },
  memberRequestpromoneyCreate: {
    path: REQUESTS,
    prepare: fillShares,
    press: sendRequest,
    typed: { 'จำนวนเงิน (บาท)': '1000' },
    done: 'ซื้อหุ้นเพิ่ม R',
  },
  memberRequestpromoneyCancel: {
    path: REQUESTS,
    async prepare() {
      await fillShares();
      await passIn('ตรวจทานคำขอ', 'ยืนยันส่งคำขอ');
    },
    press: () => pressIn(/^ยกเลิกคำขอ R/, 'ยกเลิกคำขอ'),
    done: 'ยกเลิกคำขอแล้ว',
  },
  memberGuarantorCheck: {
    path: LOAN,
    at: `${LOAN}?product=05`,
    async prepare() {
      await fillLoan([...PAPERS, /^หนังสือยินยอมของคู่สมรส/, /^คำสั่งแต่งตั้ง/]);
      await fill(/ผู้ค้ำประกันคนที่.1/, '11');
      await fill(/ผู้ค้ำประกันคนที่.2/, '20');
    },
    press: () => press('ตรวจทานคำขอ'),
    typed: loan,
    done: 'ส่งคำขอกู้นี้หรือไม่',
  },
  memberLoanApplyCreate: {
    path: LOAN,
    at: `${LOAN}?product=03`,
    prepare: () => fillLoan(PAPERS),
    press: sendRequest,
    typed: loan,
    done: 'ส่งคำขอกู้แล้ว',
  },
  membergroupDeductResultCheck: {
    path: RESULT,
    prepare: () =>
      attach('ไฟล์ผลการหักเงิน', 'ผล.csv', 'text/csv', '\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล\r\n00013,ครบ,'),
    press: () => press('ตรวจไฟล์'),
    done: 'ไฟล์ไม่ตรงกับงบหน้าเรียกเก็บ',
  },
  membergroupDeductResultCreate: {
    path: RESULT,
    async prepare() {
      await fill('เพิ่มคนที่หักไม่ครบ', '1');
      await press('เพิ่ม');
      await fill('หักได้จริง (บาท)', '10000');
      await fill('เหตุผล', 'เงินไม่พอ');
    },
    press: () => pressIn('บันทึกผล', 'ยืนยันบันทึก'),
    typed: { 'หักได้จริง (บาท)': '10000', เหตุผล: 'เงินไม่พอ' },
    done: 'บันทึกผลเรียบร้อยแล้ว',
  },
  membergroupTransferCreate: {
    path: RESULT,
    prepare: () => fill('เลขอ้างอิงการโอน', 'KTB 118822'),
    press: () => pressIn('แจ้งโอนเงิน', 'ยืนยันแจ้งโอน'),
    typed: { เลขอ้างอิงการโอน: 'KTB 118822' },
    done: 'แจ้งการโอนเงินเรียบร้อยแล้ว',
  },
  membergroupTransferWithdraw: {
    path: RESULT,
    prepare: () => passIn('แจ้งโอนเงิน', 'ยืนยันแจ้งโอน'),
    press: () => pressIn('ถอนการแจ้ง', 'ยืนยันถอน'),
    done: 'ถอนการแจ้งโอนแล้ว',
  },
};
