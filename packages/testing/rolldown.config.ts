import { defineConfig } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { olderNode } from '../../tools/pack/older-node.ts';

const kit = {
  input: {
    control: 'src/control.ts',
    world: 'src/world.ts',
    playwright: 'src/playwright.ts',
    vitest: 'src/vitest.ts',
  },
  platform: 'node',
  external: [
    '@playwright/test',
    'vitest',
    '@coop/mock-api/in-process',
    /^@trpc\//,
    /^zod/,
    /^node:/,
  ],
} as const;
const types = dts({ emitDtsOnly: true, tsconfig: '../../tsconfig.testing.json' });

/**
 * Builds the package for others: with the types of mock and contract in its declarations, none of the mock in its code,
 * and the contract runner as a command.
 */
export default defineConfig([
  { ...kit, plugins: [olderNode()], output: { dir: 'dist', cleanDir: true } },
  { ...kit, plugins: [types], output: { dir: 'dist' } },
  {
    input: { 'coop-contract': '../../apps/runner/src/main.ts' },
    platform: 'node',
    plugins: [olderNode()],
    output: { dir: 'dist' },
  },
]);
