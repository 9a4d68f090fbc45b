import type { ConfirmData } from '@coop/contracts/member/confirm-data';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSignOut } from '../../gates/sign-out.ts';
import { LinkButton } from '../../page/link-button.tsx';
import { memberSession } from '../../session/session.ts';
import { paths } from '../../site/paths.ts';
import styles from './confirm-prompt.module.css';
import { isPending, roundOf, useConfirmAlert, useConfirmQuery } from './confirm-round.ts';

/** Pages without a prompt, on which members look up their balances. */
const NOT_ON: readonly string[] = [
  paths.member.share,
  paths.member.loan,
  paths.member.deposit,
  paths.member.confirmData,
];

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Returns which prompt a page shows, by exactly the rule of the specification (2.3, balance confirmation prompt). */
export function promptOn(pathname: string, round: ConfirmData): 'remind' | 'closed' | undefined {
  let path = pathname;
  while (path.endsWith('/')) path = path.slice(0, -1);
  if (same(path, paths.member.confirmData) && round.confirmStatus === 0) return 'closed';
  const isLeftAlone = NOT_ON.some((text) => same(text, path));
  return !isLeftAlone && isPending(round) ? 'remind' : undefined;
}

/** Pages on which the prompt was closed, until the document is reloaded or someone else signs in. */
const dismissed = new Set<string>();

function pageKey(pathname: string): string {
  return `${memberSession.get()?.token} ${pathname.split('/').slice(0, 3).join('/')}`;
}

const TITLE = (
  <>
    ระบบยืนยันยอดหุ้น/หนี้/เงินฝาก
    <span lang="en" className={styles.english}>
      balance confirmation system for shares/debt/deposits
    </span>
  </>
);

function Reminder({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={TITLE}
      open
      described
      onClose={onClose}
      footer={
        <LinkButton to={paths.member.confirmData} variant="primary">
          <span>
            ไปหน้าหนังสือยืนยันยอด
            <span lang="en" className={styles.english}>
              Go to confirmation letter page
            </span>
          </span>
        </LinkButton>
      }
    >
      <p>ท่านยังไม่ได้ยืนยันยอดหุ้น/หนี้/เงินฝาก</p>
      <p lang="en" className={styles.english}>
        You have not yet confirmed your share/debt/deposit balances
      </p>
    </Dialog>
  );
}

/** Has no close button (MEM-22), so it contains links to other pages. */
function NoRound() {
  const signOut = useSignOut();
  return (
    <Dialog
      title={TITLE}
      open
      described
      footer={
        <>
          <LinkButton to={paths.member.status} variant="primary">
            กลับหน้าภาพรวม
          </LinkButton>
          <Button onClick={() => void signOut()}>ออกจากระบบ</Button>
        </>
      }
    >
      <p>ขณะนี้ไม่มีรอบยืนยันยอดหุ้น/หนี้/เงินฝากที่เปิดอยู่ เมื่อเปิดรอบใหม่ ระบบจะเตือนเมื่อท่านเข้าสู่ระบบ</p>
    </Dialog>
  );
}

/** Loads the state of the round and shows the prompt that the current page requires. */
export function ConfirmPrompt() {
  const { pathname } = useLocation();
  const query = useConfirmQuery();
  useConfirmAlert(query);
  const [, setClosings] = useState(0);
  const round = roundOf(query.data);
  const prompt = round && promptOn(pathname, round);
  if (prompt === 'closed') return <NoRound />;
  if (prompt === undefined || dismissed.has(pageKey(pathname))) return null;
  const close = () => {
    dismissed.add(pageKey(pathname));
    setClosings((count) => count + 1);
  };
  return <Reminder onClose={close} />;
}
