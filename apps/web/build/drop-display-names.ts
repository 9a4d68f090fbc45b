import type { Plugin } from 'vite';

/** `NavLink.displayName = "NavLink";` at the beginning of a line. */
const DISPLAY_NAME = /^\w+\.displayName = ["']\w+["'];$/gm;

/**
 * Removes the names that the form library gives its components for developers' tools: because of them the bundler keeps
 * unused components, some hundred bytes of the forms.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'drop-display-names',
    apply: 'build',
    transform: {
      filter: {
        id: /\/react-hook-form\/dist\/.*\.m?js$/,
        code: /\.displayName = /,
      },
      handler: (code) => code.replace(DISPLAY_NAME, ''),
    },
  };
}
