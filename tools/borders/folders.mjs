// No folder imports, over however many others, one that imports it. The pieces of a screen are one with it, the
// components' examples are shown by one another.
import files, { TESTS } from './files.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circles of folders',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^apps/web/src/(info|member|membergroup)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: [files.options.exclude.path, TESTS, '/examples([.]tsx$|/)', 'node_modules'] },
  },
};
