import { writePdf } from './write-pdf.ts';

// Ends with the process that started it, because nothing else keeps it alive.
process.on('message', async (paper: Parameters<typeof writePdf>[0]) => {
  process.send?.(await writePdf(paper));
});
