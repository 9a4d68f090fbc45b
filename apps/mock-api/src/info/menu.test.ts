import { describe, expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

describe('the menu', () => {
  test('[API-12] is read by anyone and belongs together', async () => {
    await using mock = await startMock();
    const { list_manu, list_sub_manu, marquee } = await (await mock.caller()).ok('infoMenuShow');
    const parents = list_manu.filter((one) => one.is_parent === 1).map((one) => one.seq);
    expect(new Set(list_manu.map((one) => one.seq)).size).toBe(list_manu.length);
    for (const item of list_sub_manu) expect(parents).toContain(item.manu_id);
    for (const item of list_manu.filter((one) => one.is_parent === 0))
      expect(item.url).not.toBe('');
    expect(marquee?.[0]?.Note).toContain('<b>');
  });
});
