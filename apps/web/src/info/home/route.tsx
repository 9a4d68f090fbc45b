import { buttonClass } from '@coop/ui/button';
import Calculator from 'lucide-react/icons/calculator';
import FileDown from 'lucide-react/icons/file-down';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { Link, type LoaderFunction } from 'react-router';
import { PrintHead } from '../../documents/papers/print-head.tsx';
import { pageContext } from '../../feed/loader.ts';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { useMemberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';
import { HomeIndex, HomeNews, HomeNotice, HomeRates } from './feed/home-feed.tsx';
import styles from './home.module.css';

export const loader: LoaderFunction = ({ context }) =>
  context.get(pageContext).ask('infoHomeShow', {});

/** /home */
export function Component() {
  const site = useSite();
  const heading = usePageFocus();
  return (
    <div className={styles.page}>
      <PageMeta title="หน้าหลัก" />
      <PrintHead />
      <h1 tabIndex={-1} ref={heading} className={`${styles.heading} no-print`}>
        {site.coopNameTH}
      </h1>
      {site.slogan && <p className={styles.slogan}>{site.slogan}</p>}
      <div className={styles.notice}>
        <HomeNotice />
      </div>
      <Tasks />
      <div className={styles.columns}>
        <HomeRates />
        <HomeNews />
      </div>
      <HomeIndex />
    </div>
  );
}

const OTHERS = [
  [paths.caldividend, 'คำนวณเงินปันผลและเฉลี่ยคืน'],
  [paths.board, 'กระดานถามตอบ'],
  [paths.demand, 'คำร้องและข้อเสนอแนะ'],
] as const;

/** Shows what most visitors came for, one press away: three large entries, and the others in a line. */
function Tasks() {
  const member = useMemberSession();
  const balances = member ? paths.member.status : paths.member.logon;
  const entries = [
    {
      to: balances,
      words: 'ตรวจสอบยอดของท่าน',
      more: 'หุ้น เงินกู้ เงินฝาก และยอดหักรายเดือน',
      Icon: WalletCards,
    },
    { to: paths.loancal, words: 'คำนวณเงินกู้', more: 'ค่างวดและตารางผ่อนชำระ', Icon: Calculator },
    { to: paths.list('download'), words: 'ดาวน์โหลดแบบฟอร์ม', more: 'แบบคำขอและคู่มือ', Icon: FileDown },
  ];
  return (
    <nav aria-label="บริการที่ใช้บ่อย" className="no-print">
      <div className={styles.tasks}>
        {entries.map(({ to, words, more, Icon }, index) => (
          <Link key={words} to={to} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
            <Icon aria-hidden />
            <span>
              {words}
              <span className={styles.more}>{more}</span>
            </span>
          </Link>
        ))}
      </div>
      <div className={styles.others}>
        {OTHERS.map(([to, words]) => (
          <Link key={to} to={to}>
            {words}
          </Link>
        ))}
      </div>
    </nav>
  );
}
