import { readFileSync } from 'node:fs';
import { SEVERITIES, type Severity } from '@coop/contract-laws/finding';
import { escapeMarkup as e } from '@coop/format/text/markup';
import type { Compared } from './baseline.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';
import { verdictLine } from './verdict.ts';

const text = {
  title: 'รายงานการตรวจสัญญา API',
  calls: 'จำนวนครั้งที่เรียก',
  severity: {
    breaking: 'กระทบการใช้งาน',
    additive: 'เกินสัญญา',
    cosmetic: 'ต่างเพียงรูปแบบ',
  } satisfies Record<Severity, string>,
};

/** Inlined styles: the page is sent by mail and opened without a network. */
const STYLE = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f3f5f8; --ink: #1b2430; --paper: #fff;
  --breaking: #a61b1b; --additive: #8a5a00; --cosmetic: #2f5d8a; --good: #1c6b3a; }
@media (prefers-color-scheme: dark) { :root { --line: #444c58; --soft: #20262f; --ink: #e6eaf0; --paper: #14181e;
  --breaking: #ff9a94; --additive: #f0c066; --cosmetic: #9cc4ee; --good: #86d6a2; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper);
  font: 1.0625rem/1.7 'Report Thai', system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.4; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.0625rem; margin: 0; overflow-wrap: anywhere; }
code, pre { font: .9em/1.6 ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', 'Report Thai', monospace; overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .75rem; margin: .25rem 0; white-space: pre-wrap; border-radius: .375rem; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; margin: .75rem 0; }
dt { opacity: .8; } dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
article { border: 1px solid var(--line); border-inline-start: .375rem solid currentColor; border-radius: .375rem;
  padding: .75rem 1rem; margin: 1rem 0; break-inside: avoid; }
article > * { color: var(--ink); }
article.breaking, .badge.breaking { color: var(--breaking); } article.additive, .badge.additive { color: var(--additive); }
article.cosmetic, .badge.cosmetic { color: var(--cosmetic); } .good { color: var(--good); } .bad { color: var(--breaking); }
.badge { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .625rem; font-size: .875rem; white-space: nowrap; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
@media (max-width: 32rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } }
`;

/** Thai glyphs of the portal's font, because a machine that tests an API often has none. */
function faceOf(weight: 400 | 700): string {
  const file = import.meta.resolve(`@fontsource/sarabun/files/sarabun-thai-${weight}-normal.woff2`);
  const data = readFileSync(new URL(file)).toString('base64');
  return `@font-face { font-family: 'Report Thai'; font-weight: ${weight}; unicode-range: U+0E01-0E5B, U+200C-200D;
  src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}

/** Returns the font faces with the font inlined. */
const fontFaces = (): string => [faceOf(400), faceOf(700)].join('\n');

const pairs = (list: readonly (readonly [name: string, html: string])[]) =>
  `<dl>${list.map(([name, html]) => `<dt>${e(name)}</dt><dd>${html}</dd>`).join('')}</dl>`;

const section = (heading: string, html: string) =>
  html === '' ? '' : `<section><h2>${e(heading)}</h2>${html}</section>`;

const code = (word: string) => `<code>${e(word)}</code>`;

function targetKind({ run }: Report): string {
  if (run.isMock) return 'ระบบจำลอง';
  return run.options.allowWrites ? 'ระบบจริง รวมรายการที่แก้ไขข้อมูล' : 'ระบบจริง อ่านอย่างเดียว';
}

function head(report: Report): string {
  const { run, isClean, compared, exercised, families, counts } = report;
  const outcome = isClean
    ? compared.length > 0
      ? 'ผ่าน: พบเฉพาะจุดที่ทราบอยู่แล้ว'
      : 'ผ่าน: ระบบหลังบ้านตอบตรงตามสัญญา'
    : 'ไม่ผ่าน: มีจุดที่ไม่ตรงตามสัญญา';
  const severities = SEVERITIES.map(
    (severity) =>
      `<span class="badge ${severity}">${e(text.severity[severity])} ${counts[severity]}</span>`,
  ).join(' ');
  const facts = pairs([
    ['ระบบที่ตรวจ', `${e(run.options.baseUrl)} (${e(targetKind(report))})`],
    ['รายการ API ที่ตรวจ', `${exercised.size} / ${run.operations.length}`],
    ['แบบการทดสอบ', String(families.length)],
    [text.calls, run.log.calls.length.toLocaleString('en')],
    ['ใช้เวลา', `${run.seconds.toFixed(1)} วินาที`],
    ['ฉบับของสัญญา', code(run.contract)],
    ['เลขตั้งต้น', String(run.options.seed)],
    ['เริ่มตรวจ', e(run.startedAt.toISOString())],
  ]);
  return `<header><h1>${e(text.title)}</h1>
<p class="${isClean ? 'good' : 'bad'}"><strong>${e(outcome)}</strong></p>
<p>${severities}</p><p lang="en">${e(verdictLine(report))}</p>${facts}</header>`;
}

const MOST_SHOWN = 6;

function whereHtml(endpoints: Compared['cause']['endpoints']): string {
  const items = [...endpoints].map(([key, times]) => `${code(key)} ${times}`);
  if (items.length <= MOST_SHOWN) return items.join(', ');
  const first = items.slice(0, MOST_SHOWN).join(', ');
  const rest = items.slice(MOST_SHOWN);
  return `${first}<details><summary>และอีก ${rest.length}</summary>${rest.join(', ')}</details>`;
}

function causeHtml({ cause, grownAt }: Compared): string {
  const { severity, kind, path, says, sent, answers, endpoints, first, last, curl } = cause;
  const known = grownAt.length === 0 ? ` <span class="badge">ทราบอยู่แล้ว</span>` : '';
  const where = whereHtml(endpoints);
  const facts = pairs([
    ['สัญญากำหนด', code(says)],
    ['ระบบหลังบ้านส่งมา', sent.map(code).join('<br>')],
    ['พบ', `${answers} คำตอบ · ${endpoints.size} รายการ API`],
    ['พบที่', where],
    ['ครั้งแรกและครั้งสุดท้าย', `#${first} – #${last}`],
  ]);
  return `<article class="${severity}"><h3><span class="badge ${severity}">${e(text.severity[severity])}</span>
${code(kind)} ${code(path)}${known}</h3>${facts}
<details><summary>เรียกซ้ำ</summary><pre>${e(curl)}</pre></details></article>`;
}

function unstableHtml({ unstable }: Report): string {
  const items = [...unstable].map(
    ([cause, endpoints]) => `<li>${code(cause)}<br>${endpoints.map(code).join(', ')}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function notExercisedHtml({ notExercised }: Report): string {
  if (notExercised.length === 0) return `<p>ตรวจครบทุกอย่าง</p>`;
  const items = notExercised.map(
    ({ what, why, endpoints }) =>
      `<li><span lang="en">${e(what)}: ${e(why)}</span><br>${endpoints.map(code).join(', ')}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function quirksHtml({ run }: Report): string {
  const list = [...run.log.quirks].map(
    ([quirk, forms]) =>
      [quirk, [...forms].map(([form, times]) => `${code(form)} ${times}`).join(', ')] as const,
  );
  return list.length === 0 ? '' : pairs(list);
}

function operationsHtml({ run, compared }: Report): string {
  const rows = run.operations.map(({ key, path }) => {
    const calls = run.log.calls.filter((call) => call.endpoint === key);
    const slowest = Math.round(Math.max(0, ...calls.map(({ ms }) => ms)));
    const found = compared.filter(({ cause }) => cause.endpoints.has(key)).length;
    return `<tr><td>${code(key)}<br>${code(path)}</td><td class="number">${calls.length}</td>
<td class="number">${slowest} ms</td><td class="number">${found}</td></tr>`;
  });
  const names = [text.calls, 'ช้าที่สุด', 'จุดที่พบ'];
  const heads = names.map((name) => `<th class="number" scope="col">${e(name)}</th>`).join('');
  return `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">รายการ</th>${heads}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
}

/** Returns the report as a self-contained page: no network, no script, fonts embedded. */
export function htmlText(report: Report): string {
  const { compared, gone } = report;
  const causes = compared.map(causeHtml).join('');
  const patch = patchText(report);
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(text.title)}</title><style>${fontFaces()}${STYLE}</style></head><body>
${head(report)}<main>
${section('จุดที่ไม่ตรงตามสัญญา', causes ? `<p>ตัวอักษรและตัวเลขถูกปิดไว้ เหลือแต่รูปแบบ</p>${causes}` : `<p>ไม่พบจุดที่ไม่ตรงตามสัญญา</p>`)}
${section('จุดที่เคยทราบและไม่พบแล้ว', gone.length > 0 ? `<ul>${gone.map((word) => `<li>${code(word)}</li>`).join('')}</ul>` : '')}
${section('จุดที่พบครั้งเดียวและตอบถูกต้องเมื่อเรียกซ้ำ', unstableHtml(report))}
${section('สิ่งที่ไม่ได้ตรวจและเหตุผล', notExercisedHtml(report))}
${section('ลักษณะการตอบของระบบหลังบ้าน', quirksHtml(report))}
${section('ข้อเสนอแก้สัญญา', patch ? `<p>อ่านและตัดสินใจก่อนใช้ ถ้าระบบหลังบ้านผิดให้แก้ที่ระบบหลังบ้าน</p><pre>${e(patch)}</pre>` : '')}
${section('ผลรายการ API', operationsHtml(report))}
</main></body></html>
`;
}
