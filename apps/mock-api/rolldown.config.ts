import { defineConfig } from 'rolldown';

/** The mock in a few files instead of seven hundred, which Node loads in half the time; tests run the source itself. */
export default defineConfig({
  input: {
    server: 'src/server.ts',
    backup: 'src/backup.ts',
    'in-process': 'src/in-process.ts',
    worker: 'src/membergroup/upload/worker.ts',
  },
  platform: 'node',
  // The one brings a library of the machine's own kind, the other reads files beside itself.
  external: ['sharp', 'pdfkit'],
  output: { dir: 'dist', cleanDir: true },
});
