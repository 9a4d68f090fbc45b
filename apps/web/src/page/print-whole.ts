/** Prints with what has come by then. */
const LONGEST_WAIT_MS = 5_000;

const underWay = new Set<Promise<unknown>>();

/** Lets the print button wait for what is being loaded. */
export function awaitInPrint(loading: Promise<unknown>): void {
  const settled = loading.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
}

const isDrawn = (image: HTMLImageElement) =>
  image.loading !== 'lazy' && image.decode?.().catch(() => undefined);

/** Prints the page with what it loads only when scrolled to, which begins to load before printing. */
export async function printWhole(): Promise<void> {
  dispatchEvent(new Event('beforeprint'));
  if (underWay.size > 0) {
    const loaded = Promise.all(underWay).then(() =>
      Promise.all(Array.from(document.images, isDrawn)),
    );
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([loaded, late]);
  }
  print();
}
