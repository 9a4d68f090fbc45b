import { Writable } from 'node:stream';
import type { Address } from '@coop/addresses/address';
import { ApiError } from '@coop/contracts/api-error';
import type { EndpointKey } from '@coop/contracts/endpoints';
import type { SiteConfig } from '@coop/contracts/site';
import type { SiteText } from '@coop/contracts/site-text';
import { type ReactNode, StrictMode, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { LoadingScreen } from '../gates/loading-screen.tsx';
import { loadPage, rowOf } from '../routes/routes.tsx';
import { SiteProvider } from '../site/site.tsx';
import { provideOrigin } from '../site/site-href.ts';
import { type Answer, callId, publicBody, type WrittenData } from '../written/written-data.ts';
import type { PageNote, WrittenAnswer, WrittenPage } from '../written/written-page.ts';
import { App } from './app.tsx';

// Runs on the server only: renders a page as HTML. The web server (apps/web/server) loads it from the build.

export { provideSanitiser } from '../site/rich-text.tsx';
export { createSanitiser } from '../site/sanitiser.ts';

/** The address table's row of a path; undefined for an address that does not exist. */
export const addressOf = (pathname: string): Address | undefined => rowOf(pathname);

/** Never called: effects do not run while a page is rendered. */
const api = () => Promise.reject(new Error('a page that is rendered makes no calls of its own'));

/** Resolves to the HTML, once everything in it has come; rejects when it could not be rendered. */
function textOf(element: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const parts: Buffer[] = [];
  const sink = new Writable({
    write(part, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts).toString());
      done();
    },
  });
  const { pipe } = renderToPipeableStream(element, {
    // In one piece: several would need inline scripts to assemble the page.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => void pipe(sink),
    onError: reject,
  });
  return promise;
}

export interface RenderRequest {
  readonly site: SiteConfig;
  readonly origin: string;
  /** Path and search of the address. */
  readonly url: string;
  /** Time in milliseconds. */
  readonly now: number;
  /** Asks the backend; resolves to undefined when there was no answer in time. */
  readonly ask: (key: EndpointKey, body: object | undefined) => Promise<Answer | undefined>;
  /** Reads a legal text; resolves to null where none is published, to undefined when it did not come in time. */
  readonly askText: (address: string) => Promise<SiteText | null | undefined>;
}

export interface Rendered {
  /** Elements for the head, then the content of the root element, as React wrote them. */
  readonly html: string;
  /** For the element `#written`. */
  readonly data: WrittenData;
  /** What the page said about itself. */
  readonly note: PageNote;
}

function answerOf(answer: Answer | undefined, isWhole: boolean): WrittenAnswer | undefined {
  if (!answer) return undefined;
  if (!answer.refusal) return { data: answer.data, isWhole };
  return { error: new ApiError('http', answer.key, answer.refusal), isWhole };
}

/** Renders a public page with what it asks the backend for. */
export async function renderPage(request: RenderRequest): Promise<Rendered> {
  const { site, origin, url, now, ask, askText } = request;
  if (origin) provideOrigin(origin);
  await loadPage(new URL(url, 'http://localhost').pathname);
  const asked = new Map<string, Promise<Answer | undefined>>();
  const texts = new Map<string, Promise<SiteText | null | undefined>>();
  let note: PageNote = {};
  const page: WrittenPage = {
    origin,
    at: now,
    read(key, input) {
      const { body, isWhole } = publicBody(input);
      const id = callId(key, body);
      const answer = asked.get(id) ?? ask(key, input.body && body);
      asked.set(id, answer);
      return answerOf(use(answer), isWhole);
    },
    readText(address) {
      const found = texts.get(address) ?? askText(address);
      texts.set(address, found);
      return use(found);
    },
    note(added) {
      note = { ...note, ...added };
    },
  };
  const html = await textOf(
    <App
      site={site}
      api={api}
      page={page}
      router={(children) => <StaticRouter location={url}>{children}</StaticRouter>}
    />,
  );
  const answers = (await Promise.all(asked.values())).filter((one) => one !== undefined);
  const data: WrittenData = { origin, at: now, answers };
  return { html, note, data: texts.size > 0 ? { ...data, texts: await settled(texts) } : data };
}

/** The texts that came in time, by their address. */
async function settled(
  texts: ReadonlyMap<string, Promise<SiteText | null | undefined>>,
): Promise<Record<string, SiteText | null>> {
  const found: Record<string, SiteText | null> = {};
  for (const [address, asked] of texts) {
    const text = await asked;
    if (text !== undefined) found[address] = text;
  }
  return found;
}

/** Renders the screen that is shown while a session is checked. */
export function renderLoading(site: SiteConfig, of: 'member' | 'membergroup'): Promise<string> {
  return textOf(
    <StrictMode>
      <SiteProvider site={site}>
        <LoadingScreen of={of} />
      </SiteProvider>
    </StrictMode>,
  );
}
