import type { Tab } from '../../engines/tab.ts';
import { enter } from '../enter.ts';
import { PLACES } from '../places.ts';

/** Names of which a member has one figure on a day; others belong to a contract, an account or a month. */
const OF_THE_MEMBER = /^(ทุนเรือนหุ้น|ส่งหุ้นงวดละ|หนี้คงเหลือ|เงินฝาก|เงินปันผล|เงินคืนตามดอกเบี้ย|รับสุทธิ)(?:รวม)?$/;
const PAGES = /^\/member\/(status|share|loan|deposit|dividend)$/;

/** Figures with their names: of lists of terms, of tables' rows, of the paper that is made for the page. */
function named(): (readonly [name: string, figure: string])[] {
  return [...document.querySelectorAll('main :is(dt, th[scope=row])')].flatMap((term) => {
    const [figure] =
      /−?\d[\d,]*\.\d{2}/.exec(eyes.words(term.nextElementSibling?.textContent)) ?? [];
    return figure ? [[eyes.words(term.textContent), figure] as const] : [];
  });
}

/** Two places that call a figure of a member by the same name show the same figure. */
export async function figures(tab: Tab, who: string): Promise<readonly string[]> {
  const known = new Map<string, { figure: string; at: string }>();
  const found: string[] = [];
  for (const place of PLACES.filter((other) => other.who === who && PAGES.test(other.at))) {
    await enter(tab, place, { width: 1440, height: 900, letters: '100' });
    for (const [term, figure] of await tab.ask(named)) {
      const [, name] = OF_THE_MEMBER.exec(term) ?? [];
      const other = name && known.get(name);
      if (other && other.figure !== figure)
        found.push(`«${name}» is ${other.figure} on ${other.at}, and ${figure} on ${place.at}.`);
      if (name && !other) known.set(name, { figure, at: place.at });
    }
  }
  return found;
}
