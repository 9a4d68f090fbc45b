import { describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

/** Returns every text of one kind, each once. */
const distinct = (texts: Iterable<string>): string[] => [...new Set(texts)].sort();

describe('the committee', () => {
  const pageOn = async (mock: Mock, day: string) => {
    moveTo(mock.world, day);
    const { title, html } = await (await mock.caller()).ok('infoTopicShow', {
      body: { topic_id: 103 },
    });
    return { title, people: [...html.matchAll(/<tr><td>([^<]+)<\/td>/g)].map(([, name]) => name) };
  };

  test('that was elected sits from the day after the general meeting', async () => {
    await using mock = await startMock();
    const before = await pageOn(mock, '2027-01-24');
    expect(before.title).toBe('คณะกรรมการดำเนินการ ชุดที่ 62 ประจำปี 2569');
    expect(before.people[0]).toBe('นายวิชัย ใจงาม');
    const { title, people } = await pageOn(mock, '2027-01-25');
    expect(title).toBe('คณะกรรมการดำเนินการ ชุดที่ 63 ประจำปี 2570');
    const { positions, results } = await (await mock.caller()).ok('infoElectionShow');
    const winner = (position: string, units: readonly number[]) => {
      const votes = (number: number) =>
        results
          .filter((result) => result.position === position && units.includes(result.unit_no))
          .reduce(
            (sum, result) => sum + (result.scores.find((s) => s.number === number)?.score ?? 0),
            0,
          );
      return positions
        .flatMap((other) => (other.position === position ? other.candidates : []))
        .filter(({ unit_no }) => unit_no === 0 || units.includes(unit_no))
        .toSorted((a, b) => votes(b.number) - votes(a.number))[0]?.name;
    };
    const units = distinct(results.map((result) => String(result.unit_no))).map(Number);
    expect(people[0]).toBe(winner('ประธานกรรมการ', units));
    expect(people.slice(1).sort()).toEqual(units.map((no) => winner('กรรมการ', [no])).sort());
  });
});
