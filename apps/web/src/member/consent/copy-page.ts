import type { MemberDataCopy } from '@coop/contracts/member/own/consent';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime } from '@coop/format/thai-date';
import { text as bill } from '../../collection/bill/text.ts';
import { FIELD_LABELS } from './field-labels.ts';
import { text } from './text.ts';

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? '');

const labelOf = (field: string) => escaped(FIELD_LABELS[field] ?? field);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words of the codes in a field, as the pages say them. */
const CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  event: text.events,
  item_group: bill.groups,
};

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
  if (Array.isArray(value)) return listOf(value);
  return isRecord(value) ? recordOf(value) : escaped(words(value, field));
}

/** Rows of the same shape as a table, others one under the other. */
function listOf(values: readonly unknown[]): string {
  if (values.length === 0) return '-';
  const rows = values.filter(isRecord);
  if (rows.length < values.length) return escaped(values.map((value) => words(value)).join(', '));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = fields.map((field) => `<th scope="col">${labelOf(field)}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${fields.map((field) => `<td data-of="${labelOf(field)}">${readable(row[field], field)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

function recordOf(record: Record<string, unknown>): string {
  const pairs = Object.entries(record).map(
    ([field, value]) => `<dt>${labelOf(field)}</dt><dd>${readable(value, field)}</dd>`,
  );
  return `<dl>${pairs.join('\n')}</dl>`;
}

/** On a phone a row is a card: each value under its label, and no code or address is wider than the page. */
const STYLE = `body{overflow-wrap:anywhere;font:1rem/1.7 "Noto Sans Thai Looped","Sarabun","Leelawadee UI",Thonburi,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d1a16}
dt{font-weight:700}dd{margin:0 0 .5rem}.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{overflow-wrap:break-word;max-width:20rem;border:1px solid #b9b2a6;padding:.25rem .5rem;text-align:start;vertical-align:top}
section{border-top:2px solid #0b5d4e;margin-top:2rem}@media screen and (max-width:40rem){thead{display:none}table,tbody,tr,td{display:block;max-width:none}tr{border-top:1px solid #b9b2a6;padding:.5rem 0}td{border:0;padding:0 0 .25rem}td::before{content:attr(data-of);display:block;font-weight:700}}@media print{body{margin:0;max-width:none}}`;

export function copyFileName({ membership_no, made_at }: MemberDataCopy): string {
  return `สำเนาข้อมูล ${membership_no} ${made_at.slice(0, 10)}.html`.replaceAll(/[/\\:*?"<>|]/g, '-');
}

/**
 * One page that opens anywhere, without a network: everything in tables for people, and the same as JSON in the element
 * `data` for programs.
 */
export function copyPage(copy: MemberDataCopy, coop: string): string {
  const title = `ข้อมูลของสมาชิกเลขทะเบียน ${copy.membership_no}`;
  const sections = copy.sections.map(
    ({ name, title: heading, records }) =>
      `<section id="${escaped(name)}"><h2>${escaped(heading)}</h2>${records.map(recordOf).join('<hr>') || '<p>-</p>'}</section>`,
  );
  const contents = copy.sections.map(
    ({ name, title: heading }) => `<li><a href="#${escaped(name)}">${escaped(heading)}</a></li>`,
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
<nav aria-label="สารบัญ"><ul>${contents.join('')}</ul></nav>
${sections.join('\n')}
<script type="application/json" id="data">
${json}
</script>
</body>
</html>
`;
}
