import { vi } from 'vitest';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import type { PageBuild } from '../pages/build.ts';

/** A build with one page, which shows the number of demands. */
export function demandsPage() {
  const renderPage = vi.fn(async ({ origin, now, api }: RenderRequest) => {
    const { total } = await api('infoDemandList', { body: { page: 1 } });
    const cache = { mutations: [], queries: [] };
    return {
      head: '',
      body: `<p>${total} demands</p>`,
      note: {},
      missed: [],
      status: 200,
      data: { origin, at: now, cache },
    };
  });
  const render = {
    addressOf: (path: string) => {
      const address = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
      return { path: address, layout: 'info', session: 'none' };
    },
    renderPage,
  };
  const build = { render, manifest: '', assetsOf: () => ({ first: '', scripts: '' }) };
  return { renderPage, build: build as unknown as PageBuild };
}
