import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { usePreferences } from '../../settings/preferences.tsx';

interface PrintButtonProps {
  /** Prints something other than the current page. */
  readonly onPrint?: () => void;
}

/** Prints the page; while amounts are hidden it first asks whether the paper should show them. */
export function PrintButton({ onPrint = () => print() }: PrintButtonProps) {
  const { change } = usePreferences();
  const isHidden = useAmountsHidden();
  const [asking, setAsking] = useState(false);
  function printShown() {
    flushSync(() => {
      setAsking(false);
      change({ hideAmounts: false });
    });
    onPrint();
    change({ hideAmounts: true });
  }
  function printHidden() {
    flushSync(() => setAsking(false));
    onPrint();
  }
  return (
    <>
      <Button icon={<Printer />} onClick={() => (isHidden ? setAsking(true) : onPrint())}>
        พิมพ์
      </Button>
      <Dialog
        title="ท่านซ่อนจำนวนเงินอยู่"
        open={asking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="primary" onClick={printShown}>
              พิมพ์พร้อมจำนวนเงิน
            </Button>
            <Button onClick={printHidden}>พิมพ์โดยซ่อนไว้</Button>
          </>
        }
      >
        <p>ต้องการให้แสดงจำนวนเงินบนกระดาษหรือไม่ หน้าจอจะยังซ่อนไว้เช่นเดิม</p>
      </Dialog>
    </>
  );
}
