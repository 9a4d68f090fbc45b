/** Thrown when a backend gave no whole answer: an English message for reports, a Thai one for people. */
export class BackendFailure extends Error {
  readonly thai: string;

  constructor(reason: string, thai: string, cause?: unknown) {
    super(reason, { cause });
    this.thai = thai;
  }
}

type Reason = readonly [reason: string, thai: string];

const REASONS: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: ['the connection is refused', 'ไม่มีใครรับสายที่ที่อยู่นั้น'],
  ENOTFOUND: ['the host is not known', 'ไม่พบชื่อเครื่อง'],
  EAI_AGAIN: ['the host is not known', 'ไม่พบชื่อเครื่อง'],
  EHOSTUNREACH: ['the host cannot be reached', 'ไปไม่ถึงเครื่อง'],
  ENETUNREACH: ['the host cannot be reached', 'ไปไม่ถึงเครื่อง'],
  ECONNRESET: ['the connection broke off', 'การเชื่อมต่อขาดกลางคัน'],
  EPIPE: ['the connection broke off', 'การเชื่อมต่อขาดกลางคัน'],
  UND_ERR_SOCKET: ['the connection broke off', 'การเชื่อมต่อขาดกลางคัน'],
  UND_ERR_CONNECT_TIMEOUT: ['the host cannot be reached in time', 'ไปไม่ถึงเครื่องในเวลา'],
  UND_ERR_RES_EXCEEDED_MAX_SIZE: ['the answer is too long', 'คำตอบยาวเกินไป'],
};

/** Translates an error of the connection. One without a code is a bug and is thrown again. */
export function failureOf(error: unknown, timeoutMs: number): BackendFailure {
  if (error instanceof BackendFailure) return error;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'TimeoutError') {
    const seconds = timeoutMs / 1_000;
    return new BackendFailure(`no answer in ${seconds} s`, `ไม่ตอบใน ${seconds} วินาที`, error);
  }
  if (typeof code !== 'string') throw error;
  const known = REASONS[code];
  if (known) return new BackendFailure(...known, error);
  if (/CERT|SELF_SIGNED|TLS|SSL/.test(code)) {
    return new BackendFailure(
      `its certificate is not trusted (${code})`,
      'ใบรับรอง TLS ใช้ไม่ได้',
      error,
    );
  }
  if (code.startsWith('HPE_')) return new BackendFailure('it speaks no HTTP', 'ไม่ได้พูด HTTP', error);
  return new BackendFailure(code, code, error);
}
