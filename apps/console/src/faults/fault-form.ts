import type { NewFault } from '../control/control.ts';

/** What is done to an answer. */
export const KINDS = [
  'status',
  'delay',
  'drop',
  'truncate',
  'malformed',
  'missing',
  'wrongType',
  'text',
] as const;
export type Kind = (typeof KINDS)[number];

/** The form as it is filled in; '' is not set. */
export interface FaultForm {
  readonly endpoint: string;
  readonly kind: Kind;
  readonly status: string;
  /** JSON to answer with, beside the status. */
  readonly body: string;
  readonly text: string;
  /** Field that goes missing or changes its type. */
  readonly path: string;
  readonly delayMs: string;
  readonly jitterMs: string;
  readonly nth: string;
  readonly percent: string;
  readonly seed: string;
  readonly times: string;
}

export const BLANK: FaultForm = {
  endpoint: 'memberShareList',
  kind: 'status',
  status: '500',
  body: '',
  text: '',
  path: '',
  delayMs: '',
  jitterMs: '',
  nth: '',
  percent: '',
  seed: '',
  times: '',
};

export type FaultMistakes = Partial<Record<keyof FaultForm, string>>;

const NUMBERS = ['delayMs', 'jitterMs', 'nth', 'percent', 'times'] as const;

type Effect = Omit<NewFault, 'world' | 'endpoint'>;

function bodyOf(json: string): { body?: unknown } | undefined {
  if (json.trim() === '') return {};
  try {
    return { body: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

const EFFECTS: Record<Kind, (form: FaultForm) => Effect | undefined> = {
  status: (form) => {
    const body = bodyOf(form.body);
    return body && { status: Number(form.status), ...body };
  },
  delay: () => ({}),
  drop: () => ({ drop: true }),
  truncate: () => ({ truncate: true }),
  malformed: () => ({ malformed: true }),
  missing: ({ path }) => ({ missing: path.trim() }),
  wrongType: ({ path }) => ({ wrongType: path.trim() }),
  text: ({ text }) => ({ text }),
};

/** The fault that a form describes, or the mistakes in it. What only the mock can check, the mock refuses. */
export function faultOf(
  form: FaultForm,
): { fault: Omit<NewFault, 'world'> } | { mistakes: FaultMistakes } {
  const numbers = NUMBERS.filter((name) => form[name].trim() !== '');
  const wrong = numbers.filter((name) => !Number.isFinite(Number(form[name])));
  const effect = EFFECTS[form.kind](form);
  const mistakes: FaultMistakes = {
    ...Object.fromEntries(wrong.map((name) => [name, 'กรุณากรอกเป็นตัวเลข'])),
    ...(!effect && { body: 'JSON นี้ยังอ่านไม่ได้' }),
    ...(form.kind === 'delay' && !numbers.includes('delayMs') && { delayMs: 'กรุณากรอกเวลาที่หน่วง' }),
  };
  if (!effect || Object.keys(mistakes).length > 0) return { mistakes };
  return {
    fault: {
      endpoint: form.endpoint.trim(),
      ...effect,
      ...Object.fromEntries(numbers.map((name) => [name, Number(form[name])])),
      ...(form.seed.trim() && { seed: form.seed.trim() }),
    },
  };
}
