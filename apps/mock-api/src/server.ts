import module from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Everything is imported after the compile cache is on: stripping types once instead of at every start. Packed, this also
// runs under Node 20, which has no such cache.
module.enableCompileCache?.();
const { start } = await import('./start.ts');
await start(process.env);
// Deriving records leaves much short-lived garbage, and V8 would grow to 500 MB before it collects it. So the old space
// is looked through whenever it has grown by a fifth, and the young one stays small. `--optimize-for-size` would take
// 180 MB in place of 240, with two fifths more of the processor, and answers that are kept would be a sixth slower. Set
// only after the modules are loaded, because collecting earlier costs a tenth of the start.
setFlagsFromString('--heap-growing-percent=20');
setFlagsFromString('--semi-space-growth-factor=1');
