import { createContext, useContext, useSyncExternalStore } from 'react';

/** Facts that a page reports to the server while it is rendered there. */
export interface PageNote {
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'website' | 'article';
  /** Path or address of the page's own picture. */
  readonly image?: string;
  /** Day of an article, as the wire has it. */
  readonly publishedAt?: string;
  /** Breadcrumbs from the first page to this one. */
  readonly trail?: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** The page as the server rendered it. */
export interface RenderedPage {
  /** Origin of the site; '' where the server does not know it. */
  readonly origin: string;
  /** Time of rendering, in milliseconds. */
  readonly at: number;
  /** On the server only. */
  readonly note?: (note: PageNote) => void;
}

/** The page that the server renders or has rendered; undefined without one. */
export const RenderedPageContext = createContext<RenderedPage | undefined>(undefined);

export const useRenderedPage = (): RenderedPage | undefined => useContext(RenderedPageContext);

/** Returns the origin of the site, for absolute addresses; '' where it is unknown. */
export const useOrigin = (): string => useRenderedPage()?.origin ?? location.origin;

const never = () => () => {};

/** Tells whether the page is rendered on the server or hydrated, when it must not depend on the date or the device. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
