import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { savedCsv } from '../../e2e/kit/saved-csv.ts';

export interface Download {
  readonly name: string;
  readonly content: Blob;
}

/** Returns what the page saves from now on; jsdom saves nothing by itself. */
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

/** Saves a table as CSV by its menu, and hands back the file's name, what stands above the table, and its lines. */
export async function saveCsv(user: UserEvent, button: HTMLElement | undefined) {
  const downloads = watchDownloads();
  if (!button) throw new Error('no button that saves');
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }));
  const { name, content } = await waitFor(() => {
    const [file] = downloads;
    if (!file) throw new Error('nothing was saved');
    return file;
  });
  return { name, ...savedCsv(await content.text()) };
}
