import type { Mock } from '../start-mock.ts';

/** Sends a request for money, with the amount named or the most that is allowed, of the first or the named subject. */
export async function askMoney(
  mock: Mock,
  member: string,
  request_type: string,
  amount?: string,
  refNo?: string,
) {
  const caller = await mock.signIn(member);
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const limit = limits.find(
    (other) => other.request_type === request_type && other.ref_no === (refNo ?? other.ref_no),
  );
  if (!limit) throw new Error(`no limit of ${request_type}`);
  const digits = `${limit.ref_no}${amount ?? limit.max_amount}`.replace(/\D/g, '');
  const body = {
    idempotency_key: `${request_type}-${digits}`,
    request_type: limit.request_type,
    ref_no: limit.ref_no,
    amount: amount ?? limit.max_amount,
    reason: '',
  };
  return { limit, sent: await caller.call('memberRequestpromoneyCreate', { body }) };
}
