import ALargeSmall from 'lucide-react/icons/a-large-small';
import ChartPie from 'lucide-react/icons/chart-pie';
import Download from 'lucide-react/icons/download';
import HandCoins from 'lucide-react/icons/hand-coins';
import Landmark from 'lucide-react/icons/landmark';
import Printer from 'lucide-react/icons/printer';
import styles from './home.module.css';
import { text } from './text.ts';

/** The first three carry the icons of the member's menu, so that they are known again there. */
const SERVICES = [
  { words: text.services.share, Icon: ChartPie },
  { words: text.services.loan, Icon: HandCoins },
  { words: text.services.deposit, Icon: Landmark },
  { words: text.services.print, Icon: Printer },
  { words: text.services.download, Icon: Download },
  { words: text.services.display, Icon: ALargeSmall },
] as const;

/** What the member area offers today. */
export function Services() {
  return (
    <section aria-labelledby="services" className={styles.section}>
      <h2 id="services">{text.services.title}</h2>
      <ul className={styles.services}>
        {SERVICES.map(({ words: [name, detail], Icon }) => (
          <li key={name}>
            <Icon aria-hidden />
            <div>
              <h3>{name}</h3>
              <p>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
