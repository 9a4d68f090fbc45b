import { parentPort } from 'node:worker_threads';
import type { Card } from './card.ts';
import { renderCard } from './render-card.ts';

// Draws one card after the other, as they are sent.
parentPort?.on('message', (card: Card) => {
  const png = renderCard(card);
  parentPort?.postMessage(png, [png.buffer]);
});
