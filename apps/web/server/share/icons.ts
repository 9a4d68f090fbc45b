import type { FastifyInstance } from 'fastify';
import { LOGO_FILES, pictureType, readLogoFile } from '../site/logo-file.ts';
import { themeColour } from '../site/site-css.ts';
import { answering, readSite } from './answer.ts';
import type { ShareOptions } from './options.ts';
import { ICONS, iconSvg, type Mark, sealSvg } from './picture/icon.ts';
import { renderIcon } from './picture/render-picture.ts';

const KEPT_SECONDS = 3_600;
const SVG = 'image/svg+xml';

/** Registers the cooperative's icons, drawn from its logo or its colour, and the logo itself. */
export function shareIcons(app: FastifyInstance, options: ShareOptions): void {
  const markOf = async (cookie: string | undefined): Promise<Mark> => {
    const site = await readSite(options, cookie);
    return { logo: await options.logoOf?.(site), colour: themeColour(site) };
  };
  for (const [address, shape] of Object.entries(ICONS)) {
    const handler = answering(options, async (_request, cookie) => {
      const body = await renderIcon(iconSvg(await markOf(cookie), shape));
      return { body, type: 'image/png', seconds: KEPT_SECONDS };
    });
    app.get(address, handler);
  }
  const seal = answering(options, async (_request, cookie) => {
    return { body: sealSvg(await markOf(cookie)), type: SVG, seconds: KEPT_SECONDS };
  });
  app.get('/seal.svg', seal);
  for (const address of LOGO_FILES) {
    const handler = answering(options, async () => {
      const body = await readLogoFile(options.siteDir, address);
      return body && { body, type: pictureType(body) ?? SVG, seconds: KEPT_SECONDS };
    });
    app.get(address, handler);
  }
}
