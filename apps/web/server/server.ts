import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Everything is imported after the compile cache is on: stripping types once instead of at every start.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env, process.argv.slice(2));
// Passing calls on leaves much short-lived garbage, and V8 would grow by 80 MB before it collects it. Set only after
// the modules are loaded, because collecting earlier would delay the start.
setFlagsFromString('--heap-growing-percent=20');setFlagsFromString('--semi-space-growth-factor=1');
