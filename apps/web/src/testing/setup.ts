import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// All files of a worker share one jsdom: whatever a test leaves behind is taken away here.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`;
  }
});
