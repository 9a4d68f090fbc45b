// No folder imports, even indirectly, one that imports it. The folders of a screen count as one, and the components'
// examples may use each other.
import files, { SCREEN, TESTS } from './files.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circles of folders',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: SCREEN },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: [files.options.exclude.path, TESTS, '/examples([.]tsx$|/)', 'node_modules'] },
  },
};
