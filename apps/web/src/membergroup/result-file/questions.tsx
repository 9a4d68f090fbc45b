import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import { Band } from '@coop/ui/band';
import { RadioGroup } from '@coop/ui/radio-group';
import styles from './result-file.module.css';

/** Choices of the sender, by the key of the question. */
export type Chosen = Readonly<Record<string, string>>;

/** The questions that a check asked, in their order. */
export const questionsIn = (problems: readonly FileProblem[]) =>
  problems.flatMap(({ question, ...about }) => (question ? [{ ...about, ...question }] : []));

type Question = ReturnType<typeof questionsIn>[number];

const NONE = 'none';

/** The value that counts for a question: the chosen one, the only one there is, or that a file has no such column. */
export function answerTo({ key, choices }: Question, chosen: Chosen): string | undefined {
  if (choices.length === 1) return choices[0]?.value;
  return chosen[key] ?? choices.find(({ value }) => value === NONE)?.value;
}

/** Tells whether another column question has the same answer. */
export function isTwice(question: Question, questions: readonly Question[], chosen: Chosen) {
  const value = answerTo(question, chosen);
  const isSame = (other: Question) => other !== question && answerTo(other, chosen) === value;
  return question.key.startsWith('column:') && value !== NONE && questions.some(isSame);
}

export const isUnanswered = (questions: readonly Question[], chosen: Chosen) =>
  questions.some(
    (question) => answerTo(question, chosen) === undefined || isTwice(question, questions, chosen),
  );

export const answersTo = (questions: readonly Question[], chosen: Chosen) =>
  questions.flatMap((question) => {
    const value = answerTo(question, chosen);
    return value === undefined ? [] : [{ key: question.key, value }];
  });

export interface FileQuestionsProps {
  /** Id of the first field. */
  readonly id: string;
  readonly questions: readonly Question[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly error: string | undefined;
}

/**
 * Shows what is hidden in a file, or can be read in two ways: said where only one thing can be done, asked elsewhere.
 */
export function FileQuestions({ id, questions, chosen, onChange, error }: FileQuestionsProps) {
  const settled = questions.filter(({ choices }) => choices.length === 1);
  const openQuestions = questions.filter(({ choices }) => choices.length > 1);
  return (
    <div className={`stack ${styles.wide}`}>
      <Band tone="waiting" title="ไฟล์มีส่วนที่มองไม่เห็นหรือมีซ้ำ ยังไม่ได้อ่านรายการใด" live>
        {settled.map(({ key, message }) => (
          <p key={key}>{message}</p>
        ))}
        <p>ถ้าถูกต้องแล้วกดตรวจต่อ ถ้าไม่ใช่ กรุณาแก้ไฟล์แล้วเลือกใหม่</p>
      </Band>
      {openQuestions.map(({ key, message, found, choices }, index) => (
        <RadioGroup
          key={key}
          {...(index === 0 && { id })}
          name={key}
          legend={message}
          hint={found || undefined}
          options={choices}
          value={chosen[key]}
          onChange={(value) => onChange({ ...chosen, [key]: value })}
          error={chosen[key] === undefined ? error : undefined}
        />
      ))}
    </div>
  );
}
