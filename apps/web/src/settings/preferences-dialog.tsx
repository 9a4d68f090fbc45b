import { Button } from '@coop/ui/button';
import { Checkbox } from '@coop/ui/checkbox';
import { Dialog } from '@coop/ui/dialog';
import { SelectField } from '@coop/ui/select-field';
import { PastToasts } from '../toasts/past-toasts.tsx';
import { TEXT_NAMES, usePreferences } from './preferences.tsx';

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
  const choice = (
    name: 'text' | 'theme' | 'contrast',
    label: string,
    labels: Readonly<Record<string, string>>,
  ) => (
    <SelectField
      label={label}
      value={preferences[name]}
      options={Object.entries(labels).map(([value, words]) => ({ value, label: words }))}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
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
        {choice('text', 'ขนาดตัวอักษร', TEXT_NAMES)}
        {choice('theme', 'สีของหน้าจอ', THEME_LABELS)}
        {choice('contrast', 'ความเข้มของสี', CONTRAST_LABELS)}
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
