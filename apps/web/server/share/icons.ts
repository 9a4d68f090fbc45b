import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOGO_FILES, pictureType, readLogoFile } from '../site/logo-file.ts';
import { answering, readSite, YEAR_SECONDS } from './answer.ts';
import { versionOf } from './marks.ts';
import type { ShareOptions } from './options.ts';
import { ICONS, iconSvg, type Mark, sealSvg } from './picture/icon.ts';
import { renderIcon } from './picture/render-picture.ts';

const KEPT_SECONDS = 3_600;
const SVG = 'image/svg+xml';

/** An icon may be kept for good where its address names what it shows; else a browser asks whether it has changed. */
function secondsFor({ query }: FastifyRequest, mark: Mark): number {
  const { v } = query as { readonly v?: unknown };
  return v === versionOf(mark) ? YEAR_SECONDS : 0;
}

/** Registers the cooperative's icons, drawn from its logo or its colour, and the logo itself. */
export function shareIcons(app: FastifyInstance, options: ShareOptions): void {
  const markOf = async (cookie: string | undefined): Promise<Mark> =>
    options.marks.of(await readSite(options, cookie));
  for (const [address, shape] of Object.entries(ICONS)) {
    const handler = answering(options, async (request, cookie) => {
      const mark = await markOf(cookie);
      const body = await renderIcon(iconSvg(mark, shape));
      return { body, type: 'image/png', seconds: secondsFor(request, mark) };
    });
    app.get(address, handler);
  }
  const seal = answering(options, async (request, cookie) => {
    const mark = await markOf(cookie);
    return { body: sealSvg(mark), type: SVG, seconds: secondsFor(request, mark) };
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
