import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import type { MemberDataCopy } from '@coop/contracts/member/own/consent';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import { causeWords } from '../../collection/kep-causes.ts';
import { CODES } from './codes.ts';
import { FIELD_LABELS } from './field-labels.ts';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? '');

/** Without what explains a code, which is said in words here. */
const labelOf = (field: string) =>
  escaped((FIELD_LABELS[field] ?? field).replace(/ \((?:รหัส|1 คือแล้ว)\)$/, ''));

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Row = Record<string, unknown>;

/** Fields of codes, each with the field that says the same in words: the codes are for programs. */
const SAID_BESIDE: Readonly<Record<string, string>> = {
  item_code: 'item_desc',
  loantype_code: 'loantype_desc',
  depttype_code: 'depttype_desc',
  coll_type: 'coll_type_desc',
  paper_code: 'paper_desc',
  deduct_code: 'deduct_desc',
  fund_code: 'fund_name',
  welfare_code: 'welfare_name',
  consent_code: 'title',
};

const fieldsOf = (row: Row) =>
  Object.keys(row).filter((field) => !((SAID_BESIDE[field] ?? '') in row));

/** A line of what changed says why as the page does, which needs more than the code of the cause. */
function withReasons(row: Row): Row {
  if (!Array.isArray(row.causes)) return row;
  const causes = row.causes.filter(isRecord).map(({ code, ...figures }) => ({
    reason: causeWords(row as unknown as KepChange, { code, ...figures } as KepCause),
    ...figures,
  }));
  return { ...row, causes };
}

/** A value as people read it: codes and days and times in Thai, amounts with their commas. */
function words(value: unknown, field = ''): string {
  if (value === '' || value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'ใช่' : 'ไม่ใช่';
  const shown = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(shown)) return formatThaiDate(shown);
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(shown)) return formatThaiDateTime(shown);
  if (/^-?\d{1,15}\.\d{2}$/.test(shown)) return formatSatang(parseBaht(shown));
  return CODES[field]?.[shown] ?? shown;
}

function readable(value: unknown, field: string): string {
  if (Array.isArray(value)) return listOf(value, field);
  return isRecord(value) ? recordOf(value) : escaped(words(value, field));
}

/** Rows of the same shape as a table, others one under the other. */
function listOf(values: readonly unknown[], of: string): string {
  if (values.length === 0) return '-';
  const rows = values.filter(isRecord).map(withReasons);
  if (rows.length < values.length)
    return escaped(values.map((value) => words(value, of)).join(', '));
  const fields = [...new Set(rows.flatMap(fieldsOf))];
  const head = fields.map((field) => `<th scope="col">${labelOf(field)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${fields.map((field) => `<td data-of="${labelOf(field)}">${readable(row[field], field)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

function recordOf(record: Row): string {
  const pairs = fieldsOf(record).map(
    (field) => `<dt>${labelOf(field)}</dt><dd>${readable(record[field], field)}</dd>`,
  );
  return `<dl>${pairs.join('\n')}</dl>`;
}

/** On a phone a row is a card: each value under its label, and no code or address is wider than the page. */
const STYLE = `body{overflow-wrap:anywhere;font:1rem/1.7 "Noto Sans Thai Looped","Sarabun","Leelawadee UI",Thonburi,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d1a16}
dt{font-weight:700}dd{margin:0 0 .5rem}.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{overflow-wrap:break-word;max-width:20rem;border:1px solid #b9b2a6;padding:.25rem .5rem;text-align:start;vertical-align:top}
details{border-top:2px solid #0b5d4e}summary{padding:.75rem 0;cursor:pointer}h2{display:inline;font-size:1.25rem}@media screen and (max-width:40rem){thead{display:none}table,tbody,tr,td{display:block;max-width:none}tr{border-top:1px solid #b9b2a6;padding:.5rem 0}td{border:0;padding:0 0 .25rem}td::before{content:attr(data-of);display:block;font-weight:700}}@media print{body{margin:0;max-width:none}details::details-content{content-visibility:visible;block-size:auto}}`;

export function copyFileName({ membership_no, made_at }: MemberDataCopy): string {
  return `สำเนาข้อมูล ${membership_no} ${made_at.slice(0, 10)}.html`.replaceAll(/[/\\:*?"<>|]/g, '-');
}

/**
 * One page that opens anywhere, without a network: everything in tables for people, and the same as JSON in the element
 * `data` for programs.
 */
export function copyPage(copy: MemberDataCopy, coop: string): string {
  const title = `ข้อมูลของสมาชิกเลขทะเบียน ${copy.membership_no}`;
  // Folded: who opens it sees what there is, and opens what they look for.
  const sections = copy.sections.map(
    ({ name, title: heading, records }) =>
      `<details id="${escaped(name)}"><summary><h2>${escaped(heading)}</h2></summary>${records.map(recordOf).join('<hr>') || '<p>-</p>'}</details>`,
  );
  // A text among the data must not end its element.
  const json = JSON.stringify(copy, null, 1).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="th">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(coop)} · ทำเมื่อ ${escaped(formatThaiDateTime(copy.made_at))}</p>
<p>ไฟล์นี้มีข้อมูลส่วนตัว กรุณาเก็บไว้ในที่ที่ผู้อื่นไม่เห็น</p>
<p>กดชื่อเรื่องเพื่อเปิดอ่าน เมื่อพิมพ์จะพิมพ์ทุกเรื่อง</p>
${sections.join('\n')}
<script type="application/json" id="data">
${json}
</script>
</body>
</html>
`;
}
