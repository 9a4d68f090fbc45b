import * as agency from './operations/agencies.ts';
import * as correction from './operations/agency-correction.ts';
import * as months from './operations/agency-month.ts';
import * as receipts from './operations/agency-receipts.ts';
import * as audit from './operations/auditor.ts';
import * as cheques from './operations/bounced.ts';
import * as till from './operations/cashier.ts';
import * as welfare from './operations/claims.ts';
import * as leaving from './operations/endings.ts';
import * as books from './operations/ledger.ts';
import * as lending from './operations/loans.ts';
import { OfMember } from './operations/named.ts';
import * as money from './operations/requests.ts';
import { about, router } from './trpc.ts';

// Acts for others: agencies about their months, and the cooperative's staff about members' requests.

export const agencies = router({
  month: about(
    'What was billed, deducted and received of a month, and who is short; the newest month unless one is named.',
  )
    .input(months.WhichMonth)
    .query(({ ctx, input }) => months.showMonth(ctx.world, input)),
  record: about(
    'Records the result of a month as the agency would: everybody in full but those under `short`.',
  )
    .input(agency.MonthResult)
    .mutation(({ ctx, input }) => agency.recordMonth(ctx.world, input)),
  transfer: about(
    'Notes a transfer as the agency would: all that was deducted, today, unless it says otherwise.',
  )
    .input(agency.MonthTransfer)
    .mutation(({ ctx, input }) => agency.transferMonth(ctx.world, input)),
  receive: about(
    'Receives at the cooperative’s desk what the bank brought for a month: the money of a note, another sum than was noted, or money that nobody announced. A note that nobody answers is matched by itself on the first working day after it.',
  )
    .input(receipts.MonthReceipt)
    .mutation(({ ctx, input }) => receipts.receiveMonth(ctx.world, input)),
  nothingCame: about('Says at the cooperative’s desk that the bank has nothing of a note.')
    .input(receipts.NothingCame)
    .mutation(({ ctx, input }) => receipts.nothingCame(ctx.world, input)),
  correct: about(
    'Corrects at the cooperative’s desk what was deducted from a member of a booked month: more was, and counts from today.',
  )
    .input(correction.MonthCorrection)
    .mutation(({ ctx, input }) => correction.correctMonth(ctx.world, input)),
  over: about('Carries money that was too much for a month to the next bill, or pays it back.')
    .input(receipts.OverWay)
    .mutation(({ ctx, input }) => receipts.placeOver(ctx.world, input)),
  act: about(
    'A month in one go: the agency `sends` everything, `sends-short` (half of one member’s bill is missing), or `keeps` the money.',
  )
    .input(agency.MonthAction)
    .mutation(({ ctx, input }) => agency.doMonth(ctx.world, input)),
  withhold: about('The agency keeps the money of a month that is not due yet.')
    .input(months.WhichMonth)
    .mutation(({ ctx, input }) => agency.withholdMonth(ctx.world, input)),
});

export const cashier = router({
  owed: about('What is overdue of a member by line and month, and what closes each contract today.')
    .input(OfMember)
    .query(({ ctx, input }) => till.showOwed(ctx.world, input)),
  pay: about('Takes a payment for a contract (`for`), or for whatever is overdue.')
    .input(till.Payment)
    .mutation(({ ctx, input }) => till.takePayment(ctx.world, input)),
  bounce: about(
    'Takes back a payment for a contract whose cheque was not paid: what it paid is owed again, and the member is told.',
  )
    .input(cheques.Bounced)
    .mutation(({ ctx, input }) => cheques.takeBackCheque(ctx.world, input)),
});

export const officer = router({
  requests: about('The money requests of a member, and what can be done about each.')
    .input(OfMember)
    .query(({ ctx, input }) => money.showRequests(ctx.world, input)),
  decide: about('Approves, refuses or pays a money request.')
    .input(money.RequestDecision)
    .mutation(({ ctx, input }) => money.decideRequest(ctx.world, input)),
  claims: about('The claims for welfare of a member.')
    .input(OfMember)
    .query(({ ctx, input }) => welfare.showClaims(ctx.world, input)),
  decideClaim: about('Approves or refuses a claim for welfare before the committee does.')
    .input(welfare.ClaimDecision)
    .mutation(({ ctx, input }) => welfare.decideClaim(ctx.world, input)),
  loans: about('The requests for loans of a member, and what can be done about each.')
    .input(OfMember)
    .query(({ ctx, input }) => lending.showLoans(ctx.world, input)),
  decideLoan: about('Approves or refuses a request for a loan, or asks for more papers.')
    .input(lending.LoanDecision)
    .mutation(({ ctx, input }) => lending.decideLoan(ctx.world, input)),
  replaceGuarantor: about(
    'Notes that somebody signed in the place of a guarantor whose membership ends before the payout.',
  )
    .input(lending.GuarantorReplacement)
    .mutation(({ ctx, input }) => lending.replaceGuarantor(ctx.world, input)),
  ending: about(
    'Notices about the end of a membership, the settlement sheet, who pays after retirement.',
  )
    .input(OfMember)
    .query(({ ctx, input }) => leaving.showEnding(ctx.world, input)),
  noticeEnd: about(
    'Notes that a membership ends; the board decides on its next day, and all is settled on it.',
  )
    .input(leaving.EndNotice)
    .mutation(({ ctx, input }) => leaving.noticeEnd(ctx.world, input)),
  decideEnd: about('Refuses a notice, or takes it back, before the board’s day.')
    .input(leaving.EndDecision)
    .mutation(({ ctx, input }) => leaving.decideEnd(ctx.world, input)),
  retire: about('Notes who pays from retirement on: the pension, or the member.')
    .input(leaving.RetirementPayer)
    .mutation(({ ctx, input }) => leaving.noteRetirement(ctx.world, input)),
  mode: about(
    'Whether the clock or the tester decides about money requests and loans that are asked for from now on.',
  )
    .input(money.WhoDecides)
    .mutation(({ ctx, input }) => money.letDecide(ctx.world, input)),
});

export const ledger = router({
  trialBalance: about('Both sides of every account over some members, as they stand in the books.')
    .input(books.WhoseLedger)
    .query(({ ctx, input }) => books.showTrialBalance(ctx.world, input)),
  controls: about(
    'Sums that were worked out on different ways and do not agree, by member or agency and day: none, unless money went astray.',
  )
    .input(books.WhoseControls)
    .query(({ ctx, input }) => books.showControls(ctx.world, input)),
});

export const auditor = router({
  disputes: about('The lines of the letter of balances that a member found wrong, and the answer.')
    .input(OfMember)
    .query(({ ctx, input }) => audit.showDisputes(ctx.world, input)),
  answer: about('Answers a reply that disputes a line.')
    .input(audit.AuditorsAnswer)
    .mutation(({ ctx, input }) => audit.answerDispute(ctx.world, input)),
});
