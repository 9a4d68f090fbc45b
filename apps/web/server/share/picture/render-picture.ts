import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Card, Drawing } from './card.ts';
import { drawInThread } from './drawing-thread.ts';

/** Pictures weigh up to 80 kB. */
const MOST_KEPT = 200;
/** Beyond these the wait would be too long: callers are told to come again. */
const MOST_WAITING = 40;

/** Too many pictures are waited for to begin another. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Draws one picture after the other, so that many of them leave the processor to the pages. */
async function drawInTurn(drawing: Drawing): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new TooManyPictures('too many pictures are waited for');
  waiting += 1;
  const turn = last.then(() => drawInThread(drawing));
  last = turn
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return turn;
}

const pictures = new LRUCache<string, Buffer, Drawing>({
  max: MOST_KEPT,
  fetchMethod: (_key, _stale, { context: drawing }) => drawInTurn(drawing),
});

/** Returns the same key for cards that look the same. */
function keyOf(card: Card): string {
  const { title, kind, date, nameTH, nameEN, initials, logo, shades } = card;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([title, kind, date, nameTH, nameEN, initials, shades]));
  if (logo) hash.update(logo);
  return hash.digest('base64url');
}

/** Returns the picture of a shared link, 1200 × 630 px, as PNG; cached while there is room. @throws TooManyPictures */
export async function renderPicture(card: Card): Promise<Buffer> {
  return pictures.forceFetch(keyOf(card), { context: card });
}

/** Returns an icon, given as SVG, as PNG; cached by its content while there is room. @throws TooManyPictures */
export async function renderIcon(svg: string): Promise<Buffer> {
  const key = createHash('sha256').update(svg).digest('base64url');
  return pictures.forceFetch(key, { context: { svg } });
}
