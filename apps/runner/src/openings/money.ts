import { randomUUID } from 'node:crypto';
import { inputs } from '@coop/contracts/examples/inputs';
import type { Setting } from '../people/setting.ts';
import { membersOf, type Opening, type Person } from './persons.ts';

/** Sends requests for welfare; returns their numbers. */
export async function* welfareOf(setting: Setting) {
  for await (const person of membersOf(setting)) {
    const { rights = [], as_of = '' } = (await person.ask('memberWelfareList')) ?? {};
    for (const { welfare_code, event_label } of rights.filter(({ can_request }) => can_request)) {
      const made = await person.ask('memberWelfareCreate', {
        ...inputs.memberWelfareCreate.body,
        idempotency_key: randomUUID(),
        welfare_code,
        event_date: event_label === '' ? '' : as_of,
        quantity: 1,
      });
      if (made?.request_no !== undefined) yield { person, request_no: made.request_no };
    }
  }
}

/** Sends a money request for the least that may be asked for; returns its number. */
export async function requestMoney(person: Person, type: 'WITHDRAW' | 'MONTHLY_REPAY') {
  const limit = (await person.ask('memberRequestpromoneyList'))?.limits.find(
    ({ request_type, min_amount, max_amount }) =>
      request_type === type && Number(min_amount) <= Number(max_amount),
  );
  const made =
    limit &&
    (await person.ask('memberRequestpromoneyCreate', {
      ...inputs.memberRequestpromoneyCreate.body,
      idempotency_key: randomUUID(),
      request_type: type,
      ref_no: limit.ref_no,
      amount: limit.min_amount,
    }));
  return made?.request_no;
}

/** Finds monthly payments that can be stopped; of a mock it makes one, which the officer approves. */
export async function* standingOrders(setting: Setting): AsyncGenerator<Opening> {
  const { control, world } = setting;
  for await (const person of membersOf(setting)) {
    const list = await person.ask('memberRequestpromoneyList');
    const running = list?.requests.find(({ can_stop }) => can_stop);
    if (running) yield { asker: person.asker, body: { request_no: running.request_no } };
    // Elsewhere an officer of the cooperative would have to approve it.
    if (!control || world === undefined) continue;
    const request_no = await requestMoney(person, 'MONTHLY_REPAY');
    if (request_no === undefined) continue;
    await control.approveRequest(world, person.no, request_no);
    yield { asker: person.asker, body: { request_no } };
  }
}
