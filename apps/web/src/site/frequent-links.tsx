import { Link } from 'react-router';
import styles from './frequent-links.module.css';
import { paths } from './paths.ts';

const LINKS = [
  [paths.member.logon, 'เข้าสู่ระบบสมาชิก'],
  [paths.loancal, 'คำนวณเงินกู้'],
  [paths.list('download'), 'ดาวน์โหลดแบบฟอร์ม'],
  [paths.list('news'), 'ข่าวสหกรณ์'],
  [paths.board, 'กระดานถามตอบ'],
] as const;

/** Pages that many come for, offered where somebody did not find theirs. */
export function FrequentLinks() {
  return (
    <nav aria-label="หน้าที่มีผู้เข้าบ่อย" className={styles.frequent}>
      <ul>
        {LINKS.map(([to, words]) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
