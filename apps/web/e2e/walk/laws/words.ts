import type { Walk } from './law.ts';

/** Words that only a program would say. */
const MACHINE =
  /\b(?:undefined|null|NaN|Infinity|Invalid Date|TypeError)\b|\[object |\b\d{4}-\d\d-\d\d(?=T|\b)|(?<![\d.…(]\s?)%(?!\w)|\b[a-z]+(?:_[a-z]+)+\b|\{\w+\}/;

/** All that is read or heard. */
function texts(): string[] {
  const heard = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [...document.body.innerText.split('\n'), document.title, ...heard];
}

/** No word of a machine. */
export async function words({ tab, say }: Walk): Promise<void> {
  for (const text of await tab.ask(texts)) {
    const [word] = MACHINE.exec(text) ?? [];
    if (word) say('words', `A person reads «${word}» in «${text.trim().slice(0, 80)}».`);
  }
}
