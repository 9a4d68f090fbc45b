import { deathReports } from '@coop/cooperative/facts/end-progress';
import type { Guarantee } from '@coop/cooperative/guarantee/guarantees';
import { dayOf, morning } from '@coop/cooperative/moments';
import { retirementDate } from '@coop/cooperative/people/person/salary';
import { guaranteesOf } from '@coop/cooperative/requests/guarantees';
import { endsNow } from '@coop/cooperative/requests/membership';
import { settlementSheet } from '@coop/cooperative/requests/settlement-sheet';
import { addDays } from '@coop/finance/calendar';
import { formatThaiDate } from '@coop/format/thai-date';
import type { World } from '../world.ts';
import type { Note } from './note.ts';

// Notices about memberships that end: the member's own, those of guaranteed borrowers, and retirement.

/** Days before retirement of the reminder. */
const REMINDED_DAYS = 60;

const note = (instant: number, title: string, body: string, page?: string): Note => ({
  kind: 'letter',
  at: instant,
  title,
  body,
  ...(page && { page }),
});

/** Returns what a member reads of whom an agency reported dead, until the cooperative has a paper of it. */
function reportNotes(world: World, no: number): Note[] {
  if (world.overlay.revisions.ofMember(no) === 0) return [];
  const reports = deathReports(world.overlay, world.view(), no, world.clock.now() + 1);
  return reports.flatMap(({ at, dropped }) => [
    note(
      at,
      'หน่วยงานแจ้งสหกรณ์ว่าท่านเสียชีวิต',
      `สหกรณ์ยังไม่ได้ยืนยัน ท่านใช้งานได้ตามเดิม หากไม่เป็นความจริง กรุณาแจ้งสหกรณ์หรือหน่วยงานของท่าน`,
    ),
    ...(dropped
      ? [
          note(
            dropped.at,
            'ยกเลิกการแจ้งว่าท่านเสียชีวิตแล้ว',
            dropped.reason && `เหตุผล: ${dropped.reason}`,
          ),
        ]
      : []),
  ]);
}

function ownNotes(world: World, no: number): Note[] {
  const page = '/member/settlement';
  return endsNow(world, no).flatMap(({ how, noticedAt, boardOn, decision }) => {
    const board = formatThaiDate(boardOn);
    const noticed = note(
      noticedAt,
      `รับเรื่อง${how}แล้ว`,
      `คณะกรรมการพิจารณาวันที่ ${board} ดูยอดที่คาดว่าจะได้รับหรือต้องชำระได้ที่ใบสรุปการหักกลบลบหนี้`,
      page,
    );
    const end = decision
      ? note(decision.at, `เรื่อง${how}ไม่มีผลแล้ว`, decision.reason && `เหตุผล: ${decision.reason}`)
      : note(morning(addDays(boardOn, 1)), 'สิ้นสมาชิกภาพแล้ว', 'ดูใบสรุปการหักกลบลบหนี้', page);
    return [noticed, end];
  });
}

/** Returns a guarantor's notices of a borrower's ending membership: when it is reported, and the unpaid rest. */
function guarantorNotes(world: World, no: number, { borrowerNo }: Guarantee): Note[] {
  const page = '/member/coll';
  const ends = endsNow(world, borrowerNo).filter((progress) => !progress.decision);
  const [end] = ends;
  const sheet = end && settlementSheet(world, borrowerNo);
  if (!sheet) return [];
  return sheet.calls
    .filter((call) => call.guarantor === no)
    .flatMap(({ contractNo, by, satang, paidSatang }) => [
      note(
        end.noticedAt,
        `ผู้กู้สัญญา ${contractNo} ที่ท่านค้ำประกัน กำลังสิ้นสมาชิกภาพ`,
        `คณะกรรมการพิจารณาวันที่ ${formatThaiDate(end.boardOn)} หากหักกลบแล้วยังขาด ผู้ค้ำประกันชำระคนละส่วนเท่ากัน`,
        page,
      ),
      ...(sheet.isFinal
        ? [
            note(
              morning(addDays(sheet.settlement.on, 1)),
              `ผู้กู้สัญญา ${contractNo} ที่ท่านค้ำประกัน สิ้นสมาชิกภาพแล้ว`,
              `โปรดชำระส่วนของท่านภายใน ${formatThaiDate(by)} ดูยอดได้ที่หน้าการค้ำประกัน`,
              page,
            ),
          ]
        : []),
      ...(sheet.isFinal && paidSatang < satang
        ? [
            note(
              morning(addDays(by, 1)),
              `พ้นกำหนดชำระแทนผู้กู้สัญญา ${contractNo}`,
              `ส่วนของท่านครบกำหนดเมื่อ ${formatThaiDate(by)} และยังค้างอยู่ โปรดชำระหรือติดต่อสหกรณ์`,
              page,
            ),
          ]
        : []),
    ]);
}

function retirementNotes(world: World, no: number, subject: string): Note[] {
  const chosen = world.overlay.all('retirement-payer', subject).at(-1);
  if (!chosen) return [];
  const on = retirementDate(world.records(no).member);
  const who = chosen.value.payer === 'pension' ? 'หักจากบำนาญ' : 'ชำระเอง';
  const title = `หลังเกษียณ รายการเรียกเก็บจะ${who}`;
  const body = `ตั้งแต่วันถัดจาก ${formatThaiDate(on)} ดูรายละเอียดได้ที่หน้าแผนเกษียณ`;
  const page = '/member/retirement';
  const reminded = addDays(on, -REMINDED_DAYS);
  const later = reminded > dayOf(chosen.at) ? [note(morning(reminded), title, body, page)] : [];
  return [note(chosen.at, title, body, page), ...later];
}

/** Returns notices about the end of memberships and about retirement, including future ones. */
export function endNotes(world: World, subject: string): Note[] {
  const no = Number(subject);
  const guarantees = guaranteesOf(world, no).given;
  const borrowers = new Map(guarantees.map((guarantee) => [guarantee.borrowerNo, guarantee]));
  return [
    ...reportNotes(world, no),
    ...ownNotes(world, no),
    ...[...borrowers.values()].flatMap((borrower) => guarantorNotes(world, no, borrower)),
    ...retirementNotes(world, no, subject),
  ];
}
