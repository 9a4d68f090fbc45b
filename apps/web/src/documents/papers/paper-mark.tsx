import type { Verification } from '@coop/contracts/entry/verification';
import { keyed } from '@coop/format/keyed';
import { MARK_ALT } from '@coop/papers/mark';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { keepFigure } from '@coop/ui/keep-figure';
import { Parts } from '@coop/ui/whole';
import { useEffect } from 'react';
import { atFirst } from '../../page/first-use.ts';
import { useOrigin } from '../../site/rendered-page.ts';
import { LazyQrCode, loadDrawing } from './lazy-qr-code.tsx';
import { markOf } from './mark.ts';
import styles from './paper-mark.module.css';

const USER_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * For a paper that is not there until it is printed, and then at once: loads the drawing when somebody first moves on the
 * page. Where it has not come in time, the paper has the number and the short code.
 */
export function useEarlyPaperMark(verification: Verification | undefined): void {
  const isNeeded = verification !== undefined;
  useEffect(() => {
    return isNeeded ? atFirst(USER_EVENTS, () => void loadDrawing()) : undefined;
  }, [isNeeded]);
}

/** A long address ends its lines after a slash: after a dash nobody would know whether to type it. */
const partsOf = (address: string) => address.match(/[^/]+\/*/g) ?? [];

/** Shows by what anyone can check the paper that it stands on; nothing where the backend signs none. */
export function PaperMark({ verification }: { verification: Verification | undefined }) {
  const origin = useOrigin();
  const isHidden = useAmountsHidden();
  const mark = markOf(verification, origin, isHidden);
  if (!mark) return null;
  return (
    <div className={styles.mark}>
      <LazyQrCode content={mark.content} label={MARK_ALT} />
      <div>
        <p>
          <Parts
            parts={[
              { text: 'ตรวจสอบที่ ', whole: false },
              ...partsOf(mark.address).map((text) => ({ text, whole: true })),
            ]}
          />
        </p>
        <dl>
          {keyed(mark.facts, ([term]) => term).map(([key, [term, value]]) => (
            <div key={key}>
              <dt>{term}</dt> <dd {...keepFigure(value)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
