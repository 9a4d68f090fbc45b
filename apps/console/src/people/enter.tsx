import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { buttonClass } from '@coop/ui/button';
import Copy from 'lucide-react/icons/copy';
import LogIn from 'lucide-react/icons/log-in';
import { useAct } from '../control/act.tsx';
import { copyText } from '../control/copy-text.ts';
import layout from '../control/layout.module.css';
import { RowButton } from '../control/row-button.tsx';
import { type Entrance, personaLink } from './persona-link.ts';

interface EnterProps {
  readonly entrance: Entrance;
  /** Name for those who hear the button and not the card around it. */
  readonly who: string;
}

/** Buttons that sign in as somebody in a new tab, or copy the address that does so. */
export function Enter({ entrance, who }: EnterProps) {
  const { doHere } = useAct();
  const link = personaLink(entrance);
  const copy = () => copyText(new URL(link, location.origin).href);
  return (
    <div className={layout.row}>
      <a className={buttonClass('primary')} href={link} target="_blank" rel="noopener">
        <LogIn /> เข้าใช้
        <span className="visually-hidden">เป็น {who}</span>
      </a>
      <RowButton
        icon={<Copy />}
        label="คัดลอกลิงก์"
        of={who}
        onClick={() => void doHere(copy, `คัดลอกลิงก์เข้าใช้เป็น ${who} แล้ว`)}
      />
    </div>
  );
}

export function EnterMember({ member, world, to }: { member: number; world: string; to: string }) {
  return <Enter entrance={{ member, world, to }} who={padMembershipNo(String(member))} />;
}
