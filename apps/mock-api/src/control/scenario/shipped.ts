import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inPackage } from '../../call/package-folder.ts';
import { type Commands, readScenario, type Scenario } from './scenario.ts';

const FOLDER = inPackage('scenarios');

/**
 * Reads the scenarios that come with the mock.
 * @throws TypeError that names the file and its error
 */
export function shippedScenarios(commands: Commands, folder = FOLDER): Scenario[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => {
    try {
      const scenario = readScenario(JSON.parse(readFileSync(join(folder, name), 'utf8')), commands);
      if (scenario.name === basename(name, '.json')) return scenario;
      throw new TypeError(`name: it is not ${scenario.name}, but that of the file`);
    } catch (error) {
      throw new TypeError(`scenarios/${name}: ${error instanceof Error ? error.message : error}`);
    }
  });
}
