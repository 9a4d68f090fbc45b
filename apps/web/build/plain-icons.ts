import type { Plugin } from 'vite';
import { ICONS, iconSvg, sealSvg } from '../server/share/picture/icon.ts';
import { renderIcon } from '../server/share/picture/render-card.ts';
import { PORTAL_COLOUR } from '../server/site/site-css.ts';

/** Writes the portal's own icons for a server of plain files; the web server draws each cooperative's. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: (_config, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      const mark = { logo: undefined, colour: PORTAL_COLOUR };
      const emit = (address: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      emit('/seal.svg', sealSvg(mark));
      for (const [address, shape] of Object.entries(ICONS)) {
        emit(address, renderIcon(iconSvg(mark, shape)));
      }
    },
  };
}
