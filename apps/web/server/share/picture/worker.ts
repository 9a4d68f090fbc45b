import { parentPort } from 'node:worker_threads';
import type { Drawing } from './card.ts';
import { renderCard, renderIcon } from './render-card.ts';

// Draws one picture after the other, as they are sent.
parentPort?.on('message', (drawing: Drawing) => {
  const png = 'svg' in drawing ? renderIcon(drawing.svg) : renderCard(drawing);
  parentPort?.postMessage({ png }, [png.buffer]);
});
