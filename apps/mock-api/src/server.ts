import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Everything is imported after the compile cache is on: stripping types once instead of at every start.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
// Deriving makes much short-lived garbage; V8 would rather grow to 400 MB than collect it. Only from now on: while
// the modules are loaded, collecting costs a tenth of the start.
setFlagsFromString('--optimize-for-size');
