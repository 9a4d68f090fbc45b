import type { Page } from '@playwright/test';

/** Every record of the browser's databases, by name and store. */
const recordsOf = (page: Page) =>
  page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: Record<string, unknown[]> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const found = database.transaction(store).objectStore(store);
        records[`${name}/${store}`] = await ask(found.getAll());
      }
      database.close();
    }
    return records;
  });

/** Names of the calls whose answers lie on the device. */
export async function keptFeeds(page: Page): Promise<string[]> {
  const { 'last-seen/records': kept = [] } = await recordsOf(page);
  return kept
    .flatMap((value) => Object.keys((value as { feeds?: object } | null)?.feeds ?? {}))
    .sort();
}

/** Everything that the browser keeps for the site: storages, cookies, caches, databases. */
export async function keptBy(page: Page): Promise<string> {
  const others = await page.evaluate(async () => {
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push(request.url, (await answer?.text()) ?? '');
      }
    }
    return found.join('\n');
  });
  return others + JSON.stringify(await recordsOf(page));
}
