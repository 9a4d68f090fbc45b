import type { Page } from '@playwright/test';
import type { Doorman } from './deploy.ts';

/** A server whose second version has every file under another address, and none of the first any more. */
export function twoVersions(behind: string): {
  doorman: Doorman;
  deploySecond: (hash: string) => void;
} {
  let hash: string | undefined;
  const rewrite = (text: string) =>
    text.replaceAll('assets/', 'assets2/').replaceAll(hash ?? '', 'ffffffff');
  const doorman: Doorman = ({ url = '', headers }, outgoing) => {
    if (hash === undefined || /^\/(api|__control|mediafiles|site\.json)/.test(url)) return false;
    if (url.startsWith('/assets/')) {
      outgoing.writeHead(404).end();
      return true;
    }
    const place = new URL(url.replace('/assets2/', '/assets/'), behind);
    void fetch(place, { headers: { accept: headers.accept ?? '*/*' } }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      outgoing.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
      const isText = /html|javascript|css/.test(type);
      outgoing.end(isText ? rewrite(await answer.text()) : Buffer.from(await answer.arrayBuffer()));
    });
    return true;
  };
  return {
    doorman,
    deploySecond: (first) => {
      hash = first;
    },
  };
}

/** The versions of which the page has loaded scripts and styles. */
export const versionsOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/(assets2?)\/.*\.(?:js|css)$/.exec(name)?.[1] ?? []),
    ),
  ]);
