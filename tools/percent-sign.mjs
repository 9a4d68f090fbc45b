// Vitest imports a library by its path as it is, which Node takes for an address: in a folder whose name holds a per cent
// sign nothing is found. Loaded before the tests where the path has one.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('/')) return next(specifier, context);
    const [path, query] = specifier.split('?');
    return next(pathToFileURL(path).href + (query ? `?${query}` : ''), context);
  },
});
