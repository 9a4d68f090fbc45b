import { ApiError } from '@coop/contracts/api-error';
import type { SiteConfig } from '@coop/contracts/site';
import { SpokenError } from '../toasts/notify.ts';

/** The part of the provider's API that is used: explicit render, then execute. */
interface Provider {
  render(container: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
}

/** A Trusted Types policy, typed as if it returned strings. */
interface AddressPolicy {
  createScriptURL(input: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: AddressPolicy): AddressPolicy };
    grecaptcha?: Provider & { ready(callback: () => void): void };
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
/** Parameters of the provider's script; with the second one the code that it loads uses Trusted Types, too. */
const ADDED = { render: 'explicit', trustedtypes: 'true' };
const LONGEST_MS = 15_000;
const UNREACHABLE =
  'ตรวจสอบว่าไม่ใช่โปรแกรมอัตโนมัติไม่ได้ เพราะติดต่อผู้ให้บริการตรวจสอบไม่สำเร็จ กรุณาตรวจสอบอินเทอร์เน็ตหรือปิดโปรแกรมบล็อกโฆษณา แล้วลองใหม่';

let loading: Promise<Provider> | undefined;
let policy: AddressPolicy | undefined;

/** Settles like the work, or rejects when it takes too long. */
function within<T>(work: (resolve: (value: T) => void, reject: () => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new SpokenError(UNREACHABLE));
    setTimeout(fail, LONGEST_MS);
    work(resolve, fail);
  });
}

/** Returns the address of the provider's script, by the only policy that the content security policy allows. */
function scriptAddress(site: SiteConfig): string {
  const address = new URL(site.botCheck?.script ?? SCRIPT, location.href);
  for (const [name, value] of Object.entries(ADDED)) address.searchParams.set(name, value);
  // The policy accepts this one address only, so that it cannot be misused.
  policy ??= window.trustedTypes?.createPolicy('bot-check', {
    createScriptURL: () => address.href,
  });
  return policy?.createScriptURL('') ?? address.href;
}

function load(site: SiteConfig): Promise<Provider> {
  loading ??= within<Provider>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress(site);
    script.onerror = reject;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject();
    };
    document.head.append(script);
  });
  // A failed download is tried again the next time.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Returns a bot-check token, valid for one call within two minutes; `none` where a deployment has no bot check. Rejects
 * with a message for the person when the provider cannot be reached.
 */
export async function botCheckToken(site: SiteConfig): Promise<string> {
  if (!site.botCheck) return 'none';
  const { siteKey } = site.botCheck;
  const provider = await load(site);
  const box = document.createElement('div');
  box.hidden = true;
  document.body.append(box);
  try {
    return await within<string>((resolve, reject) => {
      const options = { sitekey: siteKey, size: 'invisible', callback: resolve };
      provider.execute(provider.render(box, { ...options, 'error-callback': reject }));
    });
  } finally {
    box.remove();
  }
}

/** Loads the provider's script in advance, while the person types. */
export function warmBotCheck(site: SiteConfig): void {
  if (site.botCheck) load(site).catch(() => undefined);
}

/** The bot check's part of a call: nothing at first, a token once it has been asked for. */
export interface RequestedCheck {
  readonly recaptcha?: string;
}

/**
 * Makes a call that may ask for the bot check after failures (422 at `recaptcha`), and then makes it once more with a
 * token. Where the deployment has no bot check, the refusal stands.
 */
export async function withRequestedBotCheck<T>(
  site: SiteConfig,
  call: (check: RequestedCheck) => Promise<T>,
): Promise<T> {
  try {
    return await call({});
  } catch (error) {
    const isRequested = error instanceof ApiError && error.fields.recaptcha !== undefined;
    if (!isRequested || !site.botCheck) throw error;
    return call({ recaptcha: await botCheckToken(site) });
  }
}
