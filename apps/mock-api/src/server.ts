import module from 'node:module';

// Everything is imported after the compile cache is on: stripping types once instead of at every start. Packed, this also
// runs under Node 20, which has no such cache.
module.enableCompileCache?.();
const { start } = await import('./start.ts');
await start(process.env);
