import { vi } from 'vitest';

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

/** What the page saves from now on; jsdom saves nothing by itself. */
export function watchDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  let content = new Blob();
  const createObjectURL = (blob: Blob) => {
    content = blob;
    return '#saved';
  };
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: vi.fn() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    downloads.push({ name: this.download, content });
  });
  return downloads;
}
