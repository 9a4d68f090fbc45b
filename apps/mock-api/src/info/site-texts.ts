import {
  SITE_TEXTS,
  SiteText,
  type SiteTextName,
  SiteTextSection,
} from '@coop/contracts/site-text';
import { readContent } from '@coop/cooperative/content/read-content';
import accessibility from '@coop/cooperative/content/texts/accessibility.json' with {
  type: 'json',
};
import cookies from '@coop/cooperative/content/texts/cookies.json' with { type: 'json' };
import privacy from '@coop/cooperative/content/texts/privacy.json' with { type: 'json' };
import { Words } from '@coop/cooperative/content/written';
import { fillRules } from '@coop/cooperative/rules/fill-rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** A text with each paragraph and list item as a line of HTML. */
const WrittenText = z.extend(SiteText, {
  sections: z.array(z.extend(SiteTextSection, { html: z.array(Words) })),
});

const WRITTEN = { privacy, cookies, accessibility } as const satisfies Record<
  SiteTextName,
  unknown
>;

function textOf(name: SiteTextName): SiteText {
  const text = readContent(`texts/${name}.json`, WrittenText, WRITTEN[name]);
  const sections = text.sections.map((section) => ({
    ...section,
    html: fillRules(section.html.join('\n')),
  }));
  return { ...text, sections };
}

/**
 * Registers GET /texts/{name}.json, the example cooperative's legal texts; in production the web server has those of
 * the deployment.
 */
export function registerSiteTexts(app: FastifyInstance): void {
  for (const name of SITE_TEXTS) {
    const text = textOf(name);
    app.get(`/texts/${name}.json`, () => text);
  }
}
