import { enableCompileCache } from 'node:module';

// Everything is imported after the compile cache is on: stripping types once instead of at every start.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env, process.argv.slice(2));
