import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/world.ts';
import { XSS_MARK, XSS_PAYLOADS, XSS_TEXTS } from '../kit/xss-payloads.ts';

/** A place where HTML of the server is shown: its address, the answer that carries it, and where it then stands. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly endpoint: EndpointKey;
  readonly answer: (html: string) => object;
  readonly shown: (page: Page) => Locator;
}

const link = { Note: 0, nphoto: 0 };
const thread = endpoints.infoBoardShow.example.response;
const demand = endpoints.infoDemandShow.example.response;
const topic = endpoints.infoTopicShow.example.response;
const election = endpoints.infoElectionShow.example.response;

const PLACES: readonly Place[] = [
  {
    name: '[PUB-02] the announcement',
    address: '/home',
    endpoint: 'infoMenuShow',
    answer: (Note) => ({ list_manu: [], list_sub_manu: [], marquee: [{ Note }] }),
    shown: (page) => page.getByRole('region', { name: 'ข้อความประกาศ' }),
  },
  {
    name: '[PUB-08][PUB-25] the contact text',
    address: '/home',
    endpoint: 'infoFooterShow',
    answer: (Note) => ({
      facebook_contact: link,
      line_contact: link,
      loaction_contact: link,
      title_contact: { Note },
    }),
    shown: (page) => page.getByRole('contentinfo'),
  },
  {
    name: '[AUTH-14] the terms',
    address: '/member/termofconditional',
    endpoint: 'memberTermsTextShow',
    answer: (html) => ({ version: '9', effective_date: '2026-02-01', title: 'ข้อตกลง', html }),
    shown: (page) => page.getByRole('main'),
  },
  {
    name: '[PUB-15][PUB-25] an item of news',
    address: `/show/${topic.topic_id}`,
    endpoint: 'infoTopicShow',
    answer: (html) => ({ ...topic, html }),
    shown: (page) => page.getByRole('main'),
  },
  {
    name: '[PUB-18] an answer on the board',
    address: '/boardShow/1',
    endpoint: 'infoBoardShow',
    answer: (html) => ({ ...thread, answers: thread.answers.map((one) => ({ ...one, html })) }),
    shown: (page) => page.getByRole('main'),
  },
  {
    name: '[PUB-19] the reply to a demand',
    address: '/showdemand/D2569-0041',
    endpoint: 'infoDemandShow',
    answer: (reply_html) => ({ ...demand, reply_html }),
    shown: (page) => page.getByRole('main'),
  },
  {
    name: '[PUB-20] the rules of an election',
    address: '/election',
    endpoint: 'infoElectionShow',
    answer: (rules_html) => ({ ...election, rules_html }),
    shown: (page) => page.getByRole('main'),
  },
];

/** Keeps what a payload does that gets through: it calls, it opens a dialogue or a window, it asks for the canary. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('hacked', () => seen.push('a script ran'));
  page.on('dialog', (dialog) => {
    seen.push(`dialogue: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`));
  page.on('request', (request) => {
    if (request.url().includes('xss-canary')) seen.push(`asked for ${request.url()}`);
  });
  return seen;
}

const TAGS =
  'p br b strong i em u h2 h3 h4 ul ol li a blockquote table caption thead tbody tr th td img span'.split(
    ' ',
  );
const ATTRIBUTES = 'href src alt title colspan rowspan scope target rel'.split(' ');

/** What stands in the shown text and is not on the list of what may; also what a person's hand would set off. */
function findForeign(place: Locator): Promise<string[]> {
  return place.evaluate(
    (root, { mark, tags, attributes }) => {
      const texts = [...root.querySelectorAll('p')].filter((one) => one.textContent === mark);
      const parents = new Set(texts.map((one) => one.parentElement));
      const elements = [...parents].flatMap((one) => [...(one?.querySelectorAll('*') ?? [])]);
      return elements.flatMap((element) => {
        for (const type of ['mouseover', 'pointerenter', 'focus', 'animationstart', 'toggle'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
        const found = tags.includes(element.localName) ? [] : [`<${element.localName}>`];
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) found.push(`${element.localName} ${name}="${value}"`);
        }
        if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
          if (!/^(https?|mailto|tel):/.test(element.protocol)) found.push(element.href);
          if (element.rel !== 'noopener noreferrer') found.push(element.outerHTML);
        }
        return found;
      });
    },
    { mark: XSS_MARK, tags: TAGS, attributes: ATTRIBUTES },
  );
}

for (const { name, address, endpoint, answer, shown } of PLACES) {
  test(`${name} runs and asks for nothing of ${XSS_PAYLOADS.length} hostile payloads`, async ({
    page,
    control,
    world,
    violations,
  }) => {
    const seen = await watch(page);
    for (const { html, marks } of XSS_TEXTS) {
      await control.faults.clear.mutate({ world });
      await control.faults.add.mutate({ world, endpoint, body: answer(html) });
      await page.goto(address);
      const mark = shown(page).locator('p', { hasText: XSS_MARK });
      // The announcement has a second copy, which runs after the first.
      await expect
        .poll(() => mark.count().then((count) => [marks, 2 * marks].includes(count)))
        .toBe(true);
      expect(await findForeign(shown(page))).toEqual([]);
      expect(page.url()).toMatch(new RegExp(`${address}$`));
    }
    expect(seen).toEqual([]);
    // What the policy refuses it refuses inside the sanitiser's own document, where nothing runs either way.
    expect(violations.filter((one) => !one.includes('/assets/purify'))).toEqual([]);
    violations.splice(0);
  });
}

// On an empty page, which no policy of ours protects either.
test('the payloads are live: without a sanitiser they run', async ({ page }) => {
  const seen = await watch(page);
  const scripts = XSS_PAYLOADS.filter((one) => /hacked\(\)/.test(one) && !/javascript:/.test(one));
  await page.setContent(scripts.join('\n'));
  await expect.poll(() => seen.filter((one) => one === 'a script ran').length).toBeGreaterThan(20);
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
});
