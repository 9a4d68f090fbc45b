import { onTestFinished } from 'vitest';

let current = '';

/** The provider of the bot check: its script arrives as soon as the page asks for it, and always gives this token. */
export function provideTokens(token = 'always-pass'): void {
  current = token;
  window.grecaptcha = {
    ready: (callback) => callback(),
    render: (_box, { callback }) => {
      (callback as (token: string) => void)(current);
      return 1;
    },
    execute: () => undefined,
  };
  const watcher = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const script = added.find((node) => node instanceof HTMLScriptElement);
    script?.dispatchEvent(new Event('load'));
  });
  watcher.observe(document.head, { childList: true });
  onTestFinished(() => watcher.disconnect());
}

/** A deployment with that provider. */
export const WITH_BOT_CHECK = {
  botCheck: { provider: 'recaptcha', siteKey: 'demo', script: '/recaptcha/api.js' },
} as const;
