import { Link } from 'react-router';
import { paths } from '../paths.ts';

const LINKS = [
  [paths.member.logon, 'เข้าสู่ระบบสมาชิก'],
  [paths.loancal, 'คำนวณเงินกู้'],
  [paths.list('download'), 'ดาวน์โหลดแบบฟอร์ม'],
  [paths.list('news'), 'ข่าวสหกรณ์'],
  [paths.board, 'กระดานถามตอบ'],
] as const;

/** Links to frequently wanted pages, for visitors who did not find theirs. */
export function FrequentLinks({ className }: { className: string | undefined }) {
  return (
    <nav aria-label="หน้าที่มีผู้เข้าบ่อย" className={className}>
      {LINKS.map(([to, words]) => (
        <Link key={to} to={to}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
