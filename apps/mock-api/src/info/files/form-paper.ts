import { COOPERATIVE } from '@coop/cooperative/rules/cooperative';
import { papersOf } from '@coop/cooperative/rules/loan-papers';
import type { FormPlan } from '@coop/cooperative/site/topics/topic-plan';
import { WELFARE_KINDS } from '@coop/cooperative/welfare/welfare-kinds';
import type { PaperBlock } from '@coop/papers/paper';
import { fieldBlocks, tickBlock } from './letterhead.ts';

/** Fields about who fills a form in. */
const WHO = ['วันที่', 'ชื่อ–สกุล', 'เลขทะเบียนสมาชิก', 'ตำแหน่งและหน่วยงาน', 'โทรศัพท์'];
const HEIRS = 'heirs';

/** The papers that a form is sent with. */
function papersOfForm({ loan, welfare }: FormPlan): PaperBlock[] {
  if (loan) {
    const papers = papersOf(loan, true).map(({ name, required }) =>
      required ? name : `${name} (ถ้ามี)`,
    );
    return papers.length > 0 ? [{ kind: 'heading', text: 'เอกสารที่แนบ' }, tickBlock(papers)] : [];
  }
  if (!welfare) return [];
  const kinds = WELFARE_KINDS.filter(({ by }) => by === undefined || by === HEIRS);
  return [
    { kind: 'heading', text: 'สวัสดิการที่ขอและเอกสารที่แนบ' },
    tickBlock(
      kinds.map(({ name, papers }) => [name, papers.join(', ')].filter(Boolean).join(': ')),
    ),
  ];
}

/** Returns what a form asks for, with its papers and who signs. */
export function formBlocks(form: FormPlan, filled: (words: string) => string): PaperBlock[] {
  return [
    { kind: 'text', text: `เรียน คณะกรรมการดำเนินการ ${COOPERATIVE.name}` },
    ...fieldBlocks([...WHO, ...form.asks.map(filled)]),
    ...papersOfForm(form),
    { kind: 'signatures', people: [{ role: 'สมาชิก' }, { role: 'เจ้าหน้าที่ผู้รับเรื่อง' }] },
  ];
}
