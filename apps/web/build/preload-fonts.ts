import type { Plugin } from 'vite';

const FACES = /noto-sans-thai-looped-first-(400|700)-normal-[^/]*\.woff2$/;

/**
 * Asks for the fonts together with the page and not when its styles have come: text that changes its font after it
 * was painted moves everything below it.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FACES.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
