import type { SiteConfig } from '@coop/contracts/site';

/** A deployment that checks whether one is a program. */
export const BOT_CHECK = {
  provider: 'recaptcha',
  siteKey: 'demo',
  script: '/recaptcha/api.js',
} as unknown as NonNullable<SiteConfig['botCheck']>;

// The portal keeps the provider that it has loaded once, whichever test was the first.
let given = '';

/** The provider of the bot check gives this token; its script arrives as soon as the page asks for it. */
export function provideTokens(token: string): void {
  given = token;
  window.grecaptcha = {
    ready: (callback) => callback(),
    render: (_box, { callback }) => {
      (callback as (token: string) => void)(given);
      return 1;
    },
    execute: () => undefined,
  };
  const watcher = new MutationObserver(() => {
    const script = document.head.querySelector('script');
    if (!script) return;
    script.dispatchEvent(new Event('load'));
    watcher.disconnect();
  });
  watcher.observe(document.head, { childList: true });
}
