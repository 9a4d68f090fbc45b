import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

test('[PUB-20] every candidate has a portrait, and no two of a list look alike', async () => {
  await using mock = await startMock();
  const election = await (await mock.caller()).ok('infoElectionShow');
  for (const { candidates } of election.positions) {
    const drawn = await Promise.all(
      candidates.map(({ picture }) => mock.app.inject({ url: `/${picture}` })),
    );
    expect(drawn.length).toBeGreaterThan(2);
    for (const response of drawn) {
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'image/svg+xml',
      ]);
    }
    expect(new Set(drawn.map((response) => response.body)).size).toBe(drawn.length);
  }
});

test('[PUB-15] the committee and the staff are shown with name and post', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  for (const [topic_id, people] of [
    [103, 15],
    [106, 14],
  ] as const) {
    const { gallery } = await caller.ok('infoTopicShow', { body: { topic_id } });
    expect(gallery).toHaveLength(people);
    const [first] = gallery;
    const answer = await mock.app.inject({ url: `/mediafiles/${first?.file}` });
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.rawPayload.length).toBeLessThan(40_000);
  }
  const { gallery } = await caller.ok('infoTopicShow', { body: { topic_id: 103 } });
  expect(gallery[0]?.caption).toMatch(/^นาย.+ ประธานกรรมการ$/);
});
