import { writePdf } from './write-pdf.ts';

// Ends with the process that started it, because nothing else keeps it alive.
process.on('message', async (paper: Parameters<typeof writePdf>[0]) => {
  const pdf = await writePdf(paper);
  // That process may have ended meanwhile, which is no error.
  process.send?.({ pdf }, undefined, undefined, () => undefined);
});
