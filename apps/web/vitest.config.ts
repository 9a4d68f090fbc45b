import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

/** Papers of the screens that are tested without a browser. In jsdom pdfkit takes its own bytes for words. */
const PAPERS = ['src/documents/pdf/*.test.ts', 'src/**/*-pdf.test.ts', 'src/**/*-paper.test.ts'];
/** The only one of the server's that loads screens behind a sign-in. */
const FIRST_CALLS = 'server/pages/document/first-calls.test.ts';

const pathOf = (folder: string) => fileURLToPath(new URL(folder, import.meta.url));

/**
 * Screens that turbo.json takes out of what these tests depend on: a change there does not run them again, so they see
 * an empty module. A page may well begin to load what its links lead to. Vitest keeps modules on the disk by the names
 * of plugins, so each has one of its own.
 */
const without = (...folders: string[]): Plugin => ({
  name: `without ${folders.join(' ')}`,
  enforce: 'pre',
  load(id) {
    if (!folders.some((folder) => id.startsWith(pathOf(folder)))) return undefined;
    return id.includes('.css') ? '' : 'export {};';
  },
});

/** They open the agencies' screens. */
const AGENCY = ['src/membergroup/**/*.test.{ts,tsx}', 'src/frame/group/group-menu.test.tsx'];
/** They open every screen, or every one of the members'. */
const FAULTS = [
  'src/member/{faults,wrong-answers}.test.tsx',
  'src/pressed-faults.test.tsx',
  'src/routes/*.test.tsx',
];
/** Opens every screen behind a sign-in under the by-laws of another cooperative, which the mock plays, too. */
const OTHER_BY_LAWS = 'src/other-by-laws.test.tsx';

/** They open screens behind a sign-in. */
const SIGNED_IN = ['src/member/**/*.test.{ts,tsx}', 'src/feed/feed-view.test.tsx'];

const jsdom: TestUserConfig = {
  environment: 'jsdom',
  setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/setup.ts'],
};

export default defineConfig({
  plugins: [react()],
  test: {
    ...unitTests,
    projects: [
      {
        extends: true,
        test: { ...jsdom, name: 'member', include: SIGNED_IN, exclude: [...PAPERS, ...FAULTS] },
      },
      {
        extends: true,
        test: { ...jsdom, name: 'faults', include: FAULTS },
      },
      {
        extends: true,
        test: {
          ...jsdom,
          name: 'other by-laws',
          include: [OTHER_BY_LAWS],
          env: { BY_LAWS_FILE: pathOf('../../packages/contracts/src/testing/other-by-laws.json') },
        },
      },
      {
        extends: true,
        plugins: [without('src/member/')],
        test: { ...jsdom, name: 'agency', include: AGENCY, exclude: PAPERS },
      },
      {
        extends: true,
        plugins: [without('src/member/', 'src/membergroup/')],
        test: {
          ...jsdom,
          name: 'public',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...PAPERS, ...SIGNED_IN, ...FAULTS, ...AGENCY, OTHER_BY_LAWS],
        },
      },
      {
        extends: true,
        test: {
          name: 'papers',
          include: [...PAPERS, FIRST_CALLS],
          environment: 'node',
          setupFiles: ['../../tools/fixed-draws.ts'],
        },
      },
      {
        extends: true,
        plugins: [without('src/member/', 'src/membergroup/')],
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: ['{build,server}/**/*.test.{ts,tsx}'],
          exclude: [FIRST_CALLS],
          environment: 'node',
          // What is sent is rendered by React as it is in production, which is also faster.
          env: { NODE_ENV: 'production' },
          setupFiles: ['../../tools/fixed-draws.ts'],
        },
      },
    ],
  },
});
