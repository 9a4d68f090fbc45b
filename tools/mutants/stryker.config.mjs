import { PluginKind } from '@stryker-mutator/api/plugin';

/** Messages of errors are for developers; tests check that they are thrown, not their words. */
const wordsOfErrors = {
  shouldIgnore({ node, parentPath }) {
    const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
    const isOfError = /(Error|^requireInteger)$/.test(parentPath?.node.callee?.name);
    return isText && isOfError ? 'the words of an error' : undefined;
  },
};

export const strykerPlugins = [
  { kind: PluginKind.Ignore, name: 'words-of-errors', value: wordsOfErrors },
];

/** Stryker runs in the folder of a package, in a copy of the tree. */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.url],
  ignorers: ['words-of-errors'],
  packageManager: 'pnpm',
  inPlace: true,
  coverageAnalysis: 'perTest',
  // Code that runs once as a module loads would need every test again.
  ignoreStatic: true,
  disableTypeChecks: false,
  incremental: true,
  reporters: ['progress-append-only'],
  logLevel: 'error',
  concurrency: 1,
  // A timeout counts as noticed, so a slow machine must not cause it.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.report/stryker',
};
