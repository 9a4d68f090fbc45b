import { readFolder } from './cooperative-settings.ts';
import { listHosts } from './folders.ts';
import type { Findings } from './site-problems.ts';

/** Checks the folders of all cooperatives; each sentence begins with its host name. */
export function checkFolders(source: NodeJS.ProcessEnv, dir: string): Findings {
  const all = listHosts(dir).map((host) => ({ host, ...readFolder(source, dir, host) }));
  const say = (of: 'problems' | 'remarks') =>
    all.flatMap(({ host, [of]: sentences }) => sentences.map((sentence) => `${host}: ${sentence}`));
  return { problems: say('problems'), remarks: say('remarks') };
}
