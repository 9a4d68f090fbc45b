import { Button } from '@coop/ui/button';
import { Checkbox } from '@coop/ui/checkbox';
import { Dialog } from '@coop/ui/dialog';
import { SelectField } from '@coop/ui/select-field';
import { PastToasts } from '../toasts/past-toasts.tsx';
import {
  CONTRASTS,
  type Preferences,
  TEXT_NAMES,
  TEXT_SIZES,
  THEMES,
  usePreferences,
} from './preferences.tsx';

const THEME_LABELS = { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' } as const;
const CONTRAST_LABELS = { system: 'ตามเครื่อง', normal: 'ปกติ', more: 'เข้มเป็นพิเศษ' } as const;

export interface PreferencesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Offers to hide amounts. */
  readonly withAmounts?: boolean;
}

/** Text size, theme, contrast and hidden amounts, in one place. */
export function PreferencesDialog(props: PreferencesDialogProps) {
  const { open, onClose, withAmounts = true } = props;
  const { preferences, change } = usePreferences();
  return (
    <Dialog
      title="ตั้งค่าการแสดงผล"
      open={open}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          เสร็จแล้ว
        </Button>
      }
    >
      <div className="stack">
        <SelectField
          label="ขนาดตัวอักษร"
          value={preferences.text}
          options={TEXT_SIZES.map((value) => ({ value, label: TEXT_NAMES[value] }))}
          onChange={(event) => change({ text: event.target.value as Preferences['text'] })}
        />
        <SelectField
          label="สีของหน้าจอ"
          value={preferences.theme}
          options={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
          onChange={(event) => change({ theme: event.target.value as Preferences['theme'] })}
        />
        <SelectField
          label="ความเข้มของสี"
          value={preferences.contrast}
          options={CONTRASTS.map((value) => ({ value, label: CONTRAST_LABELS[value] }))}
          onChange={(event) => change({ contrast: event.target.value as Preferences['contrast'] })}
        />
        {withAmounts && (
          <Checkbox
            label="ซ่อนจำนวนเงิน"
            hint="เหมาะเมื่อเปิดดูในที่สาธารณะ"
            checked={preferences.hideAmounts}
            onChange={(event) => change({ hideAmounts: event.target.checked })}
          />
        )}
        {open && <PastToasts />}
      </div>
    </Dialog>
  );
}
