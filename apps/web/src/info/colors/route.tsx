import { exampleGroups } from '@coop/ui/examples';
import { PageHeader } from '@coop/ui/page-header';
import { SelectField } from '@coop/ui/select-field';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { type Preferences, usePreferences } from '../../settings/preferences.tsx';
import styles from './colors.module.css';
import { Gallery, groupId } from './gallery.tsx';

const TITLE = 'สีและชิ้นส่วนหน้าจอ';

/** /colors: the living page of packages/ui. */
export function Component() {
  const heading = usePageFocus();
  useHashTarget();
  return (
    <>
      <PageMeta title={TITLE} noIndex />
      <div id="page-header">
        <PageHeader
          title={TITLE}
          sub="สี ตัวอักษร และชิ้นส่วนทุกชิ้นที่ใช้ประกอบหน้าจอของระบบ"
          aside="แสดงจากโค้ดจริง"
          headingRef={heading}
        />
      </div>
      <div className={styles.columns}>
        <div className={`${styles.side} no-print`}>
          <Switches />
          <Contents />
        </div>
        <Gallery />
      </div>
    </>
  );
}

/** In-page navigation. It replaces the history entry, so that going back leaves the page. */
function Contents() {
  return (
    <nav aria-label="สารบัญของหน้านี้">
      <ol className={styles.contents}>
        {exampleGroups.map(({ title, components }, index) => (
          <li key={title}>
            <Link to={`#${groupId(index)}`} replace>
              {title}
            </Link>
            <ul>
              {components.map(({ id, guide }) => (
                <li key={id}>
                  <Link to={`#${id}`} replace>
                    {guide.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Theme, text size and contrast, so that a designer sees each combination. */
function Switches() {
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">ลองดูในการแสดงผลแบบต่าง ๆ</legend>
      <Switch
        of="theme"
        label="สีของหน้าจอ"
        words={{ system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' }}
      />
      <Switch
        of="text"
        label="ขนาดตัวอักษร"
        words={{ '100': 'ปกติ (100%)', '115': 'ใหญ่ (115%)', '130': 'ใหญ่มาก (130%)' }}
      />
      <Switch
        of="contrast"
        label="ความเข้มของสี"
        words={{ system: 'ตามเครื่อง', normal: 'ปกติ', more: 'เข้มเป็นพิเศษ' }}
      />
    </fieldset>
  );
}

interface SwitchProps<K extends 'theme' | 'text' | 'contrast'> {
  readonly of: K;
  readonly label: string;
  /** Every choice, in the order of the list. */
  readonly words: Readonly<Record<Preferences[K], string>>;
}

function Switch<K extends 'theme' | 'text' | 'contrast'>({ of, label, words }: SwitchProps<K>) {
  const { preferences, change } = usePreferences();
  return (
    <SelectField
      label={label}
      value={preferences[of]}
      options={Object.entries<string>(words).map(([value, label]) => ({ value, label }))}
      // The list has nothing but the choices.
      onChange={({ target }) => change({ [of]: target.value } as Partial<Preferences>)}
    />
  );
}

/** Brings the part that the address names into view and moves the focus there. */
function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // The same link pressed again has a new key.
  }, [hash, key]);
}
