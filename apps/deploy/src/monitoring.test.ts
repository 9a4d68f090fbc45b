import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import * as z from 'zod';

const place = (name: string) => fileURLToPath(new URL(`../monitoring/${name}`, import.meta.url));
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });
const hasPromtool = promtool('--version').status === 0;

const Panel = z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) });
const { panels } = z
  .looseObject({ panels: z.array(Panel) })
  .parse(JSON.parse(readFileSync(place('dashboard.json'), 'utf8')));

test.runIf(hasPromtool)(
  '[OPS-02] Prometheus takes the rules, the configuration and every query of the dashboard',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = queries.map((expr, index) => ({ record: `query_${index}`, expr }));
    const file = join(folder, 'queries.yaml');
    writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }));
    for (const text of [place('rules.yaml'), file]) {
      const { status, stdout, stderr } = promtool('check', 'rules', text);
      expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
    }
    expect(promtool('check', 'config', place('prometheus.yaml')).status).toBe(0);
  },
);
