import { spokenWords } from './spoken-words.ts';

/** Elements that act, draw or are not to be seen say nothing; links are ways on, not what the page tells. */
const SILENT =
  'a, button, input, select, textarea, nav, svg, table, script, style, [hidden], [aria-hidden="true"], .no-print, details:not([open]) > :not(summary)';
const INLINE = new Set(['SPAN', 'STRONG', 'EM', 'B', 'I', 'SMALL', 'BDI', 'TIME']);

/** The sentences of a region, a block each, as they are said. */
function sentencesOf(region: Element): string[] {
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
  return blocks.map(spokenWords).filter((other) => /[\p{L}\p{N}]/u.test(other));
}

// Kept until they are said: a browser may otherwise drop them, and with them the end.
let queue: SpeechSynthesisUtterance[] = [];
/** Tells whoever reads that something else is read in its place. */
let giveWay: (() => void) | undefined;

export interface Reading {
  stop(): void;
  /** Falls silent. The browser's own pause is none on many phones, so the sentence is begun anew afterwards. */
  pause(): void;
  resume(): void;
}

/**
 * Reads a region aloud, instead of whatever is being read.
 * @param onEnd when the last sentence is said, or something else is read in its place
 */
export function readAloud(region: Element, voice: SpeechSynthesisVoice, onEnd: () => void) {
  const sentences = sentencesOf(region);
  let next = 0;
  // What a browser tells of sentences that were taken back is of an earlier run.
  let run = 0;
  const end = () => {
    run += 1;
    if (giveWay === end) giveWay = undefined;
    onEnd();
  };
  const silence = () => {
    run += 1;
    speechSynthesis.cancel();
  };
  const begin = () => {
    if (giveWay !== end) giveWay?.();
    silence();
    giveWay = end;
    const ownRun = run;
    queue = sentences.slice(next).map((sentence, index) => {
      const after = next + index + 1;
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.onerror = () => {
        if (ownRun === run) end();
      };
      utterance.onend = () => {
        if (ownRun !== run) return;
        next = after;
        if (next === sentences.length) end();
      };
      return utterance;
    });
    if (queue.length === 0) end();
    for (const utterance of queue) speechSynthesis.speak(utterance);
  };
  begin();
  const reading: Reading = { stop: silence, pause: silence, resume: begin };
  return reading;
}
