import * as z from 'zod/mini';
import { EndpointPattern } from './endpoint-pattern.ts';
import { unknownFieldIn } from './fault-paths.ts';
import { grouped, InWorld, oneNamed } from './fields.ts';
import { Subject } from './journal-filter.ts';

export const PRESETS = {
  'server-error': { status: 500 },
  'session-ended': { status: 401 },
  'too-many': {
    status: 429,
    headers: { 'retry-after': '30' },
    body: { message: 'ลองหลายครั้งเกินไป กรุณารอ 30 วินาทีแล้วลองใหม่' },
  },
  slow: { delayMs: 3_000, jitterMs: 2_000 },
  mobile: { medianMs: 600, p99Ms: 6_000 },
  dribble: { dribbleMs: 8_000 },
  dropped: { drop: true },
  truncated: { truncate: true },
  malformed: { malformed: true },
  maintenance: {
    status: 503,
    headers: { 'retry-after': '3600' },
    body: { message: 'ปิดปรับปรุงระบบชั่วคราว' },
  },
  'one-in-twenty': { status: 503, percent: 5, seed: '7' },
  empty: { text: '' },
} as const;

const Preset = oneNamed({
  'server-error': 'เซิร์ฟเวอร์ล้ม (500)',
  'session-ended': 'session หมดอายุ (401)',
  'too-many': 'ลองบ่อยเกินไป (429)',
  slow: 'ช้า 3–5 วินาที',
  mobile: 'สัญญาณมือถือไม่ดี',
  dribble: 'คำตอบมาทีละน้อย',
  dropped: 'ตัดการเชื่อมต่อ',
  truncated: 'คำตอบขาดกลางคัน',
  malformed: 'JSON เสีย',
  maintenance: 'ปิดปรับปรุง (503)',
  'one-in-twenty': 'พลาด 1 ใน 20 ครั้ง',
  empty: 'คำตอบว่างเปล่า',
} satisfies Record<keyof typeof PRESETS, string>);

const Milliseconds = z.optional(z.int().check(z.minimum(0), z.maximum(60_000)));
const Path = z.optional(
  z
    .string()
    .check(
      z.regex(/^[\w*]+(\.[\w*]+)*$/, 'a field is named by its path, like rows.0.amount or rows.*'),
    ),
);

const PATH_HINT = 'เช่น as_of หรือ rows.0.amount หรือ rows.*.amount';

/** Headers that the server needs for the connection itself. */
const OWN_HEADERS = ['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'upgrade'];
const isHeader = (name: string) =>
  /^[\w-]{1,64}$/.test(name) && !OWN_HEADERS.includes(name.toLowerCase());
const HeaderName = z.string().check(
  z.refine(isHeader, {
    error: ({ input }) => `the header ${input} cannot be set; names have letters, digits and -`,
  }),
);
const HeaderValue = z
  .string()
  .check(
    z.maxLength(2_000),
    z.regex(/^[\x20-\x7e]*$/, 'the value of a header has the letters of ASCII only'),
  );

/** Occasions on which a fault is applied, for calls and pushed events alike. */
export const occasions = {
  nth: z.optional(z.int().check(z.positive())).check(z.meta({ title: 'เฉพาะครั้งที่' })),
  percent: z
    .optional(z.number().check(z.minimum(0), z.maximum(100)))
    .check(z.meta({ title: 'ร้อยละของครั้ง' })),
  seed: z.optional(z.string()).check(z.meta({ title: 'seed ของการสุ่ม' })),
  times: z.optional(z.int().check(z.positive())).check(z.meta({ title: 'จำนวนครั้งแล้วหยุด' })),
};

const answer = grouped('คำตอบแทนของ mock (เว้นว่างคือตามปกติ)', {
  status: z
    .optional(z.int().check(z.minimum(200), z.maximum(599)))
    .check(z.meta({ title: 'ตอบ status', description: '200–599' })),
  type: z
    .optional(
      z
        .string()
        .check(z.regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/, 'a type, such as text/html')),
    )
    .check(z.meta({ title: 'ชนิดเนื้อหา', description: 'เช่น text/html เว้นว่างคือ application/json' })),
  body: z.optional(z.unknown()).check(
    z.meta({
      title: 'เนื้อหา JSON',
      description: 'ถ้ามีแต่ status แล้วเว้นว่างไว้ mock จะตอบข้อความผิดพลาดปกติ',
    }),
  ),
  text: z
    .optional(z.string())
    .check(z.meta({ title: 'ข้อความ', description: 'ตอบตามที่พิมพ์ แทน JSON', format: 'multiline' })),
  headers: z
    .optional(z.record(HeaderName, HeaderValue))
    .check(z.meta({ title: 'header ของคำตอบ', description: 'บรรทัดละ ชื่อ: ค่า เช่น Retry-After: 30' })),
});

const slowness = grouped('ช้าหรือขาด', {
  delayMs: Milliseconds.check(z.meta({ title: 'หน่วง (ms)' })),
  jitterMs: Milliseconds.check(z.meta({ title: 'สุ่มเพิ่มถึง (ms)' })),
  medianMs: Milliseconds.check(z.meta({ title: 'หน่วงตามค่ากลาง (ms)' })),
  p99Ms: Milliseconds.check(z.meta({ title: 'ช้าสุด 1% เกิน (ms)' })),
  dribbleMs: Milliseconds.check(z.meta({ title: 'ส่งทีละน้อย ครบในเวลา (ms)' })),
  drop: z.optional(z.boolean()).check(z.meta({ title: 'ตัดการเชื่อมต่อโดยไม่ตอบ' })),
});

const damage = grouped('เสียหาย', {
  missing: Path.check(z.meta({ title: 'ช่องที่หายไป', description: PATH_HINT })),
  wrongType: Path.check(z.meta({ title: 'ช่องที่ผิดชนิด', description: PATH_HINT })),
  truncate: z.optional(z.boolean()).check(z.meta({ title: 'ตัดกลางคำตอบ' })),
  malformed: z.optional(z.boolean()).check(z.meta({ title: 'JSON เสีย' })),
});

const which = grouped('กับการเรียกใด (เว้นว่างคือทุกการเรียก)', {
  url: z
    .optional(
      z
        .string()
        .check(z.regex(/^[/*]/, 'an address is a path with its query, like /api/info/show*')),
    )
    .check(z.meta({ title: 'ที่อยู่', description: 'เช่น /api/info/show*' })),
  subject: z.optional(Subject).check(z.meta({ title: 'ของสมาชิกหรือหน่วยงาน', format: 'digits' })),
  bodyHas: z
    .optional(z.record(z.string(), z.unknown()))
    .check(z.meta({ title: 'คำขอมีเนื้อหา JSON', description: 'เช่น {"loancontract_no":"ส-1"}' })),
  headersHave: z
    .optional(z.record(z.string(), z.string()))
    .check(z.meta({ title: 'คำขอมี header', description: 'เช่น User-Agent: *Mobile*' })),
});

export const FaultFields = {
  endpoint: EndpointPattern,
  /** One of `faults.presets`; further fields extend or override it. */
  preset: z.optional(Preset).check(z.meta({ title: 'แบบสำเร็จรูป' })),
  ...answer,
  ...slowness,
  ...damage,
  ...which,
  ...grouped('เกิดเมื่อไร (เว้นว่างคือทุกครั้ง)', occasions),
};

export const NewFault = z.extend(InWorld, FaultFields);
type NewFault = Omit<z.infer<typeof NewFault>, 'world'>;

/** Merges the preset with the fields given besides. */
export function faultOf({ preset, ...fault }: NewFault) {
  return { ...(preset && PRESETS[preset]), ...fault };
}

/** Kinds of harm that a fault can do to do to a call. */
const EFFECTS = [
  ...['status', 'body', 'text', 'headers', 'type'],
  ...['delayMs', 'jitterMs', 'medianMs', 'dribbleMs', 'drop'],
  ...['truncate', 'malformed', 'missing', 'wrongType'],
] as const;

/** Returns why a fault contradicts itself or the contract; undefined if it does not. */
export function contradictionIn(fault: ReturnType<typeof faultOf>): string | undefined {
  const { medianMs, p99Ms } = fault;
  if (p99Ms !== undefined && medianMs === undefined) return 'p99Ms needs medianMs beside it';
  if (p99Ms !== undefined && medianMs !== undefined && p99Ms < medianMs) {
    return `p99Ms must be at least medianMs, ${medianMs}, not ${p99Ms}`;
  }
  const fields = new Map<string, unknown>(Object.entries(fault));
  const hasEffect = EFFECTS.some(
    (name) => ![undefined, false, 0].includes(fields.get(name) as never),
  );
  if (!hasEffect) return `the fault changes nothing; it needs one of ${EFFECTS.join(', ')}`;
  return unknownFieldIn(fault);
}
