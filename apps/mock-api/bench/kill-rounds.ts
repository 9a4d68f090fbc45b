import { killServers } from '../src/testing/kill-server.ts';
import { killWriters } from '../src/testing/kill-writer.ts';
import { temporaryFolder } from '../src/testing/temporary-folder.ts';

// `node bench/kill-rounds.ts 1000 20 seed`: kills this many writers of a data file and this many servers with SIGKILL
// in the middle of writing. Ends with 1 if anything acknowledged is lost or incomplete.

const [writers = '1000', servers = '20', seed = 'kill'] = process.argv.slice(2);
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

{
  using folder = temporaryFolder();
  const began = performance.now();
  const report = await killWriters(folder.file, Number(writers), seed);
  console.log(
    `${report.rounds} writers killed: ${report.acknowledged} writes acknowledged, none lost; ` +
      `${report.unacknowledged} more were found whole (${seconds(began)})`,
  );
}
{
  using folder = temporaryFolder();
  const began = performance.now();
  const kept = await killServers(folder.file, Number(servers), seed);
  console.log(
    `${servers} servers killed: ${kept} writes acknowledged over HTTP, none lost (${seconds(began)})`,
  );
}
