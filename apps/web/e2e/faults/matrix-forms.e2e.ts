import { groupForms, memberForms } from './pages-forms.ts';
import { infoForms } from './pages-info-forms.ts';
import { loanForms } from './pages-loan-forms.ts';
import { walkAction } from './press.ts';
import { faultTest } from './walk.ts';

const rows = { ...infoForms, ...memberForms, ...loanForms, ...groupForms };

for (const [key, row] of Object.entries(rows)) {
  faultTest(`[ERR-01][ERR-02][ERR-07] ${key} on ${row.at} through its faults`, async ({ walk }) => {
    await walkAction(walk, key as keyof typeof rows, row);
  });
}
