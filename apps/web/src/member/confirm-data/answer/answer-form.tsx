import type {
  ConfirmLetter,
  ConfirmLetterLine,
  ConfirmReply,
} from '@coop/contracts/member/confirm-data';
import { REMARK_MAX } from '@coop/contracts/member/confirm-limits';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { joinFigures } from '@coop/format/whole';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { RadioGroup } from '@coop/ui/radio-group';
import { TextField } from '@coop/ui/text-field';
import { WholeNumbers } from '@coop/ui/whole';
import CheckCheck from 'lucide-react/icons/check-check';
import { type RefObject, useRef, useState } from 'react';
import { FormSummary } from '../../../forms/form-summary.tsx';
import { Submit } from '../../../forms/submit.tsx';
import {
  type AnswerPart,
  answerTo,
  errorsOf,
  type LineAnswer,
  lineKey,
  useAnswers,
} from '../../../requests/confirmation/answers.ts';
import styles from '../confirm-data.module.css';
import { Letter } from '../letter-paper.tsx';
import { SumInWords } from '../lines-table.tsx';
import { text } from '../text.ts';
import { SendDialog } from './send-dialog.tsx';

interface AnswerFormProps {
  readonly letter: ConfirmLetter;
  readonly onSent: (reply: ConfirmReply) => void;
  readonly onRefused: () => void;
}

/** The letter with a question at every line, and the way to send the answers. */
export function AnswerForm({ letter, onSent, onRefused }: AnswerFormProps) {
  const form = useAnswers(letter);
  const { answers, problems } = form;
  const [reviewing, setReviewing] = useState(false);
  const endOfLines = useRef<HTMLDivElement>(null);
  const done = letter.lines.filter((line) => answerTo(answers, line).answer !== undefined).length;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.check()) setReviewing(true);
      }}
    >
      {problems.length > 0 && (
        <div className={styles.column}>
          <FormSummary
            title="ยังส่งคำตอบไม่ได้"
            errors={problems.map(({ line, lineName, part, message }) => ({
              fieldId: controlId(line, part),
              message: `${lineName}: ${message}`,
            }))}
            attempts={form.failures}
          />
        </div>
      )}
      <div className={`${styles.column} stack no-print`}>
        <Card title="รายการที่ต้องตรวจ">
          <p>
            {joinFigures(
              `ยอด ณ\u00a0วันที่ ${formatThaiDate(letter.as_of_date)} ตอบทีละรายการ ภายใน ${formatThaiDate(letter.return_by)}`,
            )}
          </p>
          <Questions letter={letter} form={form} />
          <div ref={endOfLines} />
          <p className="note">
            <WholeNumbers>
              {`คำตอบส่งถึง ${letter.auditor_name} ผู้สอบบัญชีของสหกรณ์ หนังสือเลขที่ ${letter.letter_no} ใช้เพื่อการสอบบัญชีเท่านั้น มิใช่การทวงถามให้ชำระหนี้ อ่านหนังสือฉบับเต็มได้ด้วยปุ่มดาวน์โหลด PDF`}
            </WholeNumbers>
          </p>
        </Card>
      </div>
      <Letter letter={letter} isPrintOnly />
      <AllCorrect
        count={letter.lines.length}
        wrong={letter.lines.filter((line) => answerTo(answers, line).answer === 'N').length}
        endOfLines={endOfLines}
        onChoose={form.chooseAllCorrect}
      />
      <div className={`${styles.column} ${styles.send} no-print`}>
        <p>
          <strong>{`ตอบแล้ว ${formatCount(done)} จาก ${formatCount(letter.lines.length)} รายการ`}</strong>
          <span className="note">คำตอบที่ยังไม่ได้ส่งถูกเก็บไว้ในเครื่องนี้จนกว่าท่านจะส่งหรือออกจากระบบ</span>
        </p>
        <Submit>ตรวจทานและส่งคำตอบ</Submit>
      </div>
      {reviewing && (
        <SendDialog
          letter={letter}
          answers={answers}
          onSent={onSent}
          onRefused={onRefused}
          onClose={() => setReviewing(false)}
        />
      )}
    </form>
  );
}

type Form = ReturnType<typeof useAnswers>;

interface AllCorrectProps {
  /** Lines of the letter, and those of them that are answered as incorrect. */
  readonly count: number;
  readonly wrong: number;
  readonly endOfLines: RefObject<HTMLElement | null>;
  readonly onChoose: () => void;
}

/** Tells whether the page has been scrolled so far that the element has come into the window. */
const isReached = (element: HTMLElement | null) =>
  !element || element.getBoundingClientRect().top <= innerHeight;

/**
 * Answers every line at once, after the lines: what has not been in view cannot be confirmed, and what was answered as
 * incorrect stays so.
 */
function AllCorrect({ count, wrong, endOfLines, onChoose }: AllCorrectProps) {
  const [status, setStatus] = useState('');
  return (
    <div className={`${styles.column} ${styles.shortcut} no-print`}>
      <p className="note">หากตรวจแล้วถูกต้องทั้งหมด กดปุ่มเดียวเพื่อเลือก “ถูกต้อง” ให้ทุกรายการ</p>
      <Button
        icon={<CheckCheck />}
        onClick={() => {
          if (!isReached(endOfLines.current)) {
            endOfLines.current?.scrollIntoView?.();
            return setStatus('กรุณาอ่านรายการในหนังสือให้ครบก่อน');
          }
          onChoose();
          setStatus(
            wrong > 0
              ? `เลือก “ถูกต้อง” ${formatCount(count - wrong)} รายการ ที่ท่านตอบ “ไม่ถูกต้อง” ${formatCount(wrong)} รายการยังเป็นเช่นเดิม ยังไม่ได้ส่งคำตอบ`
              : `เลือก “ถูกต้อง” แล้วทั้ง ${formatCount(count)} รายการ ยังไม่ได้ส่งคำตอบ`,
          );
        }}
      >
        {wrong > 0 ? 'รายการอื่นถูกต้องทั้งหมด' : 'ทุกรายการถูกต้อง'}
      </Button>
      <p role="status" className="note">
        {status}
      </p>
    </div>
  );
}

const SECTIONS = ['loan', 'deposit', 'share'] as const;

/** The lines as questions, section by section, with each section's sum. */
function Questions({ letter, form }: { letter: ConfirmLetter; form: Form }) {
  return (
    <div className={styles.questions}>
      {SECTIONS.map((kind) => {
        const lines = letter.lines.filter((line) => line.kind === kind);
        const total = parseBaht(letter[`${kind}_total`]);
        return (
          <section key={kind}>
            <h3>{text.sections[kind]}</h3>
            {lines.length === 0 && <p>{text.noLine[kind]}</p>}
            {keyed(lines, (line) => `${line.kind}/${line.ref_no}`).map(([key, line]) => (
              <AnswerLine
                key={key}
                line={line}
                given={answerTo(form.answers, line)}
                errors={errorsOf(form.problems, line)}
                onChange={(change) => form.change(line, change)}
              />
            ))}
            {lines.length > 1 && (
              <div className={styles.total}>
                <strong>รวม {text.sections[kind]}</strong>
                <strong>
                  <Amount satang={total} unit="บาท" />
                </strong>
                <SumInWords satang={total} />
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

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
function controlId(line: string, part: AnswerPart): string {
  // aria-describedby separates ids by spaces, so an id must not contain one.
  return `${part}-${line.replaceAll(/\s/g, '_')}`;
}

/** One balance with its question, and the member's own figure and reason where it is not correct. */
function AnswerLine({ line, given, errors, onChange }: AnswerLineProps) {
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
        <span className="under">
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
        label="ยอดที่ถูกต้องของท่าน (บาท)"
        hint="ใช้เลขไทยหรือเลขอารบิกก็ได้ เช่น 10,500.00"
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
        label="เหตุผล"
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
