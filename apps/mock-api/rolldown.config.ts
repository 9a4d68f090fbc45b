import { defineConfig } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { olderNode } from '../../tools/pack/older-node.ts';

/** The mock in a few files instead of seven hundred, which Node loads in half the time; tests run the source itself. */
export const bundle = defineConfig({
  input: {
    server: 'src/server.ts',
    'coop-mock': 'src/coop-mock.ts',
    backup: 'src/backup.ts',
    'in-process': 'src/in-process.ts',
    worker: 'src/membergroup/upload/worker.ts',
  },
  platform: 'node',
  // The one brings a library of the machine's own kind, the other reads files beside itself.
  external: ['sharp', 'pdfkit'],
  plugins: [olderNode()],
  output: { dir: 'dist', cleanDir: true, comments: { jsdoc: false } },
});

/** The types of what test suites elsewhere import. */
const types = defineConfig({
  input: { 'in-process': 'src/in-process.ts' },
  plugins: [dts({ emitDtsOnly: true, generator: 'oxc' })],
  output: { dir: 'dist' },
});

export default [bundle, types];
