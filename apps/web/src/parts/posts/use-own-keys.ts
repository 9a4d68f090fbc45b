import { useIsPrerendered } from '../../site/rendered-page.ts';
import { ownKeys, type PostKind } from './own-posts.ts';

/** `ownKeys`; none while the page is what the server rendered, which does not know this device. */
export const useOwnKeys = (kind: PostKind): string[] | undefined =>
  useIsPrerendered() ? undefined : ownKeys(kind);
