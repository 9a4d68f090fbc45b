import type { UnitSummary } from '@coop/contracts/membergroup/summarize-rep';
import { derivePeriod, NOTHING_DONE } from '@coop/cooperative/agency/deduction';
import type { AgencyUnit } from '@coop/cooperative/people/agency-units';
import type { Sheet } from '@coop/cooperative/remittance/sheet';
import { toWire } from '@coop/format/money';
import type { HandlersOf } from '../call/handler.ts';
import { sheetOf, wireArrears, wireHead, wireRecord, wireTotals, wireTransfer } from './sheet.ts';

/** A unit without anybody to bill has no line. */
function summaryOf({ billing, month, rows, result }: Sheet, unit: AgencyUnit): UnitSummary[] {
  const unitRows = rows.filter(({ member }) => member.unitNo === unit.no);
  if (unitRows.length === 0) return [];
  const period = derivePeriod(billing, month, { ...NOTHING_DONE, result }, unit.no);
  return [
    {
      unit_no: unit.no,
      unit_name: unit.name,
      member_count: unitRows.length,
      billed_amount: toWire(period.billedSatang),
      remitted_amount: toWire(period.creditedSatang),
      remain_amount: toWire(period.billedSatang - period.creditedSatang),
      deducted_amount: toWire(period.deductedSatang),
      outstanding_amount: toWire(period.outstandingSatang),
      totals: wireTotals(unitRows),
    },
  ];
}

export const membergroupSummarizeRepHandlers: HandlersOf<'membergroupSummarizeRepShow'> = {
  async membergroupSummarizeRepShow(call) {
    const sheet = await sheetOf(call);
    const { billedSatang, remittedSatang, deductedSatang, outstandingSatang } = sheet.period;
    const transfer = wireTransfer(call.world, sheet);
    const { transferred_amount, transferred_date, receipt_no, left_amount, debt_amount } = transfer;
    return {
      ...wireHead(sheet),
      units: sheet.billing.units.flatMap((unit) => summaryOf(sheet, unit)),
      remitted_amount: toWire(remittedSatang),
      remain_amount: toWire(billedSatang - remittedSatang),
      deducted_amount: toWire(deductedSatang),
      outstanding_amount: toWire(outstandingSatang),
      recorded_at: wireRecord(call.world, sheet).recorded_at,
      transferred_amount,
      transferred_date,
      receipt_no,
      left_amount,
      ...(debt_amount && { debt_amount }),
      ...wireArrears(sheet),
      collected_date: sheet.receipts.at(-1)?.on ?? '',
    };
  },
};
