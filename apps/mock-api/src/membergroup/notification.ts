import type { membergroupNotification } from '@coop/contracts/membergroup/notification';
import { type Billing, billedMonths } from '@coop/cooperative/agency/billing';
import { endOfDay, morning } from '@coop/cooperative/moments';
import { billedUpTo } from '@coop/cooperative/money/bills/bill-day';
import { madeSatang } from '@coop/cooperative/money/bills/follow-bill';
import { leftToTransfer } from '@coop/cooperative/remittance/acts';
import type { Receipt } from '@coop/cooperative/remittance/receipts';
import { recvPeriod, type Sheet, sheetOn } from '@coop/cooperative/remittance/sheet';
import { addDays } from '@coop/finance/calendar';
import { formatSatang } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import type { HandlersOf } from '../call/handler.ts';
import { receiptNoOf } from '../paper/verify/agency.ts';
import { type Note, noteRows } from '../world/notes/note.ts';
import type { World } from '../world/world.ts';
import { agencyOf } from './sheet.ts';

/** Days for which an event is news. */
const TOLD_DAYS = 60;
const DAYS_BEFORE = 3;

type AgencyNote = Pick<Note, 'at' | 'title' | 'body' | 'page'>;

const monthWords = (month: number) => `งวด${formatThaiMonth(recvPeriod(month))}`;
const bahtWords = (satang: number) => `${formatSatang(satang)} บาท`;
const pageOf = (page: 'keeprep' | 'deduct_result', month: number) =>
  `/membergroup/${page}?period=${recvPeriod(month)}`;

function billNote({ month, rows, period }: Sheet): AgencyNote {
  const satang = rows.reduce((sum, { kep }) => sum + madeSatang(kep), 0);
  return {
    at: endOfDay(billedUpTo(month)),
    title: `ใบเรียกเก็บ${monthWords(month)} ออกแล้ว`,
    body: `เรียกเก็บ ${rows.length} คน ${bahtWords(satang)} ครบกำหนดโอนวันที่ ${formatThaiDate(period.dueOn)}`,
    page: pageOf('keeprep', month),
  };
}

/** Returns the bill as it was while its month was open. */
const openBill = (billing: Billing, month: number): Billing => ({
  ...billing,
  asOf: billedUpTo(month),
  members: billing.members.map((member) => ({
    ...member,
    keps: member.keps.map((kep) => kep && (kep.month === month ? { ...kep, isDue: false } : kep)),
  })),
});

/** Says that the due day is near, where something was still to be transferred at that moment. */
function dueNotes(world: World, { billing, month, period: { dueOn } }: Sheet): AgencyNote[] {
  const moment = morning(addDays(dueOn, -DAYS_BEFORE));
  if (moment > world.clock.now()) return [];
  const then = sheetOn(world.booksAt(moment), openBill(billing, month), month);
  if (leftToTransfer(then) === 0) return [];
  return [
    {
      at: moment,
      title: `อีก ${DAYS_BEFORE} วันครบกำหนดโอนเงิน${monthWords(month)}`,
      body: `ยังมียอดที่ต้องโอน กรุณาโอนให้ถึงสหกรณ์ภายในวันที่ ${formatThaiDate(dueOn)}`,
      page: pageOf('deduct_result', month),
    },
  ];
}

/** Describes where money went that was too much; nothing at the month to which it was carried. */
function overNotes({ month }: Sheet, { at, satang, over }: Receipt): AgencyNote[] {
  if (!over || satang > 0) return [];
  const isBack = over.way === 'returned';
  return [
    {
      at,
      title: isBack ? 'สหกรณ์โอนคืนเงินที่โอนเกินแล้ว' : `ยกเงินที่โอนเกินไป${monthWords(over.month)} แล้ว`,
      body: `โอนเกิน ${bahtWords(-satang)} ใน${monthWords(month)}`,
      page: pageOf('deduct_result', month),
    },
  ];
}

function receiptNotes(sheet: Sheet): AgencyNote[] {
  const { month, remittances, receipts } = sheet;
  return receipts.flatMap((receipt, index) => {
    const { at, satang, note, over } = receipt;
    if (over) return overNotes(sheet, receipt);
    const noted = note === undefined ? undefined : remittances[note];
    const what = noted ? 'ตรวจพบเงินที่แจ้งโอน' : 'รับเงิน';
    const other = noted && noted.satang !== satang ? ` (แจ้งโอน ${bahtWords(noted.satang)})` : '';
    return [
      {
        at,
        title: `${what}${monthWords(month)} แล้ว`,
        body: `ใบรับเงิน ${receiptNoOf(sheet, index)} จำนวน ${bahtWords(satang)}${other}`,
        page: pageOf('deduct_result', month),
      },
    ];
  });
}

/** Says of each note that the bank had nothing of it, also where its money came later. */
function missingNotes({ overlay, clock }: World, { agency, month, remittances }: Sheet) {
  return overlay.until('bank-receipt', agency.no, clock.now()).flatMap(({ at, value }) => {
    const noted = value.note === undefined ? undefined : remittances[value.note];
    if (value.month !== month || value.satang !== 0 || !noted) return [];
    return [
      {
        at,
        title: `ไม่พบเงินที่แจ้งโอน${monthWords(month)}`,
        body: `ที่แจ้งว่าโอนวันที่ ${formatThaiDate(noted.on)} จำนวน ${bahtWords(noted.satang)} กรุณาตรวจสอบกับธนาคาร แล้วแจ้งโอนใหม่หรือติดต่อสหกรณ์`,
        page: pageOf('deduct_result', month),
      },
    ];
  });
}

export const membergroupNotificationHandlers: HandlersOf<keyof typeof membergroupNotification> = {
  async membergroupNotificationList(call) {
    const { world } = call;
    const billing = await world.billing(agencyOf(call));
    const notes = billedMonths(billing).flatMap((month) => {
      const sheet = sheetOn(world, billing, month);
      return [
        billNote(sheet),
        ...dueNotes(world, sheet),
        ...missingNotes(world, sheet),
        ...receiptNotes(sheet),
      ];
    });
    const since = morning(addDays(billing.asOf, -TOLD_DAYS));
    const news = notes.filter(({ at }) => at > since).sort((a, b) => a.at - b.at);
    return { rows: noteRows(news) };
  },
};
