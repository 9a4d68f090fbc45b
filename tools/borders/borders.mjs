// Checks who imports whom in apps and packages. dependency-cruiser's own command cannot load rules in a folder whose name
// holds a per cent sign.
import { cruise } from 'dependency-cruiser';
import files from './files.mjs';
import folders from './folders.mjs';

for (const { options, ...ruleSet } of [files, folders]) {
  const wanted = { ...options, ruleSet, validate: true, outputType: 'err' };
  const { output, exitCode } = await cruise(['apps', 'packages'], wanted);
  console.log(output);
  if (exitCode > 0) process.exitCode = 1;
}
