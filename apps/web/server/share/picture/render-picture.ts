import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Card } from './card.ts';
import { drawInThread } from './drawing-thread.ts';

/** Pictures weigh up to 80 kB. */
const MOST_KEPT = 200;
/** More than these would be waited for too long: who asks is told to come again. */
const MOST_WAITING = 40;

/** So many pictures are waited for that no more are begun. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Draws one picture after the other, so that a crowd of them leaves the processor to the pages. */
async function drawInTurn(card: Card): Promise<Buffer> {
  if (waiting >= MOST_WAITING) throw new TooManyPictures('too many pictures are waited for');
  waiting += 1;
  const turn = last.then(() => drawInThread(card));
  last = turn
    .catch(() => undefined)
    .finally(() => {
      waiting -= 1;
    });
  return turn;
}

const pictures = new LRUCache<string, Buffer, Card>({
  max: MOST_KEPT,
  fetchMethod: (_key, _stale, { context: card }) => drawInTurn(card),
});

/** What two cards that look the same have in common. */
function keyOf(card: Card): string {
  const { title, kind, date, nameTH, nameEN, initials, logo } = card;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([title, kind, date, nameTH, nameEN, initials]));
  if (logo) hash.update(logo);
  return hash.digest('base64url');
}

/**
 * The picture of a shared link, 1200 × 630 px, as PNG; drawn once and kept while there is room. @throws TooManyPictures
 */
export async function renderPicture(card: Card): Promise<Buffer> {
  return pictures.forceFetch(keyOf(card), { context: card });
}
