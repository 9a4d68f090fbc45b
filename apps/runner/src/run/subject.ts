import type { EndpointKey } from '@coop/contracts/endpoints';
import { exampleInput } from '@coop/contracts/examples/inputs';
import type { Control } from '../call/control.ts';
import { type Gathered, Gathering } from '../call/gathering.ts';
import { type Operation, operationOf } from '../call/operation.ts';
import type { Fields, Subject } from '../cases/case.ts';
import { loginBody } from '../people/sign-in.ts';
import { type Probe, unrecorded } from '../probe/probe.ts';
import { isTaken, runExample } from './example.ts';
import { type Body, readBack } from './read-back.ts';
import type { Setting } from './setting.ts';

function exampleBody(
  { key, endpoint }: Operation,
  { options, isMock }: Setting,
): Fields | undefined {
  const example = endpoint.body && ((exampleInput(key).body ?? {}) as Fields);
  if (endpoint.lifecycle === 'login') {
    return loginBody(key === 'memberAuthLogin' ? 'member' : 'membergroup', options);
  }
  if (!example) return undefined;
  const passes: Fields = { recaptcha: options.botToken };
  const fields: Fields =
    !isMock && endpoint.isAttempt
      ? { ...passes, membership_no: options.member, mem_password: options.password }
      : passes;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, fields[name] ?? value]),
  );
}

/** Builds the example of a call. */
export function subjectFor(operation: Operation, setting: Setting): Subject {
  const { session } = operation.endpoint;
  return {
    operation,
    session,
    body: exampleBody(operation, setting),
    params: exampleInput(operation.key).params,
    seed: setting.options.seed,
  };
}

/** Names the call that makes what a call ends or goes on with. */
const MAKES: { readonly [K in EndpointKey]?: EndpointKey } = {
  memberLoanApplyPapers: 'memberLoanApplyCreate',
  memberWelfareCancel: 'memberWelfareCreate',
  memberRequestpromoneyCancel: 'memberRequestpromoneyCreate',
  memberLoanApplyCancel: 'memberLoanApplyCreate',
  memberRelativeEnd: 'memberRelativeInvite',
};

/** Has the officer of a mock do what a call waits for, by its key. */
const AWAITS: {
  readonly [K in EndpointKey]?: (control: Control, world: string, made: Body) => Promise<void>;
} = {
  memberLoanApplyPapers: (control, world, { membership_no, application_no }) =>
    control.askForPapers(world, String(membership_no), String(application_no)),
};

/** Creates a record for a call that needs one, on a mock; returns the values of its answer and of what reads it. */
export async function prepared({ key, endpoint }: Operation, setting: Setting): Promise<Gathered> {
  const ownRecords = await setting.gatheredOf(
    endpoint.session === 'membergroup' ? 'membergroup' : 'member',
  );
  const sibling = MAKES[key];
  if (!sibling || !setting.isMock) return ownRecords;
  const operation = operationOf(sibling, setting.options.paths);
  const subject = subjectFor(operation, setting);
  const probe: Probe = {
    ...setting.probe,
    run: (made, testCase) => setting.probe.run(made, testCase, unrecorded),
    amend: () => {},
  };
  const { answer } = await runExample(subject, probe, {
    gathered: async () => ownRecords,
    botToken: setting.options.botToken,
  });
  const made = new Gathering();
  if (!isTaken(answer)) return ownRecords;
  made.take(answer.body);
  const { control, world, options } = setting;
  if (control && world !== undefined)
    await AWAITS[key]?.(control, world, {
      ...(answer.body as Body),
      membership_no: options.member,
    });
  const { session, body: sent = {} } = subject;
  const keys = (operation.endpoint.follows ?? []) as EndpointKey[];
  const read = await readBack(
    subject,
    { keys, session, sent },
    { probe, paths: setting.options.paths },
  );
  for (const body of read.values()) made.take(body);
  return new Map([...ownRecords, ...made.found]);
}
