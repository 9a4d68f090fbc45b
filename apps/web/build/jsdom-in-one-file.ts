const ASKS_FOR_A_FILE = /\brequire\.resolve\("\.\/xhr-sync-worker\.js"\)/;

/**
 * A plugin of rolldown that lets a bundle hold jsdom, which looks for a file beside itself when it is loaded: the
 * process for synchronous requests, which no page of the server makes.
 */
export function jsdomInOneFile() {
  return {
    name: 'jsdom-in-one-file',
    transform: {
      filter: { id: /jsdom\/lib\/jsdom\/living\/xhr\/XMLHttpRequest-impl\.js$/ },
      handler(code: string) {
        if (!ASKS_FOR_A_FILE.test(code)) throw new Error('jsdom no longer looks for that file');
        return { code: code.replace(ASKS_FOR_A_FILE, 'undefined'), map: null };
      },
    },
  };
}
