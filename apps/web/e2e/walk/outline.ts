import type { Tab } from '../engines/tab.ts';

const MOST = 8;
/** Engines draw letters and boxes of their own by so much: here and there a text, or a heading, has a line more. */
const A_LINE_REM = 2.3;
const isOther = (number: number, two: number, rem: number) =>
  Math.abs(number - two) > Math.max(A_LINE_REM * rem, number * 0.2);

/** Sizes of headings, controls, tables and pictures, by name. */
function pieces(): (readonly [name: string, width: number, height: number])[] {
  const counts = new Map<string, number>();
  const selector = 'main :is(h1, h2, button, input, select, textarea, table, dl, figure)';
  return [...document.querySelectorAll(selector)].filter(eyes.isShown).map((element) => {
    // What a chart shows below its caption is drawn when it comes into sight.
    const named = element.querySelector('figcaption') ?? element;
    const name = `${element.tagName.toLowerCase()} «${eyes.nameOf(named).slice(0, 40)}»`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const { width, height } = element.getBoundingClientRect();
    return [count > 1 ? `${name} (${count})` : name, Math.round(width), Math.round(height)];
  });
}

/** Says where two engines show the same page otherwise by more than letters. */
export async function differences(here: Tab, there: Tab): Promise<readonly string[]> {
  const rem = await here.ask(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const known = new Map((await there.ask(pieces)).map(([name, ...size]) => [name, size]));
  const found = (await here.ask(pieces)).flatMap(([name, width, height]) => {
    const [w, h] = known.get(name) ?? [];
    if (w === undefined || h === undefined) return `${name} is there in ${here.engine} only.`;
    if (!isOther(w, width, rem) && !isOther(h, height, rem)) return [];
    return `${name} is ${width} × ${height} px in ${here.engine}, ${w} × ${h} in ${there.engine}.`;
  });
  return found.slice(0, MOST).map((says) => `engines: ${says}`);
}
