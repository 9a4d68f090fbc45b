import type { RequestStatus } from '@coop/contracts/member/requestpromoney';
import { morning, today } from '@coop/cooperative/moments';
import { requestsOf } from '@coop/cooperative/requests/money-requests';
import { lastApprovedYear, payDay } from '@coop/cooperative/rules/dividend-rates';
import { htmlOf, titleOf, topicsOf } from '@coop/cooperative/site/topics/topics';
import { filedClaims } from '@coop/cooperative/welfare/member-claims';
import { claimStatus, paidOn } from '@coop/cooperative/welfare/welfare-rights';
import { addDays } from '@coop/finance/calendar';
import { plainText, truncate } from '@coop/format/text/truncate';
import { toBuddhistYear, yearOf } from '@coop/format/thai-date';
import type { Clock } from '../state/clock.ts';
import { deviceText } from '../state/kinds/device.ts';
import type { FactKind, FactValues } from '../state/kinds/fact-values.ts';
import type { Fact } from '../state/overlay.ts';
import type { World } from '../world.ts';
import { arrearNotes } from './arrear-notes.ts';
import { billNotes } from './bill-notes.ts';
import { correctionNotes } from './correction-notes.ts';
import { endNotes } from './end-notes.ts';
import { LOAN_NOTES, loanNotes } from './loan-notes.ts';
import type { Note, NoteText } from './note.ts';

/** Age after which a payment is no news. */
const TOLD_DAYS = 60;

function dividendNote(world: World, no: number): Note[] {
  const { view, member, dividendsTo } = world.records(no);
  const year = lastApprovedYear(view.asOf);
  const on = payDay(year);
  if (yearOf(member.joinedOn) > year || on < addDays(view.asOf, -TOLD_DAYS)) return [];
  const title = `จ่ายเงินปันผลและเฉลี่ยคืน ปี ${toBuddhistYear(year)} แล้ว`;
  const rest = 'ซื้อหุ้นเพิ่มตามที่ท่านเลือก ส่วนที่ไม่ครบหนึ่งหุ้นโอนเข้าบัญชีธนาคาร ';
  const body = `${dividendsTo.way === 'shares' ? rest : ''}ดูรายละเอียดได้ที่หน้าเงินปันผล`;
  return [{ kind: 'dividend', at: morning(on), title, body }];
}

/** Notifications of dividends and of welfare that was asked for here, each on the morning it is paid. */
function payoutNotes(world: World, subject: string): Note[] {
  const claims = filedClaims(world.overlay, subject, world.clock.now());
  const welfare = claims
    .filter((claim) => claimStatus(claim, paidOn(claim)) === 'โอนเงินแล้ว')
    .map((claim) => ({
      kind: 'welfare' as const,
      amountSatang: claim.amountSatang,
      at: morning(paidOn(claim)),
      title: `โอนเงินสวัสดิการ ${claim.no} แล้ว`,
      body: 'ดูผลได้ที่หน้าสวัสดิการ',
    }));
  return [...dividendNote(world, Number(subject)), ...welfare];
}

// A pop-up can be read by anyone near the screen, so it names no amounts.

const REQUEST_NOTES: Record<RequestStatus, (no: string) => string> = {
  ส่งแล้ว: (no) => `รับคำขอ ${no} แล้ว`,
  กำลังตรวจ: (no) => `กำลังตรวจคำขอ ${no}`,
  ไม่อนุมัติ: (no) => `คำขอ ${no} ไม่ได้รับอนุมัติ`,
  อนุมัติ: (no) => `อนุมัติคำขอ ${no} แล้ว`,
  โอนแล้ว: (no) => `โอนเงินตามคำขอ ${no} แล้ว`,
  ยกเลิก: (no) => `ยกเลิกคำขอ ${no} แล้ว`,
  สิ้นสุด: (no) => `คำขอ ${no} สิ้นสุดแล้ว ไม่มีผลต่อจากนี้`,
};

function requestNote(status: RequestStatus, no: string, reason = ''): NoteText {
  const where = 'ดูลำดับสถานะได้ที่หน้าคำขอทำรายการเงิน';
  return {
    kind: 'request',
    title: REQUEST_NOTES[status](no),
    body: status === 'ไม่อนุมัติ' && reason ? `เหตุผล: ${reason} · ${where}` : where,
  };
}

const DECIDED = { approve: 'อนุมัติ', refuse: 'ไม่อนุมัติ', pay: 'โอนแล้ว' } as const;

const welfareBody = { kind: 'welfare', body: 'ดูผลได้ที่หน้าสวัสดิการ' } as const;

/** Notifications for changes of a member's own records, whoever made them. */
const NOTE_OF: { readonly [K in FactKind]?: (value: FactValues[K]) => NoteText | undefined } = {
  'money-request': ({ requestNo, amountSatang }) => ({
    ...requestNote('ส่งแล้ว', requestNo),
    amountSatang,
  }),
  'money-request-cancel': ({ requestNo }) => requestNote('ยกเลิก', requestNo),
  'money-decision': ({ requestNo, action, reason }) =>
    requestNote(DECIDED[action], requestNo, reason),
  ...LOAN_NOTES,
  payment: ({ refNo, satang, slipNo }) => ({
    kind: 'receipt',
    amountSatang: satang,
    title: 'รับชำระเงินแล้ว',
    body: `${slipNo ? `ใบเสร็จ ${slipNo} ` : ''}${refNo === '' ? 'ชำระยอดค้าง' : `ชำระสัญญา ${refNo}`} รายการจะอยู่ในบัญชีของท่านในวันถัดไป`,
  }),
  'payment-bounced': ({ slipNo, reason }) => ({
    kind: 'receipt',
    title: `เช็คตามใบเสร็จ ${slipNo} เรียกเก็บไม่ได้`,
    body: `เหตุผล: ${reason} · ใบเสร็จนั้นยกเลิก ยอดที่ชำระกลับเป็นหนี้ตามเดิมในวันถัดไป ดูได้ที่หน้าเงินกู้`,
    page: '/member/loan',
  }),
  'confirm-reply': ({ letterNo }) => ({
    kind: 'letter',
    title: 'รับคำตอบยืนยันยอดแล้ว',
    body: `สหกรณ์ได้รับคำตอบตามหนังสือเลขที่ ${letterNo} แล้ว`,
    page: '/member/confirmData',
  }),
  'member-password': () => ({
    kind: 'security',
    title: 'ตั้งรหัสผ่านใหม่แล้ว',
    body: 'หากท่านไม่ได้ตั้งเอง โปรดติดต่อสหกรณ์ทันที',
  }),
  device: ({ device, isFirst }) =>
    isFirst
      ? undefined
      : {
          kind: 'security',
          title: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
          body: `${deviceText(device)} หากไม่ใช่ท่าน โปรดเปลี่ยนรหัสผ่านทันที ดูได้ที่หน้าอุปกรณ์ที่เข้าสู่ระบบ`,
          page: '/member/session',
        },
  passkey: ({ name }) => ({
    kind: 'security',
    title: 'เพิ่มพาสคีย์ใหม่แล้ว',
    body: `“${name}” ใช้เข้าสู่ระบบแทนรหัสผ่านได้ หากท่านไม่ได้เพิ่มเอง โปรดลบพาสคีย์นั้นและเปลี่ยนรหัสผ่านทันที`,
    page: '/member/session',
  }),
  'relative-entered': ({ name }) => ({
    kind: 'security',
    title: `${name} เริ่มดูข้อมูลของท่านแล้ว`,
    body: 'ดูว่าญาติเปิดดูอะไรบ้าง หรือยกเลิก ได้ที่หน้าอุปกรณ์ที่เข้าสู่ระบบ',
    page: '/member/session',
  }),
  'confirm-answer': () => ({
    kind: 'letter',
    title: 'ผู้สอบบัญชีตอบเรื่องที่ท่านแจ้งแล้ว',
    body: 'ดูคำตอบได้ที่หน้าหนังสือยืนยันยอด',
    page: '/member/confirmData',
  }),
  'welfare-decision': ({ no, action, reason }) =>
    action === 'approve'
      ? { title: `อนุมัติคำขอสวัสดิการ ${no} แล้ว`, ...welfareBody }
      : {
          title: `คำขอสวัสดิการ ${no} ไม่ได้รับอนุมัติ`,
          ...welfareBody,
          body: `เหตุผล: ${reason} · ${welfareBody.body}`,
        },
  'welfare-request': ({ no }) => ({ title: `รับคำขอสวัสดิการ ${no} แล้ว`, ...welfareBody }),
  'welfare-cancel': ({ no }) => ({ title: `ยกเลิกคำขอสวัสดิการ ${no} แล้ว`, ...welfareBody }),
};
/** A decision is notified when it is made; afterwards it is one of the steps of its request. */
const PERSONAL = (Object.keys(NOTE_OF) as (keyof typeof NOTE_OF)[]).filter(
  (kind) => kind !== 'money-decision' && kind !== 'loan-decision',
);

/** Returns the notification for a change; undefined for kinds without one. */
export function noteOf<K extends FactKind>({ kind, value }: Fact<K>): NoteText | undefined {
  return NOTE_OF[kind]?.(value);
}

const NEWS_DAYS = 60;
const MOST_NEWS = 5;
const BODY_LETTERS = 120;

/** Returns notifications for the latest news, each at nine in the morning of its day. */
export function newsNotes(clock: Clock): Note[] {
  const day = today(clock);
  const since = addDays(day, -NEWS_DAYS);
  return (topicsOf('news', day) ?? [])
    .filter(({ on }) => on >= since && morning(on) <= clock.now())
    .slice(0, MOST_NEWS)
    .map((topic) => ({
      kind: 'news' as const,
      at: morning(topic.on),
      title: titleOf(topic),
      body: truncate(plainText(htmlOf(topic)[0] ?? ''), BODY_LETTERS),
      url: String(topic.id),
    }));
}

/** Returns notifications for the steps that requests take as time passes. */
function followUpNotes(world: World, subject: string): Note[] {
  return requestsOf(world, subject).flatMap(({ fact, log, refusal, satang }) =>
    log
      .filter(({ status }) => status !== 'ส่งแล้ว' && status !== 'ยกเลิก')
      .map(({ status, at }) => ({
        at,
        ...requestNote(status, fact.requestNo, refusal),
        ...(status === 'โอนแล้ว' && { amountSatang: satang }),
      })),
  );
}

/** Returns notifications for this member only, unordered. */
export function personalNotes(world: World, subject: string): Note[] {
  const facts: readonly Fact[] = PERSONAL.flatMap((kind) => world.overlay.all(kind, subject));
  const ofFacts = facts.flatMap((fact) => {
    const note = noteOf(fact);
    return note ? [{ at: fact.at, ...note }] : [];
  });
  const all = [
    ...ofFacts,
    ...followUpNotes(world, subject),
    ...loanNotes(world, Number(subject)),
    ...billNotes(world, Number(subject)),
    ...arrearNotes(world, Number(subject)),
    ...correctionNotes(world, Number(subject)),
    ...payoutNotes(world, subject),
    ...endNotes(world, subject),
  ];
  return all.filter(({ at }) => at <= world.clock.now());
}

/** Returns all notifications of a member, oldest first. */
export function notesFor(world: World, subject: string): Note[] {
  const announced = world.overlay
    .all('notification', 'all')
    .map(({ at, value }) => ({ at, kind: 'news' as const, ...value }));
  const all = [...newsNotes(world.clock), ...announced, ...personalNotes(world, subject)];
  return all.sort((a, b) => a.at - b.at);
}
