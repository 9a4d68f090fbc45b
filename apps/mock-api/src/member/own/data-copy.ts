import type { DataSection } from '@coop/contracts/member/own/consent';
import { type Call, type HandlersOf, subjectOf } from '../../call/handler.ts';
import { invalid } from '../../call/wire-error.ts';
import { wallTimeText } from '../../world/letter/confirmation.ts';
import { passwordMatches } from '../../world/state/password.ts';
import type { World } from '../../world/world.ts';
import { memberPasskeyHandlers } from '../access/passkey.ts';
import { memberPushHandlers } from '../access/push.ts';
import { memberRelativeHandlers } from '../access/relative.ts';
import { memberSessionHandlers } from '../access/session.ts';
import { memberGuaranteeAskHandlers } from '../borrow/guarantee-ask.ts';
import { memberLoanApplyHandlers } from '../borrow/loan-apply.ts';
import { memberCollHandlers } from '../coll.ts';
import { memberDepositHandlers } from '../deposit.ts';
import { memberDividendHandlers } from '../dividend.ts';
import { memberGianHandlers } from '../gian.ts';
import { memberInfoHandlers } from '../info.ts';
import { memberKepHandlers } from '../kep.ts';
import { memberKepCremHandlers } from '../kepcrem.ts';
import { memberLoanHandlers } from '../loan.ts';
import { memberNotificationHandlers } from '../notification.ts';
import { memberRequestpromoneyHandlers } from '../requestpromoney.ts';
import { memberShareHandlers } from '../share.ts';
import { memberWelfareHandlers } from '../welfare.ts';
import { memberCalendarFeedHandlers } from './calendar-feed.ts';
import { consentsOf } from './consent.ts';
import { notesOf } from './note.ts';

type Asking = Pick<Call<'memberShareList'>, 'world' | 'session' | 'token' | 'params'>;

/** Adds a body to a call. */
const about = <T extends object>(asking: Asking, body: T) => ({ ...asking, body });

/** Returns what the member posted on the board under their own number. */
const postsOf = ({ overlay }: World, subject: string) =>
  overlay
    .all('board-post', 'all')
    .filter(({ value }) => value.memberNo === subject)
    .map(({ at, value: { question, note } }) => ({ created_at: wallTimeText(at), question, note }));

/** Returns only that there is an address, and since when, so that the file does not reveal it. */
async function calendarFeedOf(own: Call<'memberCalendarFeedShow'>) {
  const { feed_path, ...rest } = await memberCalendarFeedHandlers.memberCalendarFeedShow(own);
  return { is_open: feed_path !== '', ...rest };
}

/** Returns the answers of all screens of the member area, one section per screen. */
async function sectionsOf(asking: Asking): Promise<DataSection[]> {
  const { world, session } = asking;
  const subject = subjectOf({ session });
  const own = about(asking, {});
  const loans = await memberLoanHandlers.memberLoanList(own);
  const accounts = await memberDepositHandlers.memberDepositList(own);
  const kep = await memberKepHandlers.memberKepList(own);
  const section = (name: string, title: string, ...records: object[]): DataSection => ({
    name,
    title,
    records: records.map((one) => ({ ...one })),
  });
  return [
    section('info', 'ข้อมูลส่วนตัว', await memberInfoHandlers.memberInfoShow(own)),
    section('share', 'ทุนเรือนหุ้น', await memberShareHandlers.memberShareList(own)),
    section('loan', 'เงินกู้', loans),
    section(
      'loan_statement',
      'รายการเดินบัญชีเงินกู้',
      ...(await Promise.all(
        loans.loans.map(({ loancontract_no }) =>
          memberLoanHandlers.memberLoanStatementShow(about(asking, { loancontract_no })),
        ),
      )),
    ),
    section('deposit', 'เงินฝาก', accounts),
    section(
      'dep_statement',
      'รายการเดินบัญชีเงินฝาก',
      ...(await Promise.all(
        accounts.accounts.map(({ deptaccount_no }) =>
          memberDepositHandlers.memberDepositStatementShow(about(asking, { deptaccount_no })),
        ),
      )),
    ),
    section('kep', 'รายการเรียกเก็บ', kep),
    section(
      'kep_detail',
      'รายละเอียดการเรียกเก็บรายเดือน',
      ...(await Promise.all(
        kep.months.map(({ recv_period }) =>
          memberKepHandlers.memberKepShow(about(asking, { recv_period })),
        ),
      )),
    ),
    section('kepcrem', 'ฌาปนกิจสงเคราะห์', await memberKepCremHandlers.memberKepCremList(own)),
    section('coll', 'การค้ำประกัน', await memberCollHandlers.memberCollList(own)),
    section('gian', 'ผู้รับโอนประโยชน์', await memberGianHandlers.memberGianList(own)),
    section('dividend', 'ปันผลและเฉลี่ยคืน', await memberDividendHandlers.memberDividendList(own)),
    section('welfare', 'สวัสดิการ', await memberWelfareHandlers.memberWelfareList(own)),
    section(
      'requests',
      'คำขอทำรายการเงิน',
      await memberRequestpromoneyHandlers.memberRequestpromoneyList(own),
    ),
    section(
      'notifications',
      'การแจ้งเตือน',
      await memberNotificationHandlers.memberNotificationList(own),
    ),
    section('loan_apply', 'คำขอกู้เงิน', await memberLoanApplyHandlers.memberLoanApplyList(own)),
    section(
      'guarantee_asks',
      'ผู้ที่ขอให้ท่านค้ำประกัน',
      await memberGuaranteeAskHandlers.memberGuaranteeAskList(own),
    ),
    section('sessions', 'อุปกรณ์ที่เข้าสู่ระบบ', await memberSessionHandlers.memberSessionList(own)),
    section('passkeys', 'พาสคีย์', await memberPasskeyHandlers.memberPasskeyList(own)),
    section('relatives', 'ญาติที่ท่านให้ดูข้อมูล', await memberRelativeHandlers.memberRelativeList(own)),
    section('push', 'การแจ้งเตือนบนอุปกรณ์', await memberPushHandlers.memberPushShow(own)),
    section('consents', 'ความยินยอม', consentsOf(world, subject)),
    section('posts', 'กระทู้ของท่าน', ...postsOf(world, subject)),
    section(
      'confirm_replies',
      'คำตอบหนังสือยืนยันยอด',
      ...world.overlay.all('confirm-reply', subject).map(({ value }) => value),
    ),
    section('calendar_feed', 'ที่อยู่ปฏิทิน', await calendarFeedOf(own)),
    section('notes', 'บันทึกของท่าน', ...notesOf(world, subject).values()),
  ];
}

export const memberDataCopyHandlers: HandlersOf<'memberDataCopyCreate'> = {
  async memberDataCopyCreate(call) {
    const { world, session, token, params } = call;
    const subject = subjectOf({ session });
    const stored = world.overlay.latest('member-password', subject);
    if (!(await passwordMatches(call.body.mem_password, stored))) {
      throw invalid({ mem_password: ['รหัสผ่านไม่ถูกต้อง กรุณาลองใหม่'] });
    }
    const at = world.clock.now();
    world.overlay.append({ at, kind: 'data-copy', subject, value: {} });
    const sections = await sectionsOf({ world, session, token, params });
    return { made_at: wallTimeText(at), membership_no: subject, sections };
  },
};
