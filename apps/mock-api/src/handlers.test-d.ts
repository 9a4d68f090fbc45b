import type { Handler, Handlers, HandlersOf } from './call/handler.ts';
import { handlers } from './handlers.ts';

// Checked by tsc: each line marked @ts-expect-error must not compile. Nothing here is ever called.

const { memberShareList: _, ...lacking } = handlers;
// @ts-expect-error a handler is missing
export const incomplete: Handlers = lacking;

// @ts-expect-error a handler for a call that the contract does not know
export const unknown: HandlersOf<'memberShares'> = { memberShares: () => ({}) };

// @ts-expect-error the answer's field is called data
export const misspelt: Handler<'memberLastUpdateShow'> = () => ({ date: '2026-11-19' });

// @ts-expect-error rc_des is missing from the answer
export const short: Handler<'memberPasswordUpdate'> = () => ({ rc_code: '1' });

export const reading: Handler<'memberLoanStatementShow'> = ({ body }) => {
  const known: string = body.loancontract_no;
  // @ts-expect-error the body has no such field
  const wrong: string = body.loan_contract_no;
  throw new Error(known + wrong);
};

// @ts-expect-error this call has no parameters
export const params: Handler<'memberShareList'> = (call) => call.params.year;

export const year: Handler<'memberConfirmDataShow'> = ({ params }) => {
  const known: string = params.year;
  // @ts-expect-error years travel as text
  const number: number = params.year;
  throw new Error(known + number);
};
