import { groupAccess, memberAccess } from './pages-access.ts';
import { relatives } from './pages-relative.ts';
import { walkAction } from './press.ts';
import { faultTest } from './walk.ts';

const rows = { ...memberAccess, ...relatives, ...groupAccess };

for (const [key, row] of Object.entries(rows)) {
  faultTest(`[AUTH-03][AUTH-13] ${key} on ${row.at} through its faults`, async ({ walk }) => {
    await walkAction(walk, key as keyof typeof rows, row);
  });
}
