import type { Connect, Plugin } from 'vite';
import { developmentHeaders, securityHeaders, sourcesBy } from './security-headers.ts';

/** Sets headers before anything else answers; the backend may override them for its own pages. */
function setting(headers: Readonly<Record<string, string>>): Connect.NextHandleFunction {
  return (_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    next();
  };
}

/**
 * Sends the headers of production from the preview server, and a version for hot reloading from the development server.
 */
export function sendHeaders(): Plugin {
  const outside = sourcesBy((variable) => process.env[variable]);
  return {
    name: 'send-headers',
    configureServer: ({ middlewares }) => {
      middlewares.use(setting(developmentHeaders(outside)));
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(setting(securityHeaders(outside)));
    },
  };
}
