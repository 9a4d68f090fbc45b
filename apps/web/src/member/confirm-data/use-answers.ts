import type { ConfirmLetter, ConfirmLetterLine } from '@coop/contracts/member/confirm-data';
import { useState } from 'react';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import {
  type AnswerPart,
  type Answers,
  allCorrect,
  checkAnswers,
  type LineAnswer,
  lineKey,
  type Problem,
  readAnswers,
  withAnswer,
} from './answers.ts';

/** Name of the draft of a round. */
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
      setProblems(problems.filter((one) => one.line !== lineKey(line)));
    },
    chooseAllCorrect() {
      replace(allCorrect(answers, letter.lines));
      setProblems([]);
    },
    /** Whether the answers can be sent; if not, the problems say why. */
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
  const own = problems.filter((one) => one.line === lineKey(line));
  return Object.fromEntries(own.map((one) => [one.part, one.message]));
}
