import type {
  ConfirmAnswer,
  ConfirmLetter,
  ConfirmLetterLine,
} from '@coop/contracts/member/confirm-data';
import { REMARK_MAX } from '@coop/contracts/member/confirm-limits';
import { parseBaht, toWire } from '@coop/format/money';
import { repairThai } from '@coop/format/text/thai-text';
import { useState } from 'react';
import { keepDraft, readDraft } from '../../session/drafts.ts';

/** Answer that a member has chosen and typed for a line, as it stands on the page. */
export interface LineAnswer {
  readonly answer?: 'Y' | 'N';
  readonly figure: string;
  readonly remark: string;
}

/** Answers by line; lines without an answer are absent. */
export type Answers = Readonly<Record<string, LineAnswer>>;

export type AnswerPart = 'answer' | 'figure' | 'remark';

interface Problem {
  /** Key of the line. */
  readonly line: string;
  readonly lineName: string;
  readonly part: AnswerPart;
  readonly message: string;
}

type Line = Pick<ConfirmLetterLine, 'kind' | 'ref_no'>;

const UNTOUCHED: LineAnswer = { figure: '', remark: '' };

export function lineKey({ kind, ref_no }: Line): string {
  return `${kind}/${ref_no}`;
}

/** Name of a line in a sentence, without the number for share capital, where it is the member's own. */
export function lineName({ kind, item_desc, ref_no }: ConfirmLetterLine): string {
  return kind === 'share' ? item_desc : `${item_desc} ${ref_no}`;
}

export function answerTo(answers: Answers, line: Line): LineAnswer {
  return answers[lineKey(line)] ?? UNTOUCHED;
}

/** Changes a line's answer; typed text is kept when another choice is selected. */
export function withAnswer(answers: Answers, line: Line, change: Partial<LineAnswer>): Answers {
  return { ...answers, [lineKey(line)]: { ...answerTo(answers, line), ...change } };
}

/** Answers every line as correct but those that were answered as incorrect. */
export function allCorrect(answers: Answers, lines: readonly Line[]): Answers {
  return lines
    .filter((line) => answerTo(answers, line).answer !== 'N')
    .reduce((next, line) => withAnswer(next, line, { answer: 'Y' }), answers);
}

function problemsOf(line: ConfirmLetterLine, answer: LineAnswer): Problem[] {
  const key = lineKey(line);
  const name = lineName(line);
  const problem = (part: AnswerPart, message: string) => ({
    line: key,
    lineName: name,
    part,
    message,
  });
  if (answer.answer === undefined) return [problem('answer', 'กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง')];
  if (answer.answer === 'Y') return [];
  const found: Problem[] = [];
  const figure = parseBaht(answer.figure);
  if (figure === null || figure < 0)
    found.push(problem('figure', 'กรุณากรอกยอดของท่านเป็นจำนวนเงิน เช่น 10,500.00'));
  else if (figure === parseBaht(line.balance)) {
    found.push(problem('figure', 'ยอดที่กรอกเท่ากับยอดในหนังสือ หากถูกต้องแล้วให้เลือก “ถูกต้อง”'));
  }
  const remark = repairThai(answer.remark);
  if (remark === '') found.push(problem('remark', 'กรุณาบอกเหตุผล'));
  else if (remark.length > REMARK_MAX)
    found.push(problem('remark', `เหตุผลต้องยาวไม่เกิน ${REMARK_MAX} ตัวอักษร`));
  return found;
}

/** Everything that keeps the reply from being sent, in the order of the page. */
export function checkAnswers(lines: readonly ConfirmLetterLine[], answers: Answers): Problem[] {
  return lines.flatMap((line) => problemsOf(line, answerTo(answers, line)));
}

/** The answers in the wire's form; they must have no problems. */
export function toReply(lines: readonly ConfirmLetterLine[], answers: Answers): ConfirmAnswer[] {
  return lines.map((line) => {
    const { kind, ref_no } = line;
    const { answer, figure, remark } = answerTo(answers, line);
    if (answer !== 'N') return { kind, ref_no, answer: 'Y' };
    const satang = parseBaht(figure) ?? 0;
    return { kind, ref_no, answer, member_balance: toWire(satang), remark: remark.trim() };
  });
}

function isLineAnswer(value: unknown): value is LineAnswer {
  const { answer, figure, remark } = (value ?? {}) as Record<string, unknown>;
  const chosen = answer === undefined || answer === 'Y' || answer === 'N';
  return chosen && typeof figure === 'string' && typeof remark === 'string';
}

/** Reads the answers of a stored draft, without those that are invalid. */
export function readAnswers(draft: unknown): Answers {
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => isLineAnswer(value)));
}

export function draftName({ letter_no }: Pick<ConfirmLetter, 'letter_no'>): string {
  return `confirm/${letter_no}`;
}

/** The answers to a letter while they are being given. Every change is kept, so that nothing typed is lost. */
export function useAnswers(letter: ConfirmLetter) {
  const name = draftName(letter);
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(readDraft(name)));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [failures, setFailures] = useState(0);

  const replace = (next: Answers) => {
    setAnswers(next);
    keepDraft(name, next);
  };
  return {
    answers,
    problems,
    /** Number of checks that found problems; each renders a new summary, which takes the focus. */
    failures,
    change(line: ConfirmLetterLine, change: Partial<LineAnswer>) {
      replace(withAnswer(answers, line, change));
      setProblems(problems.filter((problem) => problem.line !== lineKey(line)));
    },
    chooseAllCorrect() {
      const next = allCorrect(answers, letter.lines);
      replace(next);
      setProblems(problems.filter(({ line }) => next[line]?.answer === 'N'));
    },
    /** Tells whether the answers can be sent; if not, the problems say why. */
    check(): boolean {
      const found = checkAnswers(letter.lines, answers);
      setProblems(found);
      if (found.length > 0) setFailures((count) => count + 1);
      return found.length === 0;
    },
  };
}

/** Messages of a line's problems by the part they are about. */
export function errorsOf(
  problems: readonly Problem[],
  line: ConfirmLetterLine,
): Partial<Record<AnswerPart, string>> {
  const lineProblems = problems.filter((problem) => problem.line === lineKey(line));
  return Object.fromEntries(lineProblems.map((problem) => [problem.part, problem.message]));
}
