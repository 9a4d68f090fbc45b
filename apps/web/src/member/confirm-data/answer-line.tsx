import type { ConfirmLetterLine } from '@coop/contracts/member/confirm-data';
import { REMARK_MAX } from '@coop/contracts/member/confirm-limits';
import { Amount } from '@coop/ui/amount';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextField } from '@coop/ui/text-field';
import { type AnswerPart, type LineAnswer, lineKey } from './answers.ts';
import styles from './confirm-data.module.css';
import { text } from './text.ts';

interface AnswerLineProps {
  readonly line: ConfirmLetterLine;
  readonly given: LineAnswer;
  readonly errors: Partial<Record<AnswerPart, string>>;
  readonly onChange: (change: Partial<LineAnswer>) => void;
}

const OPTIONS = [
  { value: 'Y', label: text.correct },
  { value: 'N', label: text.incorrect },
];

/** Id of a control, for the links of the error summary. */
export function controlId(line: string, part: AnswerPart): string {
  // aria-describedby separates ids by spaces, so an id must not contain one.
  return `${part}-${line.replaceAll(/\s/g, '_')}`;
}

/** One balance with its question, and the member's own figure and reason where it is not correct. */
export function AnswerLine({ line, given, errors, onChange }: AnswerLineProps) {
  const key = lineKey(line);
  return (
    <div className={styles.line}>
      <RadioGroup
        legend={<Legend line={line} />}
        name={`answer/${key}`}
        id={controlId(key, 'answer')}
        options={OPTIONS}
        value={given.answer}
        onChange={(answer) => onChange({ answer: answer === 'N' ? 'N' : 'Y' })}
        error={errors.answer}
      >
        {given.answer === 'N' && <Own {...{ line, given, errors, onChange }} />}
      </RadioGroup>
    </div>
  );
}

function Legend({ line }: { line: ConfirmLetterLine }) {
  return (
    <span className={styles.legend}>
      <span>
        {line.item_desc}{' '}
        <span className={styles.ref}>
          {text.refNo[line.kind]} {line.ref_no}
        </span>
      </span>{' '}
      <Amount baht={line.balance} size="l" unit="บาท" />
    </span>
  );
}

function Own({ line, given, errors, onChange }: AnswerLineProps) {
  const key = lineKey(line);
  return (
    <div className={styles.own}>
      <TextField
        label={text.figure}
        hint={text.figureHint}
        error={errors.figure}
        id={controlId(key, 'figure')}
        name={`member_balance/${key}`}
        inputMode="decimal"
        autoComplete="off"
        className={styles.figure ?? ''}
        value={given.figure}
        onChange={(event) => onChange({ figure: event.target.value })}
      />
      <TextField
        label={text.remark}
        hint={text.remarkHint(REMARK_MAX - given.remark.trim().length)}
        error={errors.remark}
        id={controlId(key, 'remark')}
        name={`remark/${key}`}
        autoComplete="off"
        value={given.remark}
        onChange={(event) => onChange({ remark: event.target.value })}
      />
    </div>
  );
}
