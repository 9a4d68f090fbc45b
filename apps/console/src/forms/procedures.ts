import { getUntypedClient } from '@trpc/client';
import { type AnswerOf, type ChangeName, control, type InputOf } from '../control/control.ts';

/** Changes for which there is a form. */
export const FORMS = [
  'agencies.act',
  'agencies.correct',
  'agencies.nothingCame',
  'agencies.over',
  'agencies.receive',
  'agencies.record',
  'agencies.transfer',
  'agencies.withhold',
  'auditor.answer',
  'backend.set',
  'cashier.bounce',
  'cashier.pay',
  'faults.add',
  'notifications.send',
  'officer.mode',
  'officer.noticeEnd',
  'officer.replaceGuarantor',
  'officer.retire',
  'push.faults.add',
  'quirks.set',
] as const satisfies ChangeName[];
export type FormName = (typeof FORMS)[number];

type PartOf<Input> = Input extends unknown ? Partial<Input> : never;

export type SomeOf<Name extends FormName> = PartOf<InputOf<Name>>;
/** Sends a form; the mock checks it. */
export function send<Name extends FormName>(name: Name, input: object): Promise<AnswerOf<Name>> {
  // The untyped client knows no answers; the router that typed the name answers so.
  return getUntypedClient(control).mutation(name, input) as Promise<AnswerOf<Name>>;
}
