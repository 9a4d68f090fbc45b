import { describe, expect, test } from 'vitest';
import { createJournal, type JournalEntry } from './simulation/journal.ts';
import { createJournalRoom } from './simulation/journal-room.ts';
import { BOT_TOKEN_MS, createBotTokens } from './state/bot-tokens.ts';
import { createOneTimeCodes } from './state/one-time-codes.ts';
import { createOverlay, type Fact } from './state/overlay.ts';

// Whatever a process keeps while it runs has a limit.

const call: Omit<JournalEntry, 'seq'> = {
  at: 0,
  method: 'GET',
  url: '/',
  status: 200,
  ms: 1,
  request: '',
  response: '',
};

describe('the journal', () => {
  test('keeps the last thousand calls', () => {
    const journal = createJournal();
    for (let no = 0; no < 5_500; no += 1) journal.add(call);
    const kept = journal.list();
    expect(kept).toHaveLength(1_000);
    expect(kept.at(-1)?.seq).toBe(5_500);
  });

  test('keeps fewer when they are long, the latest of them', () => {
    const journal = createJournal();
    const long = { ...call, response: 'ก'.repeat(50_000), request: 'ข'.repeat(50_000) };
    for (let no = 0; no < 960; no += 1) journal.add(long);
    const kept = journal.list();
    expect(kept.length).toBeGreaterThanOrEqual(39);
    expect(kept.length).toBeLessThan(80);
    expect(kept.at(-1)?.seq).toBe(960);
    journal.clear();
    journal.add(call);
    expect(journal.list()).toHaveLength(1);
  });

  test('of all worlds together have one room: the one longest without a call makes way', () => {
    const room = createJournalRoom(100_000);
    const long = { ...call, response: 'ก'.repeat(20_000) };
    const journals = Array.from({ length: 1_100 }, () => createJournal(room));
    for (const journal of journals) journal.add(long);
    expect(journals.filter((journal) => journal.list().length > 0)).toEqual(journals.slice(-4));
    journals[0]?.add(long);
    expect(journals.filter((journal) => journal.list().length > 0)).toHaveLength(4);
    expect(journals[0]?.list()).toHaveLength(1);
  });
});

describe('the log of facts', () => {
  const photo = (instant: number): Fact<'avatar'> => ({
    at: instant,
    kind: 'avatar',
    subject: '00001',
    value: { file: `${instant}.jpg`, base64: 'AAAA' },
  });
  const terms = (instant: number): Fact<'terms-accepted'> => ({
    at: instant,
    kind: 'terms-accepted',
    subject: '00001',
    value: { version: '1', marketing: false, thirdParty: false },
  });

  test('keeps one photo of a member, and all that the member has agreed to', () => {
    const overlay = createOverlay('default', () => 0);
    overlay.append(photo(1));
    overlay.append({ ...photo(2), subject: '00002' });
    for (const instant of [3, 5]) {
      overlay.append(photo(instant));
      overlay.append(terms(instant + 1));
    }
    expect(overlay.dump().map(({ at }) => at)).toEqual([2, 4, 5, 6]);
    expect(overlay.latest('avatar', '00001')?.file).toBe('5.jpg');
    expect(overlay.all('terms-accepted', '00001')).toHaveLength(2);
  });
});

describe('tokens and codes', () => {
  test('of the bot check are forgotten also when the clock has been set back', () => {
    const tokens = createBotTokens();
    const later = 365 * 86_400_000;
    const early = tokens.issue(later);
    const now = tokens.issue(0);
    expect(tokens.redeem(early, later)).toBe('invalid-input-response');
    expect(tokens.redeem(now, BOT_TOKEN_MS)).toBeUndefined();
  });

  test('of a phone can be read for the last thousand people', () => {
    const codes = createOneTimeCodes();
    for (let no = 1; no <= 1_001; no += 1) codes.send('forget', String(no), 0);
    expect(codes.latest('1')).toBeUndefined();
    expect(codes.latest('2')).toMatch(/^\d{6}$/);
  });
});
