import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyTree, ROOT } from '../checks/copied-tree.ts';
import { PARTS, UNIT_TASKS } from '../test-options.ts';

// turbo skips a task whose inputs have not changed. A file that a task reads and turbo does not know of would let `npm
// test` report a pass that nobody earned.

interface Task {
  /** Key by which turbo would look it up. */
  readonly hash: string;
  /** Its own files, from the tree's root. */
  readonly files: ReadonlySet<string>;
  /** With those of the tasks it depends on, and those of all tasks. */
  readonly allFiles: ReadonlySet<string>;
}

/** Returns what turbo would run, by its name. */
function planIn(tree: string): Map<string, Task> {
  const turbo = resolve(ROOT, 'node_modules/.bin/turbo');
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const printed = execFileSync(turbo, ['run', ...UNIT_TASKS, '--dry=json'], {
    cwd: tree,
    env,
    stdio: 'pipe',
    maxBuffer: 100_000_000,
  });
  const { tasks, globalCacheInputs }: Plan = JSON.parse(printed.toString());
  const planned = new Map(tasks.map((task) => [task.taskId, task]));
  const filesOf = (taskId: string) => {
    const { directory = '', inputs = {} } = planned.get(taskId) ?? {};
    return Object.keys(inputs).map((file) => join(directory, file));
  };
  const withEarlier = (taskId: string): string[] => [
    taskId,
    ...(planned.get(taskId)?.dependencies ?? []).flatMap(withEarlier),
  ];
  const ofAll = Object.keys(globalCacheInputs.files);
  return new Map(
    tasks.map(({ taskId, hash }) => {
      const tasksBefore = new Set(withEarlier(taskId));
      const allFiles = new Set([...ofAll, ...[...tasksBefore].flatMap(filesOf)]);
      return [taskId, { hash, files: new Set(filesOf(taskId)), allFiles }];
    }),
  );
}

interface Plan {
  readonly tasks: readonly Planned[];
  readonly globalCacheInputs: { readonly files: object };
}

interface Planned {
  readonly taskId: string;
  readonly hash: string;
  readonly directory: string;
  readonly inputs: object;
  readonly dependencies: readonly string[];
}

const WEB = ['@coop/web', ...PARTS.web.map((part) => `@coop/web#unit-${part}`)];
const MOCK = ['@coop/mock-api', ...PARTS['mock-api'].map((part) => `@coop/mock-api#unit-${part}`)];

/** Files with the packages, or other tasks, whose own tests read them. */
const READ: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    globSync('{apps,packages}/*', { cwd: ROOT }).map((home) => [
      globSync(`${home}/src/**/*.ts`, { cwd: ROOT }).sort()[0] ?? home,
      [`@coop/${basename(home)}`],
    ]),
  ),
  'apps/web/e2e/kit/world.ts': WEB,
  'apps/web/Dockerfile': ['@coop/deploy', '@coop/web#unit-server'],
  'apps/web/server/app.ts': WEB,
  'apps/web/src/info/list/route.tsx': WEB,
  'apps/web/src/member/share/route.tsx': ['@coop/web', '@coop/web#unit-faults'],
  'apps/web/src/membergroup/keeprep/route.tsx': [
    '@coop/web',
    '@coop/web#unit-faults',
    '@coop/web#unit-agency',
  ],
  'docker-compose.yml': ['@coop/deploy'],
  '.env': ['@coop/deploy'],
  'docs/security.md': [],
  'CONTRIBUTING.md': [],
  'tools/start.mjs': ['//#tools-unit'],
  'tools/processes/supervise.mjs': ['//#tools-unit'],
  'turbo.json': ['//#tools-unit'],
};
/** Files with the packages whose unit tests run again when they change, also those that read them by way of others. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts/src/endpoints.ts': ['@coop/contracts', ...MOCK, ...WEB],
  'packages/ui/src/tokens.css': ['@coop/ui', ...WEB],
  'tsconfig.browser.json': ['@coop/ui', '@coop/console', ...WEB],
  'apps/mock-api/src/app.ts': [...MOCK, '@coop/runner', ...WEB],
  'tools/fixed-draws.ts': ['@coop/format', ...MOCK, '@coop/web'],
};
/** Screens with the tasks that do not run again when they change. */
const PASSED_OVER: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/member/share/route.tsx': [
    '@coop/web#unit-agency',
    '@coop/web#unit-public',
    '@coop/web#unit-server',
    '//#tools-unit',
  ],
  'apps/web/src/membergroup/keeprep/route.tsx': [
    '@coop/web#unit-public',
    '@coop/web#unit-server',
    '//#tools-unit',
  ],
};
/** Not read by the checks of the whole tree. */
const OUTSIDE_CHECKS = ['.env'];

const tasksOf = (file: string, packages: readonly string[]) => [
  ...packages.map((name) => (name.includes('#') ? name : `${name}#unit`)),
  ...(OUTSIDE_CHECKS.includes(file) ? [] : ['//#checks']),
];

/** Changed one after the other: what some tasks read, and what all do. */
const ROUNDS = [
  ['packages/ui/src/tokens.css', 'apps/web/src/member/share/route.tsx', 'tools/start.mjs'],
  ['tools/fixed-draws.ts'],
];

test('whatever changes, the checks and the unit tests that read it run again, and no others', () => {
  using copy = copyTree();
  let plan = planIn(copy.at);
  for (const [file, packages] of Object.entries(READ)) {
    for (const task of tasksOf(file, packages))
      expect(plan.get(task)?.files, `${task} reads ${file}`).toContain(file);
  }
  for (const [file, packages] of Object.entries(CHANGES)) {
    for (const task of tasksOf(file, packages))
      expect(plan.get(task)?.allFiles, `${task} after ${file}`).toContain(file);
  }
  // A screen behind a sign-in is none of the others' business, nor of the tools'.
  for (const [screen, tasks] of Object.entries(PASSED_OVER)) {
    for (const task of tasks)
      expect(plan.get(task)?.allFiles, `${task} after ${screen}`).not.toContain(screen);
  }
  for (const changed of ROUNDS) {
    for (const file of changed) appendFileSync(join(copy.at, file), '\n');
    const after = planIn(copy.at);
    for (const [task, { hash, allFiles }] of plan) {
      const runsAgain = after.get(task)?.hash !== hash;
      const isChanged = changed.some((file) => allFiles.has(file));
      expect(runsAgain, `${task} after ${changed}`).toBe(isChanged);
    }
    plan = after;
  }
});
