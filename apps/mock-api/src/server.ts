import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Everything is imported after the compile cache is on: stripping types once instead of at every start.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
// Deriving records leaves much short-lived garbage, and V8 would grow to 350 MB before it collects it. On the internet the
// mock stays at 150 MB and takes twice the time for it; with a control plane it is on somebody's own machine. Set only
// after the modules are loaded, because collecting earlier costs a tenth of the start.
if (process.env.MOCK_CONTROL !== '1') setFlagsFromString('--optimize-for-size');
