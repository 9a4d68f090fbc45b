import { formatThaiInstant } from '@coop/format/thai-date';
import { buttonClass } from '@coop/ui/button';
import ExternalLink from 'lucide-react/icons/external-link';
import Menu from 'lucide-react/icons/menu';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { enterWorld } from '../control/enter-world.ts';
import { SECTIONS, type Section, sectionNames } from '../control/place.ts';
import { useControl } from '../control/use-control.ts';
import { addressOf, usePlace } from '../control/use-place.ts';
import { Bent } from './bent.tsx';
import styles from './frame.module.css';
import { WorldSwitcher } from './world-switcher.tsx';

export const NAME = 'คอนโซลทดสอบ';
const CLOCK_MS = 10_000;

export function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { section } = usePlace();
  const [shown, setShown] = useState(section);
  useEffect(() => {
    if (shown === section) return;
    setShown(section);
    title.current?.focus();
    window.scrollTo(0, 0);
  }, [shown, section]);
  return (
    <>
      <a className="skip-link" href="#content">
        ข้ามไปเนื้อหา
      </a>
      <Bar />
      <div className={styles.body}>
        <Sections />
        <main id="content" tabIndex={-1} className={styles.content}>
          <h1 ref={title} tabIndex={-1}>
            {heading}
          </h1>
          <Bent />
          {children}
        </main>
      </div>
    </>
  );
}

function Bar() {
  const { world } = usePlace();
  const clock = useControl('clock.get', {}, CLOCK_MS);
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>{NAME}</p>
      <p className={styles.now}>
        <span className="visually-hidden">เวลาในโลกนี้ </span>
        {clock.data ? formatThaiInstant(clock.data.now) : '…'}
      </p>
      <WorldSwitcher />
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary')}
        onClick={() => enterWorld(world)}
      >
        <ExternalLink /> เปิดเว็บในโลกนี้
      </a>
    </header>
  );
}

function Sections() {
  const [open, setOpen] = useState(false);
  const { section, world } = usePlace();
  return (
    <nav aria-label="หมวดของคอนโซล" className={styles.nav}>
      <button
        type="button"
        className={`${buttonClass('secondary', true)} ${styles.toggle}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Menu /> {SECTIONS[section]}
      </button>
      <ul className={open ? styles.open : undefined}>
        {sectionNames.map((sectionName) => (
          <li key={sectionName}>
            <SectionLink section={sectionName} onGo={() => setOpen(false)} />
          </li>
        ))}
        <li>
          <a href={`/__console/api?world=${world}`} target="_blank" rel="noopener">
            API ทั้งหมด
          </a>
        </li>
      </ul>
    </nav>
  );
}

function SectionLink({ section, onGo }: { section: Section; onGo: () => void }) {
  const place = usePlace();
  function handleClick(event: MouseEvent) {
    // With a key held, the browser opens a tab or a window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    place.go({ section });
    onGo();
  }
  return (
    <a
      href={addressOf({ ...place, section })}
      aria-current={place.section === section ? 'page' : undefined}
      onClick={handleClick}
    >
      {SECTIONS[section]}
    </a>
  );
}
