import { keyed } from '@coop/format/keyed';
import { Amount, type AmountProps } from '@coop/ui/amount';
import { Dialog } from '@coop/ui/dialog';
import { Sentence, useFigure } from '@coop/ui/sentence';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { type NamedRow, type Origin, originWords } from './origin.ts';
import styles from './origins.module.css';

type OriginAmountProps = Pick<AmountProps, 'size' | 'unit' | 'signed'> & {
  readonly satang: number | null;
  /** Without it the amount stands there as any other. */
  readonly origin: Origin | undefined;
};

/** A sum that says where it comes from once it is pressed. */
export function OriginAmount({ origin, ...amount }: OriginAmountProps) {
  const shown = <Amount {...amount} />;
  return origin ? <OriginButton origin={origin}>{shown}</OriginButton> : shown;
}

function OriginButton({ origin, children }: { origin: Origin; children: ReactNode }) {
  const [open, setOpen] = useState<boolean>();
  const title = `ที่มาของ${origin.name}`;
  return (
    <>
      <button
        type="button"
        className={styles.sum}
        aria-haspopup="dialog"
        title={title}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open !== undefined &&
        // Beside the page: in a figure or a table it would be written as that is.
        createPortal(
          <Dialog title={title} open={open} onClose={() => setOpen(false)}>
            <Rows origin={origin} onLeave={() => setOpen(false)} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The sentence, then each row with the way to its record. */
function Rows({ origin, onLeave }: { origin: Origin; onLeave: () => void }) {
  const figure = useFigure();
  return (
    <div className="stack">
      <p className={styles.sentence} translate="no">
        <Sentence>{originWords(origin, figure)}</Sentence>
      </p>
      <ul className={styles.rows}>
        {keyed(origin.rows, ({ name }) => name).map(([key, row]) => (
          <li key={key}>
            <span className={styles.row}>
              <Name row={row} onLeave={onLeave} />
              <Amount satang={row.satang} unit="บาท" />
            </span>
            {row.of && (
              <span className={styles.of} translate="no">
                <Sentence>{originWords(row.of, figure)}</Sentence>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Name = ({ row: { name, to }, onLeave }: { row: NamedRow; onLeave: () => void }) =>
  to ? (
    <Link className="tap" to={to} onClick={onLeave}>
      {name}
    </Link>
  ) : (
    <span>{name}</span>
  );
