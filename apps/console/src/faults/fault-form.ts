import type { NewFault } from '../control/control.ts';

/** What is done to an answer. */
export const KINDS = [
  'status',
  'delay',
  'dribble',
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
  /** Content type, where it is another. */
  readonly type: string;
  /** Lines of `name: value`. */
  readonly headers: string;
  /** Field that goes missing or changes its type. */
  readonly path: string;
  readonly dribbleMs: string;
  readonly delayMs: string;
  readonly jitterMs: string;
  readonly medianMs: string;
  readonly p99Ms: string;
  readonly subject: string;
  /** JSON that the body has to hold. */
  readonly bodyHas: string;
  /** Lines of `name: value`, values with stars. */
  readonly headersHave: string;
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
  type: '',
  headers: '',
  path: '',
  dribbleMs: '8000',
  delayMs: '',
  jitterMs: '',
  medianMs: '',
  p99Ms: '',
  subject: '',
  bodyHas: '',
  headersHave: '',
  nth: '',
  percent: '',
  seed: '',
  times: '',
};

export type FaultMistakes = Partial<Record<keyof FaultForm, string>>;

const NUMBERS = ['delayMs', 'jitterMs', 'medianMs', 'p99Ms', 'nth', 'percent', 'times'] as const;

type Effect = Omit<NewFault, 'world' | 'endpoint'>;

/** The JSON of a field; undefined when it is none. */
function jsonOf(json: string): { value?: unknown } | undefined {
  if (json.trim() === '') return {};
  try {
    return { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

function objectOf(json: string): { bodyHas?: Record<string, unknown> } | undefined {
  const read = jsonOf(json);
  if (!read || read.value === undefined) return read && {};
  const { value } = read;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? { bodyHas: { ...value } } : undefined;
}

/** Headers written one a line; undefined when a line is none. */
export function headersOf(lines: string): Record<string, string> | undefined {
  const filled = lines.split('\n').filter((line) => line.trim());
  const pairs = filled.map((line) => /^\s*([\w-]+)\s*:(.*)$/.exec(line));
  if (pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]?.trim() ?? '']));
}

const EFFECTS: Record<Kind, (form: FaultForm) => Effect> = {
  status: (form) => {
    const read = jsonOf(form.body);
    return {
      status: Number(form.status),
      ...(read && 'value' in read && { body: read.value }),
      ...dressOf(form),
    };
  },
  delay: () => ({}),
  dribble: ({ dribbleMs }) => ({ dribbleMs: Number(dribbleMs) }),
  drop: () => ({ drop: true }),
  truncate: () => ({ truncate: true }),
  malformed: () => ({ malformed: true }),
  missing: ({ path }) => ({ missing: path.trim() }),
  wrongType: ({ path }) => ({ wrongType: path.trim() }),
  text: (form) => ({ text: form.text, ...dressOf(form) }),
};

function dressOf({ headers, type }: FaultForm): Effect {
  return {
    ...(headers.trim() && { headers: headersOf(headers) }),
    ...(type.trim() && { type: type.trim() }),
  };
}

/** Whether the kind of fault has an answer of its own, with its headers and its type. */
export const isAnswer = (kind: Kind): boolean => kind === 'status' || kind === 'text';

const NOT_JSON = 'JSON นี้ยังอ่านไม่ได้';
const NO_HEADERS = 'กรุณากรอกบรรทัดละ ชื่อ: ค่า';

function mistakesIn(form: FaultForm): FaultMistakes {
  const { kind } = form;
  const numbers = [...NUMBERS, ...(kind === 'dribble' ? (['dribbleMs'] as const) : [])];
  const wrong = numbers.filter((name) => !Number.isFinite(Number(form[name])));
  const isSlow = form.delayMs.trim() || form.medianMs.trim();
  return {
    ...Object.fromEntries(wrong.map((name) => [name, 'กรุณากรอกเป็นตัวเลข'])),
    ...(kind === 'status' && !jsonOf(form.body) && { body: NOT_JSON }),
    ...(isAnswer(kind) && !headersOf(form.headers) && { headers: NO_HEADERS }),
    ...(!objectOf(form.bodyHas) && { bodyHas: 'กรุณากรอกเป็น JSON ในวงเล็บปีกกา' }),
    ...(!headersOf(form.headersHave) && { headersHave: NO_HEADERS }),
    ...(kind === 'delay' && !isSlow && { delayMs: 'กรุณากรอกเวลาที่หน่วง' }),
  };
}

function matchOf({ subject, bodyHas, headersHave }: FaultForm): Effect {
  return {
    ...(subject.trim() && { subject: subject.trim() }),
    ...objectOf(bodyHas),
    ...(headersHave.trim() && { headersHave: headersOf(headersHave) }),
  };
}

/** The fault that a form describes, or the mistakes in it. What only the mock can check, the mock refuses. */
export function faultOf(
  form: FaultForm,
): { fault: Omit<NewFault, 'world'> } | { mistakes: FaultMistakes } {
  const mistakes = mistakesIn(form);
  if (Object.keys(mistakes).length > 0) return { mistakes };
  const numbers = NUMBERS.filter((name) => form[name].trim() !== '');
  return {
    fault: {
      endpoint: form.endpoint.trim(),
      ...matchOf(form),
      ...EFFECTS[form.kind](form),
      ...Object.fromEntries(numbers.map((name) => [name, Number(form[name])])),
      ...(form.seed.trim() && { seed: form.seed.trim() }),
    },
  };
}
