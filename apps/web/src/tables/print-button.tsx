import { Button, type ButtonProps } from '@coop/ui/button';
import Printer from 'lucide-react/icons/printer';
import { flushSync } from 'react-dom';
import { useAmountsQuestion } from '../documents/export/amounts-question.tsx';
import { usePreferences } from '../settings/preferences.tsx';

interface PrintButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  /** Prints something other than the current page. */
  readonly onPrint?: () => void;
  /** The paper shows its amounts, also where the page hides them. */
  readonly alwaysShows?: boolean;
}

/** Prints the page or its paper; while amounts are hidden it asks first, and whether the paper should show them. */
export function PrintButton(props: PrintButtonProps) {
  const { onPrint = () => print(), alwaysShows = false, children = 'พิมพ์', ...button } = props;
  const { change } = usePreferences();
  const { question, ask } = useAmountsQuestion(
    alwaysShows ? 'เอกสารนี้จะแสดงจำนวนเงิน' : 'ต้องการให้แสดงจำนวนเงินบนกระดาษหรือไม่',
  );
  function printShown() {
    flushSync(() => change({ hideAmounts: false }));
    onPrint();
    change({ hideAmounts: true });
  }
  const ways = alwaysShows
    ? { พิมพ์พร้อมจำนวนเงิน: onPrint }
    : { พิมพ์พร้อมจำนวนเงิน: printShown, พิมพ์โดยซ่อนไว้: onPrint };
  return (
    <>
      <Button icon={<Printer />} {...button} onClick={() => ask(onPrint, ways)}>
        {children}
      </Button>
      {question}
    </>
  );
}
