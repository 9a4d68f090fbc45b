import type { SiteConfig } from '@coop/contracts/site';
import { bangkokDate } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { type FactRows, Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { Toolbar } from '@coop/ui/toolbar';
import Link from 'lucide-react/icons/link';
import { type ReactNode, useState } from 'react';
import { PublicPage } from '../frame/pages/public-page.tsx';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { PrintPage } from '../page/print-page.tsx';
import { useSite } from '../site/site.tsx';
import { useNow } from '../site/use-now.ts';
import { TableDownload, type TableDownloadProps } from '../tables/statement-tools.tsx';
import { notify } from '../toasts/notify.ts';
import type { Reading } from './link.ts';
import { type Calculator, type CalculatorRules, useCalculator } from './use-calculator.ts';

// What the calculators of the public site have alike around their fields and figures.

interface OpenRules<T, I> extends Omit<CalculatorRules<T>, 'open'> {
  /** Content at first, on this site and this day. */
  readonly initial: (site: SiteConfig, today: string) => I;
  readonly read: (params: URLSearchParams, initial: I) => Reading<T>;
}

/** State of a calculator that begins with what the site and the day suggest. */
export function usePublicCalculator<T extends object, I>(rules: OpenRules<T, I>): Calculator<T> {
  const { write, problemsOf } = rules;
  const site = useSite();
  const today = bangkokDate(useNow());
  const [open] = useState(() => {
    const initial = rules.initial(site, today);
    return (params: URLSearchParams) => rules.read(params, initial);
  });
  return useCalculator<T>({ open, write, problemsOf });
}

interface CalculatorPageProps {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A page on which amounts are never hidden, because a person types them. */
export function CalculatorPage({ title, description, intro, children }: CalculatorPageProps) {
  return (
    <HideAmountsProvider hidden={false}>
      <PublicPage title={title} description={description}>
        <p className="prose no-print">{intro}</p>
        <NeedsScripts what="การคำนวณ" />
        {children}
      </PublicPage>
    </HideAmountsProvider>
  );
}

/** On paper, where fields are not printed, this lists what was typed. */
export function PaperInputs({ of = '', facts }: { of?: string; facts: FactRows }) {
  return (
    <div className="print-only">
      <h2>{`ข้อมูลที่ใช้คำนวณ ${of}`.trim()}</h2>
      <Facts rows={facts} />
    </div>
  );
}

interface CalculatorToolsProps extends Pick<TableDownloadProps, 'table'> {
  readonly link: () => string;
}

/** To send the result on, print it and keep its table. */
export function CalculatorTools({ link, table }: CalculatorToolsProps) {
  return (
    <div className="needs-scripts">
      <Toolbar
        actions={
          <>
            <ShareLink link={link} />
            <PrintPage>พิมพ์</PrintPage>
            <TableDownload table={table} />
          </>
        }
      />
    </div>
  );
}

/** A button that copies the address with the current inputs. */
function ShareLink({ link }: { link: () => string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      notify.success('คัดลอกลิงก์แล้ว ส่งต่อหรือเก็บไว้เปิดดูภายหลังได้');
    } catch {
      // Without https a page has no clipboard access, but the address bar has the same address.
      notify.error('เครื่องนี้ไม่ให้คัดลอก กรุณาคัดลอกจากแถบที่อยู่ของเบราว์เซอร์');
    }
  }
  return (
    <Button icon={<Link />} onClick={() => void copy()}>
      คัดลอกลิงก์
    </Button>
  );
}
