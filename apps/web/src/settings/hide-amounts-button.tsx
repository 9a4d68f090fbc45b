import { BarTool } from '@coop/ui/bar-tool';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { usePreferences } from './preferences.tsx';

/** A button of the bar that hides all amounts from bystanders; the choice is stored on the device. */
export function HideAmountsButton() {
  const { preferences, change } = usePreferences();
  const { hideAmounts } = preferences;
  return (
    <BarTool
      icon={hideAmounts ? Eye : EyeOff}
      label={hideAmounts ? 'แสดงจำนวนเงิน' : 'ซ่อนจำนวนเงิน'}
      onClick={() => change({ hideAmounts: !hideAmounts })}
    />
  );
}
