import { type Answer, isTaken } from '../call/answer.ts';
import type { Gathered } from '../call/gathering.ts';
import { changesPassword, type Operation } from '../call/operation.ts';
import { replayName } from '../call/replay.ts';
import { inputCases, outerCases, withinBudget } from '../cases/budgeted.ts';
import { type Case, type Fields, inputOf, refusal, type Subject } from '../cases/case.ts';
import { sessionCases } from '../cases/sessions.ts';
import { OPENINGS } from '../openings/openings.ts';
import { exerciseLogout } from '../people/logout.ts';
import type { Setting } from '../people/setting.ts';
import { judgeEnumeration } from './enumeration.ts';
import { outcomeOf, runExample } from './example.ts';
import { exerciseGuessing } from './guessing.ts';
import { exerciseLockout } from './lockout.ts';
import { exerciseSocket } from './socket.ts';
import { subjectFor } from './subject.ts';
import { judgeWrite, readBefore } from './writes.ts';

/** Fields whose values belong to one member. */
const OWNED = /_no$|_id$|^id$/;
const TRIES = 2;
const MOST_OPENINGS = 4;

function namesForeign({ endpoint }: Operation): string[] {
  if (endpoint.session !== 'member') return [];
  const names = Object.keys(endpoint.body?.shape ?? {});
  return names.filter((name) => OWNED.test(name) && name !== 'membership_no');
}

/** Asks for records of another member, taken from that member's answers: expects 404. */
function foreignRecords(subject: Subject, ownRecords: Gathered, other: Gathered): Case[] {
  const statuses = subject.operation.endpoint.changes ? [404, 422] : [404];
  return namesForeign(subject.operation).flatMap((name) => {
    const known = new Set(ownRecords.get(name));
    const foreign = [...(other.get(name) ?? [])].filter((value) => !known.has(value));
    return foreign.slice(0, TRIES).map(
      (value, index): Case => ({
        ...inputOf(subject),
        family: 'record of another',
        name: `${name} of another member, ${index + 1}`,
        session: subject.session,
        body: { ...subject.body, [name]: value },
        expects: refusal('foreign-record', statuses),
      }),
    );
  });
}

/** Maximum of wrong passwords on a backend with real members, which may lock an account. */
const MOST_ATTEMPTS = 4;

/** Says why an endpoint is left alone, if it is. */
export function reasonToSkip({ endpoint }: Operation, setting: Setting): string | undefined {
  const { options, people, isMock } = setting;
  const { session, changes, lifecycle } = endpoint;
  if (session !== 'none' && !people.credentials.has(session)) {
    return people.absent.get(session) ?? `nobody is signed in as ${session}`;
  }
  if (isMock || lifecycle || !changes) return undefined;
  if (!options.allowWrites) return 'it changes records, and --allow-writes was not given';
  if (!changesPassword(endpoint) || endpoint.session === 'member') return undefined;
  return 'it would change a password for good';
}

async function casesFor(subject: Subject, setting: Setting): Promise<Case[]> {
  const { operation } = subject;
  const { options, people, isMock, probe } = setting;
  const careful = !isMock && !options.allowWrites;
  const { credentials } = people;
  // A good session must outlive the cases of logout where nothing can be restored.
  if (operation.endpoint.lifecycle === 'logout' && !isMock)
    return sessionCases(subject, [...credentials.keys()]);
  const foreign = namesForeign(operation).length > 0 && credentials.has('other');
  const records = foreign
    ? foreignRecords(subject, await setting.gatheredOf('member'), await setting.gatheredOf('other'))
    : [];
  const families = [records, ...outerCases(subject, credentials, careful), ...inputCases(subject)];
  const counts = operation.endpoint.isAttempt && !isMock;
  const budget = counts ? Math.min(MOST_ATTEMPTS, options.budget) : options.budget;
  const { cases, left } = withinBudget(families, budget);
  if (left > 0) {
    const why = counts ? 'each would count as an attempt at a password' : `over --budget ${budget}`;
    probe.log.skipped.push({ endpoint: operation.key, what: 'cases', why, cases: left });
  }
  if (namesForeign(operation).length > 0 && records.length === 0) {
    const why = people.absent.get('other') ?? 'the other member’s answers name none';
    probe.log.skipped.push({ endpoint: operation.key, what: 'records of another', why });
  }
  return cases;
}

interface Done {
  readonly body: Fields | undefined;
  readonly answer: Answer;
}

/** Makes a write where it is open: of the openings, the first that is taken. */
async function writeWhereOpen(subject: Subject, setting: Setting): Promise<Done | undefined> {
  const openings = OPENINGS[subject.operation.key]?.find(setting) ?? [];
  let tries = 0;
  for await (const { asker, body } of openings) {
    const made = await writeAndRead(
      { ...subject, by: asker, body },
      setting,
      async () => new Map(),
    );
    // Others of its cases are made by whoever the run has signed in as.
    if (isTaken(made.answer))
      return asker.session === subject.session ? made : { ...made, body: subject.body };
    tries += 1;
    if (tries === MOST_OPENINGS) return undefined;
  }
  return undefined;
}

/** Makes a write, and reads it back. */
async function writeAndRead(
  subject: Subject,
  setting: Setting,
  gathered: () => Promise<Gathered>,
): Promise<Done> {
  const before = await readBefore(subject, setting);
  const { botToken } = setting.options;
  const { body, answer } = await runExample(subject, setting.probe, { gathered, botToken });
  await judgeWrite({ ...subject, body }, answer, before, setting);
  return { body, answer };
}

/** Runs the cases of one endpoint, within the budget. */
export async function exercise(operation: Operation, setting: Setting): Promise<void> {
  const { probe, restore } = setting;
  const { key, endpoint } = operation;
  const skip = (what: string, why: string) => probe.log.skipped.push({ endpoint: key, what, why });
  const why = reasonToSkip(operation, setting);
  if (why) {
    skip('everything', why);
    return;
  }
  // Its old password was tried before anything had used up the limits of signing in.
  if (key === 'memberPasswordUpdate' && !setting.isMock) return;
  let subject = subjectFor(operation, setting);
  const putBack = async (status: number) => {
    if (endpoint.changes && status === 200) await restore();
  };
  if (endpoint.lifecycle === 'logout') {
    const problem = await exerciseLogout(operation, setting.options, probe);
    if (problem) skip('the token after logout', problem);
    if (key === 'memberAuthLogout') await exerciseSocket(operation, setting);
  } else if (endpoint.lifecycle !== 'login') {
    const { body, answer } =
      (await writeWhereOpen(subject, setting)) ??
      (await writeAndRead(subject, setting, () =>
        setting.gatheredOf(endpoint.session === 'membergroup' ? 'membergroup' : 'member'),
      ));
    subject = { ...subject, body };
    const wants = OPENINGS[key]?.wants;
    const hint = wants === undefined ? '' : `; it takes ${wants}`;
    if (!isTaken(answer)) skip('a success', `no input was taken: ${outcomeOf(answer)}${hint}`);
    await putBack(answer.status);
  }
  if (key === 'memberAuthLogin') {
    await exerciseLockout(operation, setting);
    await exerciseGuessing(operation, setting);
  }
  await judgeEnumeration(operation, subject.body, { probe, botToken: setting.options.botToken });
  const { replay } = setting.options;
  for (const testCase of await casesFor(subject, setting)) {
    if (replay && !replay.cases.has(replayName(key, testCase.family, testCase.name))) continue;
    const { status } = await probe.run(operation, testCase);
    await putBack(status);
  }
}
