import {
  endColumn,
  type Paper,
  type PaperFact,
  type PaperRow,
  startColumn,
} from '@coop/papers/paper';

const SIGNERS = ['สมาชิกผู้ขอกู้', 'เจ้าหน้าที่การเงินของหน่วยงาน', 'หัวหน้าหน่วยงาน'];

interface Salary {
  /** Place where the figures are from. */
  readonly sub: string;
  /** Tells whose salary it is. */
  readonly facts: readonly PaperFact[];
  /** Each with its amount. */
  readonly rows: readonly PaperRow[];
  readonly totals: readonly PaperRow[];
  /** Tells whether enough of it is left. */
  readonly verdict: string;
}

/** Returns what is left of a salary, on a page for the agency to sign. */
export function salaryPaper({ sub, facts, rows, totals, verdict }: Salary): Paper {
  return {
    title: 'หนังสือรับรองเงินเดือนคงเหลือ',
    sub,
    blocks: [
      { kind: 'facts', sides: [facts] },
      {
        kind: 'table',
        label: 'เงินเดือนและรายการหัก',
        columns: [startColumn('รายการ'), endColumn('จำนวนเงิน (บาท)')],
        rows,
        totals,
      },
      { kind: 'text', text: verdict },
      { kind: 'text', text: 'หน่วยงานตรวจสอบแล้วขอรับรองว่าเงินเดือนและรายการหักข้างต้นถูกต้อง' },
      { kind: 'signatures', people: SIGNERS.map((role) => ({ role })) },
    ],
  };
}
