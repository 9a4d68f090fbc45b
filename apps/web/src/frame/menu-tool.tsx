import { BarTool } from '@coop/ui/bar-tool';
import Menu from 'lucide-react/icons/menu';
import styles from './area-header.module.css';

interface MenuToolProps {
  readonly expanded: boolean;
  readonly onClick: () => void;
  /** English label, where the specification has one. */
  readonly english?: string;
}

/** Opens the drawer of an area, below 1024 px. */
export const MenuTool = ({ expanded, onClick, english }: MenuToolProps) => (
  <div className={styles.menuButton}>
    <BarTool icon={Menu} label="เมนู" detail={english} onClick={onClick} aria-expanded={expanded} />
  </div>
);
