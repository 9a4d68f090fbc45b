import { fileURLToPath } from 'node:url';

/** Functions that the code uses and Node 20 lacks. `npm run pack -- --try` finds what is missing here. */
const LACKING = ['map/group-by', 'object/group-by', 'promise/with-resolvers', 'url/parse'];
const lines = LACKING.map((name) => {
  const file = fileURLToPath(import.meta.resolve(`core-js/actual/${name}.js`));
  return `import ${JSON.stringify(file)};\n`;
}).join('');

interface Bundler {
  getModuleInfo(id: string): { readonly isEntry: boolean } | null;
}

/** Lets what is packed for other machines run under their older Node, too. */
export const olderNode = () => ({
  name: 'older-node',
  transform(this: Bundler, code: string, id: string) {
    if (!this.getModuleInfo(id)?.isEntry) return undefined;
    return code.replace(/^(?:#!.*\n)?/, (first) => first + lines);
  },
});
