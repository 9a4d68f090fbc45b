import { globSync } from 'node:fs';

// Allowed imports (docs/architecture.md), checked by dependency-cruiser. Rules go by pattern, so that a new feature is
// guarded on its first day.

/** Files for tests and measurements only; packages/testing is made for tests elsewhere. */
export const TESTS = String.raw`\.(test|test-d|e2e|property\.test)\.tsx?$|/(testing|e2e|bench)/`;
/** The source of apps and packages, in which the tests lie, too. */
const SOURCE = '^(?:apps|packages)/[^/]+/(?:src|server)/';
const AREA = '^apps/web/src/(info|member|membergroup)/';
/** Folders of an area that hold a screen; others hold an idea that several of its screens share, or would outgrow one. */
const SCREEN_FOLDERS = globSync('apps/web/src/{info,member,membergroup}/*/route.tsx')
  .map((path) => path.split(/[\\/]/).slice(-3, -1).join('/'))
  .sort();
export const SCREEN = `^apps/web/src/(${SCREEN_FOLDERS.join('|')})/`;
const WORLD = '^apps/mock-api/src/world/';
/** The portal as the web server renders it, which makes it a part of the server. */
const RENDER = '^apps/web/src/first-paint/render[.]tsx$';

const CONSOLE = { path: '^apps/console/', pathNot: TESTS };

/** Allowed imports of packages and apps within the workspace; the libraries of an app are those of its package.json. */
const ALLOWED = {
  'packages/addresses': { packages: ['contracts'], libraries: [] },
  'packages/contract-laws': { packages: ['contracts'], libraries: ['zod'] },
  // Its examples sign as the device of a passkey does.
  'packages/contracts': { packages: [], libraries: ['zod'], node: ['crypto'] },
  'packages/cooperative': { packages: ['contracts', 'finance', 'format'] },
  'packages/finance': { packages: [], libraries: [] },
  'packages/format': { packages: [], libraries: ['dayjs', 'fastest-levenshtein'] },
  'packages/papers': { packages: ['format'], libraries: ['lean-qr', 'pdfkit'] },
  'packages/ui': { packages: ['format'], libraries: ['react', 'lucide-react'] },
  'apps/console': {
    packages: ['addresses', 'contract-laws', 'contracts', 'finance', 'format', 'ui'],
  },
  'apps/deploy': { packages: [] },
  'apps/mock-api': {
    packages: [
      'addresses',
      'contract-laws',
      'contracts',
      'cooperative',
      'finance',
      'format',
      'papers',
    ],
  },
  'apps/runner': { packages: ['contract-laws', 'contracts', 'format'] },
  'apps/web': {
    packages: ['addresses', 'contract-laws', 'contracts', 'finance', 'format', 'papers', 'ui'],
  },
};

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

const ofEach = Object.entries(ALLOWED).flatMap(([home, { packages, libraries, node = [] }]) => {
  const from = { path: `^${home}/`, pathNot: TESTS };
  const inside = [home, ...packages.map((name) => `packages/${name}`)].map(
    (folder) => `^${folder}/`,
  );
  const named = (libraries ?? []).map((name) => `/node_modules/${name}/`);
  return [
    // The console's types of the mock have a rule of their own.
    rule(`${home} imports of the workspace: ${packages.join(', ') || 'nothing'}`, from, {
      path: '^(apps|packages)/',
      pathNot: home === 'apps/console' ? [...inside, '^apps/mock-api/'] : inside,
    }),
    ...(libraries
      ? [
          rule(
            `${home} uses ${libraries.join(', ') || 'no library'}`,
            { ...from, path: `^${home}/src/` },
            { pathNot: ['^(apps|packages)/', ...named, ...node.map((name) => `^${name}$`)] },
          ),
        ]
      : []),
  ];
});

const packages = [
  rule('the console takes the type of the control plane and nothing else of the mock', CONSOLE, {
    path: '^apps/mock-api/',
    pathNot: '^apps/mock-api/src/control/router[.]ts$',
  }),
  rule('the console takes the type of the control plane as a type', CONSOLE, {
    path: '^apps/mock-api/',
    dependencyTypesNot: ['type-only'],
  }),
  rule(
    'packages never import an app; testing has the mock’s types',
    { path: '^packages/' },
    {
      path: '^apps/',
      pathNot: '^apps/mock-api/',
    },
  ),
  rule('packages never import the mock', { path: '^packages/(?!testing/)' }, { path: '^apps/' }),
  rule(
    'no app imports web or console',
    { path: '^apps/([^/]+)/' },
    {
      path: '^apps/(web|console)/',
      pathNot: '^apps/$1/',
    },
  ),
  rule(
    'paths stay within their package',
    { path: '^((?:apps|packages)/[^/]+)/(?:src|server|e2e|bench)/' },
    {
      path: '^(?:apps|packages|tools)/',
      pathNot: '^$1/',
      dependencyTypes: ['local'],
    },
  ),
  rule('what is imported is there and stands in package.json', {}, { couldNotResolve: true }),
  rule(
    'days and times are read and written by packages/format, the only one that knows dayjs',
    { pathNot: '^packages/format/' },
    { path: '/node_modules/dayjs/' },
  ),
  rule('libraries stand in package.json', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
  rule(
    'the product does not use libraries of its tests',
    { path: SOURCE, pathNot: [TESTS, RENDER, '^apps/web/server/'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm'], pathNot: ['/@types/'] },
  ),
  rule(
    'the product does not use what is made for tests',
    { path: SOURCE, pathNot: TESTS },
    {
      path: '^(apps|packages)/.*/testing/|^packages/testing/',
    },
  ),
];

const web = [
  rule(
    'what runs in browsers does not need Node',
    {
      path: '^apps/(web|console)/src/',
      pathNot: [TESTS, RENDER],
    },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'what runs in browsers does not reach the web server',
    {
      path: '^apps/web/(src|service-worker)/',
      pathNot: [TESTS, RENDER],
    },
    { path: '^apps/web/server/' },
  ),
  rule(
    'an area never imports another',
    { path: AREA },
    { path: AREA, pathNot: '^apps/web/src/$1/' },
  ),
  rule(
    'a screen never imports another',
    { path: SCREEN },
    { path: SCREEN, pathNot: '^apps/web/src/$1/' },
  ),
  rule(
    'what screens of an area share knows none of them',
    { path: AREA, pathNot: [SCREEN, TESTS] },
    { path: SCREEN },
  ),
  rule(
    'only the routes load screens',
    {
      path: '^apps/web/',
      pathNot: [TESTS, AREA, '^apps/web/src/routes/routes[.]tsx$'],
    },
    { path: AREA },
  ),
  rule(
    'the client of the contract brings no user interface',
    {
      path: '^apps/web/src/client/backend[.]ts$',
    },
    { path: '/node_modules/react|^packages/ui/|[.]tsx$' },
  ),
  rule(
    'tables become files only where no value of a person begins a formula, which their tests hold',
    {
      path: '^apps/web/src/',
      pathNot: [
        TESTS,
        '^apps/web/src/documents/export/',
        '^apps/web/src/membergroup/result-file/form-workbook[.]ts$',
      ],
    },
    { path: '/node_modules/(write-excel-file|papaparse)/' },
  ),
  rule(
    'the summary of a form lists its errors',
    {
      path: '^apps/web/src/',
      pathNot: [TESTS, '^apps/web/src/forms/form-summary[.]tsx$'],
    },
    { path: '^packages/ui/src/error-summary/', dependencyTypesNot: ['type-only'] },
  ),
];

const mock = [
  rule(
    'the world knows neither handlers nor server',
    { path: WORLD, pathNot: TESTS },
    {
      path: '^apps/mock-api/|/node_modules/(@?fastify|@trpc)/',
      pathNot: WORLD,
    },
  ),
  rule(
    'the cooperative is derived: it hashes, reads its by-laws and lets others have a turn, and needs no more of a machine',
    { path: '^packages/cooperative/src/', pathNot: TESTS },
    { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|fs|timers/promises)$' },
  ),
];

const names = [
  rule(
    'no drawer for everything, no file that passes on',
    {},
    {
      path: '^(apps|packages|tools)/(.*/(common|shared|utils?|helpers?|types|misc|lib)/|.*/index[.]tsx?$)',
    },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ofEach,
    ...packages,
    ...web,
    ...mock,
    ...names,
    rule(
      'no circles of files',
      { pathNot: TESTS },
      { circular: true, viaOnly: { pathNot: TESTS } },
    ),
  ],
  options: {
    // Types count.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Made by a build, also one that runs meanwhile; installed separately, and what another project would write.
    exclude: {
      path: '^(apps|packages)/[^/]+/((dist|[.]report)/|rolldown[.]config[.]\\d)|^packages/testing/outside/',
    },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
