import type { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteText } from '@coop/contracts/site-text';
import { createContext, useContext } from 'react';

/** An answer that came with the page. */
export interface WrittenAnswer {
  readonly data?: unknown;
  readonly error?: ApiError;
  /** False for the public part of an answer that this device may ask more of (`mine`). */
  readonly isWhole: boolean;
}

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

/** The page as it was rendered on the server; in the browser what it wrote into the HTML. */
export interface WrittenPage {
  /** Origin of the site; '' where the server does not know it, undefined where it did not render the page. */
  readonly origin: string | undefined;
  /** When it was rendered, in milliseconds; undefined for now. */
  readonly at: number | undefined;
  /** The answer to a call. On the server this suspends until the backend has answered. */
  readonly read: (key: EndpointKey, input: CallInput<EndpointKey>) => WrittenAnswer | undefined;
  /** The same for a legal text of the deployment; null where it publishes none. */
  readonly readText?: (address: string) => SiteText | null | undefined;
  /** On the server only. */
  readonly note?: (note: PageNote) => void;
}

/** A page that was not rendered on a server. */
export const NOT_WRITTEN: WrittenPage = { origin: undefined, at: undefined, read: () => undefined };

/** Provides the written page to what is rendered or hydrated. */
export const WrittenPageContext = createContext(NOT_WRITTEN);

export const useWrittenPage = (): WrittenPage => useContext(WrittenPageContext);

/** Origin of the site, for absolute addresses; '' where it is not known. */
export const useOrigin = (): string => useWrittenPage().origin ?? location.origin;
