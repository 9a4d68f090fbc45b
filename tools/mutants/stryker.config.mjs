import { PluginKind } from '@stryker-mutator/api/plugin';

/** The words of an error are for whoever made the mistake; tests hold that it is thrown. */
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
  // What is run once as a module loads would need every test again.
  ignoreStatic: true,
  disableTypeChecks: false,
  incremental: true,
  reporters: ['progress-append-only'],
  logLevel: 'error',
  concurrency: 1,
  // What takes that long counts as noticed, so it must not be the machine.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.report/stryker',
};
