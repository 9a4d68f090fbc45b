/** Inlined styles: the page is sent by mail and opened without a network. */
export const STYLE = `
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
