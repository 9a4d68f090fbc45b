import { Button } from '@coop/ui/button';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { usePreferences } from './preferences.tsx';

/** A button that hides all amounts from bystanders; the choice is stored on the device. */
export function HideAmountsButton() {
  const { preferences, change } = usePreferences();
  const { hideAmounts } = preferences;
  return (
    <Button
      variant="quiet"
      icon={hideAmounts ? <Eye /> : <EyeOff />}
      onClick={() => change({ hideAmounts: !hideAmounts })}
    >
      {hideAmounts ? 'แสดงจำนวนเงิน' : 'ซ่อนจำนวนเงิน'}
    </Button>
  );
}
