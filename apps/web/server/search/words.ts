import { normaliseThai } from '@coop/format/text/thai-text';
import { TRADE_WORDS } from './trade-words.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Words of a question that say nothing of what is looked for. */
const EMPTY = new Set(
  'ที่ ใน ของ และ หรือ การ ความ มี ได้ ไหม มั้ย อะไร ไง ยัง ยังไง อย่าง อย่างไร กี่ เมื่อ เมื่อไร เมื่อไหร่ ไหน ต้อง ทำ จะ เป็น คือ ให้ อยาก ขอ ครับ ค่ะ คะ เท่า เท่าไร เท่าไหร่ บ้าง จาก แล้ว กับ ว่า ทราบ ใคร the of a to for how'.split(
    ' ',
  ),
);

/** Returns the words of a text as they stand in it, in the spelling in which words are compared. */
export function segmentsOf(text: string): string[] {
  return [...segmenter.segment(normaliseThai(text))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** The trade's words, the longest first, so that none is taken for a part of it. */
const PHRASES = [
  ...Map.groupBy(
    TRADE_WORDS.flatMap((group) =>
      group.words.map((word) => [normaliseThai(word), group] as const),
    ),
    ([phrase]) => phrase,
  ),
]
  .map(([phrase, named]) => ({ phrase, groups: named.map(([, group]) => group) }))
  .sort((a, b) => b.phrase.length - a.phrase.length);

export const TRADE_PHRASES: readonly string[] = PHRASES.map(({ phrase }) => phrase);

const LATIN = /^[a-z]/;
const LETTER = /[a-z]/;

/** Tells whether a phrase stands at a place; one in Latin letters only as a whole word. */
function standsAt(text: string, phrase: string, index: number): boolean {
  if (index < 0) return false;
  if (!LATIN.test(phrase)) return true;
  return !LETTER.test(text[index - 1] ?? '') && !LETTER.test(text[index + phrase.length] ?? '');
}

const keyOf = (key: string) => `#${key}`;

/** Returns the words by which a text is found: its own, and one for each idea of the trade that it names. */
export function termsOf(text: string): string[] {
  const folded = normaliseThai(text);
  const ideas = PHRASES.filter(({ phrase }) => standsAt(folded, phrase, folded.indexOf(phrase)));
  const keys = ideas.flatMap(({ groups }) => groups.map(({ key }) => keyOf(key)));
  return [...segmentsOf(folded), ...new Set(keys)];
}

/** Returns what a question asks: ideas of the trade, the words beside them, and all words as they were typed. */
export function readQuestion(q: string) {
  let rest = normaliseThai(q);
  const named = new Set<(typeof TRADE_WORDS)[number]>();
  for (const { groups, phrase } of PHRASES) {
    const index = rest.indexOf(phrase);
    if (!standsAt(rest, phrase, index)) continue;
    for (const group of groups) named.add(group);
    rest = `${rest.slice(0, index)} ${rest.slice(index + phrase.length)}`;
  }
  const words = segmentsOf(rest).filter((word) => !EMPTY.has(word));
  const ideas = [...named];
  return {
    ideas: ideas.map(({ key }) => keyOf(key)),
    words,
    typed: segmentsOf(q),
    asked: [...new Set(ideas.flatMap(({ asks }) => asks ?? []))],
    wantsForm: ideas.some(({ isForm }) => isForm),
  };
}

export type Asking = ReturnType<typeof readQuestion>;
