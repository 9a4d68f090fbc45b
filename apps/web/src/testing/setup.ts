import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A screen's code is loaded while the test waits for it; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 30_000 });

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
