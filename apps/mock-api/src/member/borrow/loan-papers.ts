import type { LoanPaper } from '@coop/contracts/member/ahead/loan-application';
import type { LoanApplyBody } from '@coop/contracts/member/ahead/loan-apply';
import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import type { LoanFile } from '@coop/cooperative/log/loan-application';
import {
  type Application,
  applicationsOf,
  sentLater,
} from '@coop/cooperative/requests/applications';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { paperName, papersOf } from '@coop/cooperative/rules/loan-papers';
import type { LoanProductKey } from '@coop/cooperative/rules/products';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { filesOf } from '../../call/paper-files.ts';
import { hashOf, sentBefore } from '../../call/same-body.ts';
import { invalid, notFound } from '../../call/wire-error.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';

function papersFor(world: World, no: number, product: LoanProductKey) {
  return papersOf(product, world.records(no).member.spouseName !== '');
}

export function wirePapers(world: World, no: number, product: LoanProductKey): LoanPaper[] {
  return papersFor(world, no, product).map(({ code, name, required }) => ({
    paper_code: code,
    paper_desc: name,
    required,
  }));
}

/** Returns the papers of an application, those sent later at the end. */
export function wireFiles(world: World, application: Application) {
  return [...application.fact.value.files, ...sentLater(world, application)].map(
    ({ name, bytes, paper }) => {
      const desc = paperName(paper);
      return {
        file_name: name,
        file_size: bytes,
        ...(desc !== undefined && { paper_desc: desc, paper_code: paper }),
      };
    },
  );
}

/**
 * Returns the papers of an earlier request that stand for those that were not sent again.
 * @throws WireError 422 where it is no request of the member for this product that ended without a contract
 */
function earlierFiles(
  world: World,
  no: number,
  product: LoanProductKey,
  { again_of, files: sent }: LoanApplyBody,
): readonly LoanFile[] {
  if (again_of === undefined) return [];
  const earlier = applicationsOf(world, no).find(({ fact }) => fact.value.no === again_of);
  if (!earlier || !isWithoutContract(earlier) || earlier.fact.value.product !== product)
    throw invalid({ again_of: ['ใช้เอกสารของคำขอเดิมนี้ไม่ได้ กรุณาแนบเอกสารใหม่'] });
  return earlier.fact.value.files.filter(
    ({ paper }) => !sent.some(({ paper_code }) => paper_code === paper),
  );
}

/**
 * Returns the files of an application by their papers; each missing, duplicate or unknown paper adds an error under its
 * code.
 */
export function paperFiles(
  world: World,
  no: number,
  product: LoanProductKey,
  body: LoanApplyBody,
  errors: Record<string, string[]>,
) {
  const papers = papersFor(world, no, product);
  const { files: sent } = body;
  const earlier = earlierFiles(world, no, product, body);
  for (const { code, name, required } of papers) {
    const count =
      sent.filter((item) => item.paper_code === code).length +
      earlier.filter(({ paper }) => paper === code).length;
    if (required && count === 0) errors[`files.${code}`] = [`กรุณาแนบ${name}`];
    if (count > 1) errors[`files.${code}`] = [`แนบ${name}ได้ 1 ไฟล์`];
  }
  const files = sent.flatMap(({ paper_code, name, data }) => {
    const wrong: Record<string, string[]> = {};
    const [file] = filesOf([{ name, data }], wrong);
    const [words] = Object.values(wrong);
    if (words) errors[`files.${paper_code}`] = words;
    if (!papers.some(({ code }) => code === paper_code)) {
      errors[`files.${paper_code}`] = ['เงินกู้นี้ไม่ใช้เอกสารนี้'];
    }
    return file ? [{ ...file, paper: paper_code }] : [];
  });
  return [...files, ...earlier];
}

export const memberLoanPapersHandlers: HandlersOf<'memberLoanApplyPapers'> = {
  memberLoanApplyPapers({ body, world, subject }) {
    const sent = done('ส่งเอกสารแล้ว สหกรณ์จะตรวจต่อในวันทำการถัดไป');
    if (sentBefore(world.overlay.all('loan-papers', subject), 'idempotency_key', body)) return sent;
    const no = body.application_no;
    const found = applicationsOf(world, Number(subject)).find(({ fact }) => fact.value.no === no);
    if (!found) throw notFound();
    if (found.status !== 'ขอเอกสารเพิ่ม') return refused(`คำขอนี้${found.status} จึงส่งเอกสารเพิ่มไม่ได้`);
    const errors: Record<string, string[]> = {};
    const files = filesOf(body.files, errors, BY_LAWS.files.loan_papers);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const key = { key: body.idempotency_key, bodyHash: hashOf(body) };
    recordNow(world, 'loan-papers', subject, { no, ...key, files });
    return sent;
  },
};
