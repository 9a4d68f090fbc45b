import { spokenWords } from './spoken-words.ts';

/** What acts, draws or is not to be seen says nothing; links are ways on, not what the page tells. */
const SILENT =
  'a, button, input, select, textarea, nav, svg, table, script, style, [hidden], [aria-hidden="true"], .no-print, details:not([open]) > :not(summary)';
const INLINE = new Set(['SPAN', 'STRONG', 'EM', 'B', 'I', 'SMALL', 'BDI', 'TIME']);

/** The sentences of a region, a block each, as they are said. */
export function sentencesOf(region: Element): string[] {
  const blocks = [''];
  const gather = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      blocks.push((blocks.pop() ?? '') + (node.textContent ?? ''));
      return;
    }
    if (!(node instanceof Element) || node.matches(SILENT)) return;
    const isBlock = !INLINE.has(node.tagName);
    if (isBlock) blocks.push('');
    node.childNodes.forEach(gather);
    if (isBlock) blocks.push('');
  };
  region.childNodes.forEach(gather);
  return blocks.map(spokenWords).filter((one) => /[\p{L}\p{N}]/u.test(one));
}

// Kept until they are said: a browser may otherwise drop them, and with them the end.
let queue: SpeechSynthesisUtterance[] = [];

/**
 * Reads a region aloud, instead of whatever is being read.
 * @param onEnd when the last sentence is said, or something else is read in its place
 * @returns stops it
 */
export function readAloud(region: Element, voice: SpeechSynthesisVoice, onEnd: () => void) {
  speechSynthesis.cancel();
  queue = sentencesOf(region).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onerror = onEnd;
    return utterance;
  });
  const last = queue.at(-1);
  if (last) last.onend = onEnd;
  else onEnd();
  for (const utterance of queue) speechSynthesis.speak(utterance);
  return () => speechSynthesis.cancel();
}
