import * as desk from './desks/agencies.ts';
import * as audit from './desks/auditor.ts';
import * as till from './desks/cashier.ts';
import * as welfare from './desks/claims.ts';
import * as books from './desks/ledger.ts';
import * as money from './desks/requests.ts';
import { inWorld, router } from './trpc.ts';

// What others would do: an agency about its month, and the cooperative's people about what members ask.

export const agencies = router({
  /** What was billed, deducted and received of a month, and who is short; the newest month unless one is named. */
  month: inWorld.input(desk.WhichMonth).query(({ ctx, input }) => desk.showMonth(ctx.world, input)),
  record: inWorld
    .input(desk.MonthResult)
    .mutation(({ ctx, input }) => desk.recordMonth(ctx.world, input)),
  transfer: inWorld
    .input(desk.MonthTransfer)
    .mutation(({ ctx, input }) => desk.transferMonth(ctx.world, input)),
  withhold: inWorld
    .input(desk.MonthKept)
    .mutation(({ ctx, input }) => desk.withholdMonth(ctx.world, input)),
});

export const cashier = router({
  owed: inWorld.input(till.Payer).query(({ ctx, input }) => till.showOwed(ctx.world, input)),
  pay: inWorld.input(till.Payment).mutation(({ ctx, input }) => till.takePayment(ctx.world, input)),
});

export const officer = router({
  requests: inWorld
    .input(money.WhoseRequests)
    .query(({ ctx, input }) => money.showRequests(ctx.world, input)),
  decide: inWorld
    .input(money.RequestDecision)
    .mutation(({ ctx, input }) => money.decideRequest(ctx.world, input)),
  claims: inWorld
    .input(welfare.WhoseClaims)
    .query(({ ctx, input }) => welfare.showClaims(ctx.world, input)),
  decideClaim: inWorld
    .input(welfare.ClaimDecision)
    .mutation(({ ctx, input }) => welfare.decideClaim(ctx.world, input)),
  /** Whether the clock or the tester decides about money requests that are sent from now on. */
  mode: inWorld
    .input(money.WhoDecides)
    .mutation(({ ctx, input }) => money.letDecide(ctx.world, input)),
});

export const ledger = router({
  /** Both sides of every account over some members: they are equal, and nothing is left in clearing. */
  trialBalance: inWorld
    .input(books.WhoseLedger)
    .query(({ ctx, input }) => books.showTrialBalance(ctx.world, input)),
});

export const auditor = router({
  disputes: inWorld
    .input(audit.WhoseReply)
    .query(({ ctx, input }) => audit.showDisputes(ctx.world, input)),
  answer: inWorld
    .input(audit.AuditorsAnswer)
    .mutation(({ ctx, input }) => audit.answerDispute(ctx.world, input)),
});
