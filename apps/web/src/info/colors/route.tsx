import { exampleGroups } from '@coop/ui/examples';
import { PageHeader } from '@coop/ui/page-header';
import { SelectField } from '@coop/ui/select-field';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { usePageFocus } from '../../page/page-focus.ts';
import { PageMeta } from '../../page/page-meta.tsx';
import { CONTRASTS, TEXT_SIZES, THEMES, usePreferences } from '../../settings/preferences.tsx';
import styles from './colors.module.css';
import { Gallery } from './gallery.tsx';
import { groupId } from './group-id.ts';

/** Thai words that the living page of packages/ui says twice; titles of the examples are theirs. */
const text = {
  title: 'สีและชิ้นส่วนหน้าจอ',
  switches: {
    label: 'ลองดูในการแสดงผลแบบต่าง ๆ',
    theme: 'สีของหน้าจอ',
    themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
    size: 'ขนาดตัวอักษร',
    sizes: { '100': 'ปกติ (100%)', '115': 'ใหญ่ (115%)', '130': 'ใหญ่มาก (130%)' },
    contrast: 'ความเข้มของสี',
    contrasts: { system: 'ตามเครื่อง', normal: 'ปกติ', more: 'เข้มเป็นพิเศษ' },
  },
} as const;

/** /colors: the living page of packages/ui. */
export function Component() {
  const heading = usePageFocus();
  useHashTarget();
  return (
    <>
      <PageMeta title={text.title} noIndex />
      <div id="page-header">
        <PageHeader
          title={text.title}
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
  const { preferences, change } = usePreferences();
  const { label, theme, themes, size, sizes, contrasts, ...words } = text.switches;
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{label}</legend>
      <SelectField
        label={theme}
        value={preferences.theme}
        options={THEMES.map((value) => ({ value, label: themes[value] }))}
        onChange={({ target }) =>
          change({ theme: THEMES.find((one) => one === target.value) ?? 'system' })
        }
      />
      <SelectField
        label={size}
        value={preferences.text}
        options={TEXT_SIZES.map((value) => ({ value, label: sizes[value] }))}
        onChange={({ target }) =>
          change({ text: TEXT_SIZES.find((one) => one === target.value) ?? '100' })
        }
      />
      <SelectField
        label={words.contrast}
        value={preferences.contrast}
        options={CONTRASTS.map((value) => ({ value, label: contrasts[value] }))}
        onChange={({ target }) =>
          change({ contrast: CONTRASTS.find((one) => one === target.value) ?? 'system' })
        }
      />
    </fieldset>
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
