import type { Paper, PaperFact } from '@coop/papers/paper';

const SIGNERS = ['สมาชิกผู้ขอกู้', 'เจ้าหน้าที่การเงินของหน่วยงาน', 'หัวหน้าหน่วยงาน'];

interface Salary {
  /** Place where the figures are from. */
  readonly sub: string;
  readonly facts: readonly PaperFact[];
  /** Tells whether enough of it is left. */
  readonly verdict: string;
}

/** Returns what is left of a salary, on a page for the agency to sign. */
export function salaryPaper({ sub, facts, verdict }: Salary): Paper {
  return {
    title: 'หนังสือรับรองเงินเดือนคงเหลือ',
    sub,
    blocks: [
      { kind: 'facts', sides: [facts] },
      { kind: 'text', text: verdict },
      { kind: 'text', text: 'หน่วยงานตรวจสอบแล้วขอรับรองว่าเงินเดือนและรายการหักข้างต้นถูกต้อง' },
      { kind: 'signatures', people: SIGNERS.map((role) => ({ role })) },
    ],
  };
}
