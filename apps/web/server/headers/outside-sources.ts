import { readFileSync } from 'node:fs';
import type { SiteConfig } from '@coop/contracts/site';
import { type OutsideSources, SOURCE_VARIABLES } from './security-headers.ts';

/** Google's addresses, for a deployment without another bot-check script. */
const GOOGLE = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  trustedTypes: ['goog#html', 'recaptcha'],
};

const originOf = (address: string | undefined): string[] =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];

function botCheck({ botCheck }: SiteConfig) {
  if (!botCheck) return { script: [], frame: [], connect: [], trustedTypes: [] };
  if (botCheck.script === undefined) return GOOGLE;
  const origin = originOf(botCheck.script);
  return { script: origin, frame: origin, connect: origin, trustedTypes: [] };
}

function pushSources({ push }: SiteConfig): string[] {
  if (!push || push.host === 'same-origin') return [];
  return [`wss://${push.host ?? `ws-${push.cluster}.pusher.com`}`];
}

/** Returns the foreign origins that a site configuration requires: bot check, push server, backend, logo. */
export function outsideSources(site: SiteConfig): OutsideSources {
  const bots = botCheck(site);
  const backend = originOf(site.api?.baseUrl);
  const list = (sources: readonly string[]) => [...new Set(sources)].join(' ');
  return {
    script: list(bots.script),
    frame: list(bots.frame),
    connect: list([...bots.connect, ...pushSources(site), ...backend]),
    image: list([...backend, ...originOf(site.logo)]),
    trustedTypes: list(bots.trustedTypes),
    more: '',
  };
}

// `node apps/web/server/headers/outside-sources.ts site.json` writes the variables of the environment for a deployment.
if (import.meta.main) {
  const sources = outsideSources(JSON.parse(readFileSync(process.argv[2] ?? 'site.json', 'utf8')));
  for (const [part, variable] of Object.entries(SOURCE_VARIABLES)) {
    console.log(`${variable}="${sources[part as keyof OutsideSources]}"`);
  }
}
