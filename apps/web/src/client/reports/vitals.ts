import type { SiteConfig } from '@coop/contracts/site';
import type { Metric } from 'web-vitals';
import { reportVitals } from './report.ts';

type Vitals = Partial<Record<Metric['name'], number>>;

/**
 * Measures how fast the page is for its visitor, in the share of visits that the deployment wants, and reports it once, when
 * he first turns away from it.
 */
export async function measureVitals({ client_reports, web_vitals = 0 }: SiteConfig): Promise<void> {
  if (client_reports === false || Math.random() * 100 >= web_vitals) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const vitals: Vitals = {};
  const note = ({ name, value }: Metric) => {
    // A shift has no unit; all else is milliseconds.
    vitals[name] = name === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    // The library says its last word in listeners of its own.
    queueMicrotask(() => reportVitals(vitals));
  };
  document.addEventListener('visibilitychange', tell);
}
