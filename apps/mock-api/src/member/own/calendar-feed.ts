import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { memberCalendarFeed } from '@coop/contracts/member/own/calendar-feed';
import { CALENDAR_PATH, type CalendarFeed } from '@coop/contracts/member/own/calendar-feed';
import { addMonths } from '@coop/finance/calendar';
import { bangkokDate } from '@coop/format/thai-date';
import type { HandlersOf } from '../../call/handler.ts';
import { done } from '../../call/outcome.ts';
import type { CalendarFeedFact } from '../../world/state/kinds/fact-values.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { DEFAULT_WORLD } from '../../world/worlds.ts';

const TOKEN_BYTES = 32;
const VALID_MONTHS = 12;
const EVERYBODY = 'all';

interface Feed extends CalendarFeedFact {
  readonly createdOn: string;
  /** First day on which it no longer works. */
  readonly expiresOn: string;
}

/** Returns the open addresses by member. */
function feedsOf({ overlay, clock }: World): Map<string, Feed> {
  const feeds = new Map<string, Feed>();
  for (const { at, value } of overlay.all('calendar-feed', EVERYBODY)) {
    const createdOn = bangkokDate(at);
    const expiresOn = addMonths(createdOn, VALID_MONTHS);
    const isOpen = value.token !== '' && bangkokDate(clock.now()) < expiresOn;
    if (isOpen) feeds.set(value.member, { ...value, createdOn, expiresOn });
    else feeds.delete(value.member);
  }
  return feeds;
}

const digestOf = (token: string) => hash('sha256', token, 'buffer');

/** Returns the owner of an address. Every open one is compared in constant time. */
export function feedOf(world: World, token: string): Feed | undefined {
  const digest = digestOf(token);
  let found: Feed | undefined;
  for (const feed of feedsOf(world).values()) {
    if (timingSafeEqual(digestOf(feed.token), digest)) found = feed;
  }
  return found;
}

const NONE: CalendarFeed = {
  feed_path: '',
  with_amounts: false,
  created_date: '',
  expires_date: '',
};

const described = (feed: Feed | undefined): CalendarFeed =>
  feed
    ? {
        feed_path: `${CALENDAR_PATH}${feed.token}.ics`,
        with_amounts: feed.withAmounts,
        created_date: feed.createdOn,
        expires_date: feed.expiresOn,
      }
    : NONE;

function write(world: World, value: CalendarFeedFact): void {
  recordNow(world, 'calendar-feed', EVERYBODY, value);
}

export const memberCalendarFeedHandlers: HandlersOf<keyof typeof memberCalendarFeed> = {
  memberCalendarFeedShow({ world, session, subject }) {
    // Somebody viewing the account must not get hold of the address.
    if (session?.impersonatedBy) return NONE;
    return described(feedsOf(world).get(subject));
  },

  memberCalendarFeedCreate({ world, body, subject }) {
    const member = subject;
    const secret = randomBytes(TOKEN_BYTES).toString('base64url');
    // A calendar sends neither header nor cookie, so the address names the world.
    const token = world.name === DEFAULT_WORLD ? secret : `${world.name}.${secret}`;
    write(world, { member, token, withAmounts: body.with_amounts });
    return described(feedsOf(world).get(member));
  },

  memberCalendarFeedRevoke({ world, subject }) {
    const member = subject;
    if (feedsOf(world).has(member)) write(world, { member, token: '', withAmounts: false });
    return done('ยกเลิกที่อยู่ปฏิทินแล้ว');
  },
};
