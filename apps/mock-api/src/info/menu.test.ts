import { describe, expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

describe('the menu', () => {
  test('[API-12] is read by anyone and belongs together', async () => {
    await using mock = await startMock();
    const { list_manu, list_sub_manu, marquee } = await (await mock.caller()).ok('infoMenuShow');
    const parents = list_manu.filter((item) => item.is_parent === 1).map((item) => item.seq);
    expect(new Set(list_manu.map((item) => item.seq)).size).toBe(list_manu.length);
    for (const item of list_sub_manu) expect(parents).toContain(item.manu_id);
    for (const item of list_manu.filter((value) => value.is_parent === 0))
      expect(item.url).not.toBe('');
    expect(marquee?.[0]?.Note).toContain('<b>');
  });

  test.each([
    ['2026-11-20', '30 มิถุนายน 2570'],
    ['2027-06-30', '30 มิถุนายน 2570'],
    ['2027-07-01', '30 มิถุนายน 2571'],
  ])(
    '[PUB-02] announces on %s the end of the round that is next, and no notice again',
    async (day, until) => {
      await using mock = await startMock();
      moveTo(mock.world, day);
      const { marquee } = await (await mock.caller()).ok('infoMenuShow');
      expect(marquee?.[0]?.Note).toContain(`<u>${until}</u>`);
      expect(marquee?.[0]?.Note).not.toContain('ปิดทำการ');
    },
  );
});
