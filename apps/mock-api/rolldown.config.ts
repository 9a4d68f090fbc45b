import { defineConfig } from 'rolldown';

/** The mock in a few files instead of seven hundred, which Node loads in half the time; tests run the source itself. */
export default defineConfig({
  input: {
    server: 'src/server.ts',
    backup: 'src/backup.ts',
    worker: 'src/membergroup/upload/worker.ts',
  },
  platform: 'node',
  // Brings a library of the machine's own kind.
  external: ['sharp'],
  output: { dir: 'dist', cleanDir: true },
});
