import { readFileSync } from 'node:fs';
import { SEVERITIES } from '@coop/contracts/drift/finding';
import { escapeMarkup as e } from '@coop/format/markup';
import type { Compared } from './baseline.ts';
import { STYLE } from './html-style.ts';
import { text } from './html-text.ts';
import { patchText } from './patch.ts';
import type { Report } from './report.ts';
import { verdictLine } from './verdict.ts';

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

const code = (one: string) => `<code>${e(one)}</code>`;

function targetKind({ run }: Report): string {
  if (run.isMock) return text.mock;
  return run.options.allowWrites ? text.backendWriting : text.backendReading;
}

function head(report: Report): string {
  const { run, isClean, compared, exercised, families, counts } = report;
  const outcome = isClean ? (compared.length > 0 ? text.knownOnly : text.clean) : text.drift;
  const severities = SEVERITIES.map(
    (one) => `<span class="badge ${one}">${e(text.severity[one])} ${counts[one]}</span>`,
  ).join(' ');
  const facts = pairs([
    [text.target, `${e(run.options.baseUrl)} (${e(targetKind(report))})`],
    [text.operations, `${exercised.size} / ${run.operations.length}`],
    [text.families, String(families.length)],
    [text.calls, run.log.calls.length.toLocaleString('en')],
    [text.took, `${run.seconds.toFixed(1)} ${e(text.seconds)}`],
    [text.contract, code(run.contract)],
    [text.seed, String(run.options.seed)],
    [text.startedAt, e(run.startedAt.toISOString())],
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
  return `${first}<details><summary>${e(text.more)} ${rest.length}</summary>${rest.join(', ')}</details>`;
}

function causeHtml({ cause, grownAt }: Compared): string {
  const { severity, kind, path, says, sent, answers, endpoints, first, last, curl } = cause;
  const known = grownAt.length === 0 ? ` <span class="badge">${e(text.known)}</span>` : '';
  const where = whereHtml(endpoints);
  const facts = pairs([
    [text.says, code(says)],
    [text.sent, sent.map(code).join('<br>')],
    [text.times, `${answers} ${e(text.answers)} · ${endpoints.size} ${e(text.ofOperations)}`],
    [text.where, where],
    [text.firstLast, `#${first} – #${last}`],
  ]);
  return `<article class="${severity}"><h3><span class="badge ${severity}">${e(text.severity[severity])}</span>
${code(kind)} ${code(path)}${known}</h3>${facts}
<details><summary>${e(text.repeat)}</summary><pre>${e(curl)}</pre></details></article>`;
}

function unstableHtml({ unstable }: Report): string {
  const items = [...unstable].map(
    ([cause, endpoints]) => `<li>${code(cause)}<br>${endpoints.map(code).join(', ')}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

function notExercisedHtml({ notExercised }: Report): string {
  if (notExercised.length === 0) return `<p>${e(text.everything)}</p>`;
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
    const calls = run.log.calls.filter((one) => one.endpoint === key);
    const slowest = Math.round(Math.max(0, ...calls.map(({ ms }) => ms)));
    const found = compared.filter(({ cause }) => cause.endpoints.has(key)).length;
    return `<tr><td>${code(key)}<br>${code(path)}</td><td class="number">${calls.length}</td>
<td class="number">${slowest} ms</td><td class="number">${found}</td></tr>`;
  });
  const names = [text.calls, text.slowest, text.found];
  const heads = names.map((one) => `<th class="number" scope="col">${e(one)}</th>`).join('');
  return `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${e(text.operation)}</th>${heads}</tr></thead>
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
${section(text.causes, causes ? `<p>${e(text.masked)}</p>${causes}` : `<p>${e(text.noCauses)}</p>`)}
${section(text.gone, gone.length > 0 ? `<ul>${gone.map((one) => `<li>${code(one)}</li>`).join('')}</ul>` : '')}
${section(text.unstable, unstableHtml(report))}
${section(text.notExercised, notExercisedHtml(report))}
${section(text.quirks, quirksHtml(report))}
${section(text.patch, patch ? `<p>${e(text.patchNote)}</p><pre>${e(patch)}</pre>` : '')}
${section(text.each, operationsHtml(report))}
</main></body></html>
`;
}
