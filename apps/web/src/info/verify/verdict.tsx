import type { PaperFields } from '@coop/contracts/info/paper-code';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band, type BandTone } from '@coop/ui/band';
import { type FactRows, Facts } from '@coop/ui/facts';
import type { ReactNode } from 'react';
import { PhoneButton } from '../../site/links/phone-link.tsx';
import type { Signature } from './signature.ts';
import { text } from './text.ts';
import type { Answer } from './use-asking.ts';

interface Verdict {
  readonly tone: BandTone;
  readonly title: string;
  readonly more?: string;
  /** Tells whether what the paper says may be shown under the cooperative's name. */
  readonly isGenuine: boolean;
}

const REFUSED = {
  tone: 'negative',
  title: text.forged,
  more: text.forgedMore,
  isGenuine: false,
} as const;

function ofState(state: string): Verdict {
  const title = text.states[state] ?? 'สหกรณ์ยังไม่ยืนยันว่าเอกสารนี้ใช้ได้';
  if (state === 'ใช้ได้')
    return {
      tone: 'positive',
      title,
      more: 'เทียบกับเอกสารในมือของท่าน ต้องตรงกันทุกตัวอักษรและตัวเลข',
      isGenuine: true,
    };
  return { tone: 'waiting', title, more: 'โปรดขอฉบับล่าสุดจากเจ้าของเอกสารหรือสหกรณ์', isGenuine: true };
}

/** Stands before the alarm: most who are not found have typed a sign wrongly. */
const COMPARE = {
  tone: 'waiting',
  title: 'ยังไม่พบเอกสารนี้',
  more: 'เทียบเลขกับที่พิมพ์ใต้ QR ทีละตัว แล้วกดตรวจสอบอีกครั้ง หรือถ่ายรหัส QR แทน',
  isGenuine: false,
} as const;

/**
 * Returns what is to be said of a paper by what its signature and the cooperative say; `undefined`: only its number is
 * known.
 */
function verdictOf(signature: Signature | undefined, answer: Answer, isFirstTry: boolean): Verdict {
  if (signature === 'forged') return REFUSED;
  if (answer.is === 'paper') return ofState(answer.paper.state);
  if (answer.is === 'unknown') {
    if (signature) return REFUSED;
    if (isFirstTry) return COMPARE;
    return {
      ...REFUSED,
      title: 'ไม่พบเอกสารที่ตรงกับข้อมูลนี้',
      more: 'โปรดตรวจตัวเลขและตัวอักษรอีกครั้ง หรือถ่ายรหัส QR แทน หากยังไม่พบ เอกสารอาจมีฉบับใหม่แทนแล้วหรือถูกแก้ไข อย่าเพิ่งใช้เอกสารนี้',
    };
  }
  const isGenuine = signature === 'genuine';
  if (answer.is !== 'failed') return { tone: 'info', title: 'กำลังตรวจสอบเอกสาร', isGenuine };
  if (isGenuine)
    return {
      tone: 'info',
      title: 'ลายเซ็นของสหกรณ์ถูกต้อง แต่ยังไม่รู้ว่าเอกสารยังใช้ได้หรือไม่',
      more: 'ตัวเลขไม่ถูกแก้ไข ต่ออินเทอร์เน็ตแล้วถามสหกรณ์อีกครั้ง',
      isGenuine,
    };
  return { tone: 'waiting', title: 'ยังตรวจสอบเอกสารไม่ได้', more: answer.words, isGenuine };
}

function signatureStep(signature: Signature): string {
  if (signature === 'no-key') return 'ยังตรวจลายเซ็นบนเครื่องนี้ไม่ได้ เพราะไม่มีกุญแจของเอกสารนี้';
  return signature === 'genuine'
    ? 'ตรวจลายเซ็นบนเครื่องนี้แล้ว: ข้อมูลไม่ถูกแก้ไข'
    : 'ตรวจลายเซ็นบนเครื่องนี้แล้ว: ไม่ตรง';
}

function askedStep(answer: Answer): string {
  if (answer.is === 'paper')
    return answer.paper.state === 'ใช้ได้' ? 'สหกรณ์ยืนยันว่ายังใช้ได้' : 'สหกรณ์แจ้งว่าใช้ไม่ได้แล้ว';
  if (answer.is === 'unknown') return 'สหกรณ์ไม่พบเอกสารนี้';
  return answer.is === 'failed' ? 'ยังไม่ได้ถามสหกรณ์ว่ายังใช้ได้หรือไม่' : 'กำลังถามสหกรณ์';
}

function factsOf({ kind, number, date, amount }: PaperFields): FactRows {
  const satang = parseBaht(amount);
  return [
    ['ชนิดเอกสาร', text.kinds[kind] ?? 'เอกสารของสหกรณ์'],
    [text.number, <span className="nowrap">{number}</span>],
    ['วันที่', <span className="nowrap">{formatThaiDate(date, 'long')}</span>],
    // A paper that is about no money says 0.00.
    satang !== 0 && ['จำนวนเงิน', <strong className="nowrap">{formatSatang(satang)} บาท</strong>],
  ];
}

interface VerdictViewProps {
  readonly signature: Signature | undefined;
  readonly answer: Answer;
  /** Content of the paper's own code. */
  readonly fields?: PaperFields | undefined;
  /** True while nothing was typed before. */
  readonly isFirstTry?: boolean;
  /** To ask again, or for another paper. */
  readonly action?: ReactNode;
}

/** Verdict, what the paper must say, and what was checked. Figures that are not genuine are not shown. */
export function VerdictView(props: VerdictViewProps) {
  const { signature, answer, fields, isFirstTry = false, action } = props;
  const { tone, title, more, isGenuine } = verdictOf(signature, answer, isFirstTry);
  const found = answer.is === 'paper' ? answer.paper : undefined;
  const paper = signature === 'genuine' ? fields : found;
  const isBad = tone === 'negative';
  return (
    <div className="stack" role="status">
      <Band tone={tone} title={title} action={isBad && <PhoneButton>{text.call}</PhoneButton>}>
        {more}
      </Band>
      {isGenuine && paper && <Facts rows={factsOf(paper)} />}
      <div>
        <strong>ตรวจอะไรแล้วบ้าง</strong>
        <ul>
          {signature && <li>{signatureStep(signature)}</li>}
          <li>{askedStep(answer)}</li>
        </ul>
      </div>
      {action}
    </div>
  );
}
