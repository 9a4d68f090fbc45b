import { breaking } from '@coop/contract-laws/finding';
import type { Told } from '@coop/contract-laws/laws/law';
import { findingsAcross, hasForm } from '@coop/contract-laws/laws/laws';
import { type Ask, walkOwn, walkPages } from '@coop/contract-laws/laws/walk';
import type { EndpointKey, Response } from '@coop/contracts/endpoints';
import type { Answer } from '../call/answer.ts';
import { operationOf } from '../call/operation.ts';
import type { Asker, Who } from '../cases/case.ts';
import type { Setting } from '../people/setting.ts';
import { signInAs } from '../people/sign-in.ts';
import { sharedBy } from './shared.ts';

/** Answers to one person. */
interface Walk {
  readonly told: Told;
  readonly answers: ReadonlyMap<EndpointKey, Answer>;
}

async function walkAs(
  asker: Asker,
  { operations, probe, options }: Setting,
  through: (ask: Ask) => Promise<Told>,
): Promise<Walk> {
  const chosen = new Set(operations.map(({ key }) => key));
  const answers = new Map<EndpointKey, Answer>();
  const ask: Ask = async <K extends EndpointKey>(key: K, body: object) => {
    if (!chosen.has(key)) return undefined;
    const operation = operationOf(key, options.paths);
    const hasBody = operation.endpoint.method !== 'GET';
    const answer = await probe.run(operation, {
      ...asker,
      family: 'together',
      name: 'opened',
      // The numbers are those of the person's own lists.
      expects: { kind: operation.endpoint.mayBeAbsent ? 'answer' : 'success' },
      ...(hasBody && { body }),
    });
    if (answer.status !== 200) return undefined;
    if (!hasForm(key, answer.body)) {
      const why = 'first the form of the answer has to be right';
      probe.log.skipped.push({ endpoint: key, what: 'laws', why });
      return undefined;
    }
    answers.set(key, answer);
    // The check of the schema has just verified its form.
    return answer.body as Response<K>;
  };
  const walked = await through(ask);
  return { told: walked, answers };
}

function judgeWalk({ told, answers }: Walk, { probe, byLaws }: Setting): void {
  for (const { at, finding } of findingsAcross(told, undefined, byLaws)) {
    const answer = answers.get(at);
    if (answer) probe.amend(answer, 'laws', [finding]);
  }
}

async function walkMemberAs(asker: Asker, login: unknown, setting: Setting): Promise<Walk> {
  const walk = await walkAs(asker, setting, (ask) => walkOwn('member', ask));
  const signedIn = hasForm('memberAuthLogin', login)
    ? { memberAuthLogin: [login as Response<'memberAuthLogin'>] }
    : {};
  const complete = { ...walk, told: { ...walk.told, ...signedIn } };
  judgeWalk(complete, setting);
  return complete;
}

const foreign = (path: string, sent: string) =>
  breaking('answer-of-another', path, 'everybody is told about themselves', sent);

/** The number or the name of an agency, as an answer tells it at its top. */
const toldAs = (answer: unknown, field: 'member_group_no' | 'member_group_name') =>
  (answer as Readonly<Record<string, unknown>> | undefined)?.[field];

/** Opens everything of the agency. Another agency’s papers are told as such, not by what they disagree with. */
async function walkAgency(setting: Setting): Promise<void> {
  const { options, people, probe } = setting;
  const { told, answers } = await walkAs({ session: 'membergroup' }, setting, (ask) =>
    walkOwn('membergroup', ask),
  );
  const name = toldAs(people.logins.get('membergroup'), 'member_group_name');
  const others = new Set<EndpointKey>();
  for (const [key, answer] of answers) {
    const no = toldAs(answer.body, 'member_group_no') ?? options.agency;
    const called = toldAs(answer.body, 'member_group_name') ?? name;
    // Another number is found in each answer by itself.
    const isRenamed = no === options.agency && name !== undefined && called !== name;
    if (no !== options.agency || isRenamed) others.add(key);
    if (isRenamed) {
      const sent = 'another name than at the sign-in';
      probe.amend(answer, 'owner', [foreign('member_group_name', sent)]);
    }
  }
  const agencyAnswers = Object.entries(told).filter(([key]) => !others.has(key as EndpointKey));
  judgeWalk({ told: Object.fromEntries(agencyAnswers), answers }, setting);
}

/** Opens everything of each person, and checks the answers of one person, and of two, against each other. */
export async function walkTogether(setting: Setting): Promise<void> {
  const { options, people, probe } = setting;
  const walks = new Map<Who, Walk>();
  for (const who of ['member', 'other'] as const) {
    if (!people.credentials.has(who)) continue;
    walks.set(who, await walkMemberAs({ session: who }, people.logins.get(who), setting));
  }
  const memberWalk = walks.get('member');
  const other = walks.get('other');
  if (memberWalk && other && options.member !== options.otherMember) {
    for (const { key, path } of sharedBy(memberWalk.told, other.told, [
      options.member,
      options.otherMember,
    ])) {
      const answer = other.answers.get(key);
      if (answer)
        probe.amend(answer, 'owner', [foreign(path, 'what another member was told, too')]);
    }
  }
  if (people.credentials.has('membergroup')) await walkAgency(setting);
  const pages = await walkAs({ session: 'none' }, setting, (ask) => walkPages(ask, 'news'));
  judgeWalk(pages, setting);
}

/** Signs in each member of `--money`, and opens what belongs to them. */
export async function walkMoney(setting: Setting): Promise<void> {
  const { options, probe } = setting;
  for (const { no, password } of options.money) {
    const signedIn = await signInAs(no, password, options, probe);
    if (!('as' in signedIn)) {
      probe.log.skipped.push({
        endpoint: 'memberAuthLogin',
        what: 'a member of --money',
        why: signedIn.why,
      });
      continue;
    }
    const asker = { session: 'none', as: signedIn.as, owner: no } as const;
    await walkMemberAs(asker, signedIn.login, setting);
  }
}
