import type { EndpointKey } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/world.ts';
import { XSS_MARK, XSS_PAYLOADS, XSS_TEXTS } from '../kit/xss-payloads.ts';
import { findForeign, watch } from '../kit/xss-watch.ts';

/** A place where HTML of the server is shown: its address, the answer that carries it, and where it then stands. */
interface Place {
  readonly name: string;
  readonly address: string;
  readonly endpoint: EndpointKey;
  readonly answer: (html: string) => object;
  readonly shown: (page: Page) => Locator;
}

const link = { Note: 0, nphoto: 0 };
const thread = examples.infoBoardShow.response;
const demand = examples.infoDemandShow.response;
const topic = examples.infoTopicShow.response;
const election = examples.infoElectionShow.response;

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
    answer: (html) => ({
      ...thread,
      answers: thread.answers.map((answer) => ({ ...answer, html })),
    }),
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

const [ALL_ORDERLY] = XSS_TEXTS;
/** The same sanitiser serves all places: one meets every text, the others the one that holds the most. */
const textsAt = (endpoint: EndpointKey) =>
  endpoint === 'infoTopicShow' || !ALL_ORDERLY ? XSS_TEXTS : [ALL_ORDERLY];

for (const { name, address, endpoint, answer, shown } of PLACES) {
  test(`${name} runs and asks for nothing of hostile payloads`, async ({
    page,
    control,
    world,
    violations,
  }) => {
    const seen = await watch(page);
    for (const { html, marks } of textsAt(endpoint)) {
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
    expect(violations.filter((violation) => !violation.includes('/assets/purify'))).toEqual([]);
    violations.splice(0);
  });
}

// On an empty page, which no policy of ours protects either.
test('the payloads are live: without a sanitiser they run', async ({ page }) => {
  const seen = await watch(page);
  const scripts = XSS_PAYLOADS.filter(
    (payload) => /hacked\(\)/.test(payload) && !/javascript:/.test(payload),
  );
  await page.setContent(scripts.join('\n'));
  await expect
    .poll(() => seen.filter((text) => text === 'a script ran').length)
    .toBeGreaterThan(20);
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(XSS_PAYLOADS).size).toBe(XSS_PAYLOADS.length);
});
