import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ByLawChanges } from '@coop/contracts/by-laws/by-law-changes';
import { byLawsOf } from '@coop/contracts/by-laws/by-laws-of';
import { contradictionsIn } from '@coop/contracts/by-laws/contradictions';
import { colourProblem } from '@coop/contracts/site-colours';
import { shortNameOf } from '../../src/site/initials.ts';
import { logoProblem } from './logo-file.ts';

/** Answers by the names of the questions; '' where none is needed. */
export type Answers = Readonly<Record<QuestionName, string>>;
type QuestionName =
  | 'folder'
  | 'nameTH'
  | 'nameEN'
  | 'shortName'
  | 'slogan'
  | 'colour'
  | 'logo'
  | 'address'
  | 'contacts'
  | 'siteKey'
  | 'byLaws';

interface Question {
  readonly name: QuestionName;
  readonly words: string;
  /** The answer where nothing is said, by the answers before. */
  readonly fallback?: (before: Partial<Answers>) => string;
  /** Says why an answer will not do. */
  readonly problem?: (answer: string) => string | undefined;
  /** Piped answers may end before it. */
  readonly mayBeLeftOut?: boolean;
}

/** Of the check that the demo's backend brings with it. */
export const DEMO_KEY = 'demo';

const needed = (answer: string) => (answer ? undefined : 'This is needed.');

function folderProblem(folder: string): string | undefined {
  return existsSync(join(folder, 'site.json')) ? `${folder} has a site.json already.` : undefined;
}

function brandProblem(colour: string): string | undefined {
  if (!colour) return undefined;
  return /^#[0-9a-f]{6}$/i.test(colour) ? colourProblem(colour) : `It must be #rrggbb.`;
}

function fileProblem(logo: string): string | undefined {
  if (!logo) return undefined;
  if (!existsSync(logo)) return `There is no file ${logo}.`;
  if (!/\.(svg|png)$/i.test(logo)) return 'It must be an .svg or a .png.';
  const problem = logoProblem(readFileSync(logo));
  return problem && `${logo} ${problem}.`;
}

function keyProblem(key: string): string | undefined {
  return /^[\w-]+$/.test(key) ? undefined : 'It must be letters, digits, - and _.';
}

/** Says what is wrong with the named by-laws; the table of names is in docs/deploy.md. */
function lawProblem(words: string): string | undefined {
  const parsed = ByLawChanges.safeParse(readByLaws(words));
  const [issue] = parsed.success ? contradictionsIn(byLawsOf(parsed.data)) : parsed.error.issues;
  return issue && `${issue.path.join('.') || 'A by-law'}: ${issue.message}`;
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'folder',
    words: 'Folder to write',
    fallback: () => 'site',
    problem: folderProblem,
  },
  { name: 'nameTH', words: 'Name in Thai', problem: needed },
  { name: 'nameEN', words: 'Name in English', problem: needed },
  {
    name: 'shortName',
    words: 'Short name, under the icon on a phone',
    fallback: ({ nameTH = '', nameEN = '' }) =>
      shortNameOf({ coopNameTH: nameTH, coopNameEN: nameEN }),
  },
  { name: 'slogan', words: 'Slogan on the first page' },
  { name: 'colour', words: 'Colour, as #rrggbb (nothing: green)', problem: brandProblem },
  { name: 'logo', words: 'File of the logo, .svg or .png (nothing: a seal)', problem: fileProblem },
  { name: 'address', words: 'Address' },
  { name: 'contacts', words: 'Telephone and e-mail, with a space between' },
  {
    name: 'siteKey',
    words: 'Site key of reCAPTCHA (demo = the check of npm start, none = no check)',
    fallback: () => DEMO_KEY,
    problem: keyProblem,
  },
  {
    name: 'byLaws',
    words: 'By-laws that differ, such as salary.left=25.00 shares.unit=50.00 (nothing: none)',
    problem: lawProblem,
    mayBeLeftOut: true,
  },
];

/** Reads `salary.left=25.00 bills.day=20` as by-laws; a figure without decimals is a number. */
export function readByLaws(words: string): Record<string, Record<string, unknown>> {
  const laws: Record<string, Record<string, unknown>> = {};
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const [, family = word, name = '', value = ''] = /^(\w+)\.(\w+)=(.+)$/.exec(word) ?? [];
    laws[family] = { ...laws[family], [name]: /^\d+$/.test(value) ? Number(value) : value };
  }
  return laws;
}

export interface Conversation {
  readonly say: (words: string) => void;
  /** Resolves to the next line; undefined when there are no more. */
  readonly hear: () => Promise<string | undefined>;
  /** A wrong answer is asked for again; else it ends the conversation. */
  readonly isPatient: boolean;
}

async function ask(question: Question, before: Partial<Answers>, talk: Conversation) {
  const { words, problem = () => undefined } = question;
  const fallback = question.fallback?.(before) ?? '';
  for (;;) {
    talk.say(`${words}${fallback && ` [${fallback}]`}: `);
    const heard = await talk.hear();
    if (heard === undefined && !question.mayBeLeftOut) throw new Error(`No answer to: ${words}`);
    const answer = heard?.trim() || fallback;
    const wrong = problem(answer);
    if (!wrong) return answer;
    if (!talk.isPatient) throw new Error(`${words}: ${wrong}`);
    talk.say(`${wrong}\n`);
  }
}

/** Asks what a cooperative's folder needs. Rejects, in words for who answers, when an answer is wrong or missing. */
export async function askAll(talk: Conversation): Promise<Answers> {
  const answers: Partial<Record<QuestionName, string>> = {};
  for (const question of QUESTIONS) {
    answers[question.name] = await ask(question, answers, talk);
  }
  return answers as Answers;
}
