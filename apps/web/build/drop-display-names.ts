import type { Plugin } from 'vite';

/** `NavLink.displayName = "NavLink";` at the beginning of a line. */
const DISPLAY_NAME = /^\w+\.displayName = ["']\w+["'];$/gm;

/**
 * Leaves out the names that the router and the form library give their components for developers' tools: for the sake
 * of a name, the bundler keeps components that nobody uses, a quarter of a kilobyte of the first script.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'drop-display-names',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(react-router\/dist\/production|react-hook-form\/dist)\/.*\.m?js$/,
        code: /\.displayName = /,
      },
      handler: (code) => code.replace(DISPLAY_NAME, ''),
    },
  };
}
