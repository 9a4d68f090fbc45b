import { createContext, useContext, useSyncExternalStore } from 'react';

/** What a page tells the server about itself while it is rendered there. */
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
  /** HTTP status of the page; 200 if it says nothing. */
  readonly status?: number;
}

/** The page as the server rendered it. */
export interface RenderedPage {
  /** Origin of the site; '' where the server does not know it. */
  readonly origin: string;
  /** When it was rendered, in milliseconds. */
  readonly at: number;
  /** On the server only. */
  readonly note?: (note: PageNote) => void;
}

/** Provides the rendered page to what is rendered or hydrated; undefined where no server rendered it. */
export const RenderedPageContext = createContext<RenderedPage | undefined>(undefined);

/** The page as the server rendered it; undefined where it did not. */
export const useRenderedPage = (): RenderedPage | undefined => useContext(RenderedPageContext);

/** Origin of the site, for absolute addresses; '' where it is not known. */
export const useOrigin = (): string => useRenderedPage()?.origin ?? location.origin;

const never = () => () => {};

/** Whether the page is being rendered on the server or hydrated, when it must not depend on the date or the device. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
