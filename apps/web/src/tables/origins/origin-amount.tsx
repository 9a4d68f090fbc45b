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
  /** Closes what it stands in, where a row is gone to. */
  readonly onLeave?: () => void;
};

/** A sum that says where it comes from once it is pressed. */
export function OriginAmount({ origin, onLeave, ...amount }: OriginAmountProps) {
  const shown = <Amount {...amount} />;
  return origin ? (
    <OriginButton origin={origin} onLeave={onLeave}>
      {shown}
    </OriginButton>
  ) : (
    shown
  );
}

interface OriginButtonProps {
  readonly origin: Origin;
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

function OriginButton({ origin, onLeave, children }: OriginButtonProps) {
  const [open, setOpen] = useState<boolean>();
  const close = () => setOpen(false);
  const leave = () => {
    close();
    onLeave?.();
  };
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
          <Dialog title={title} open={open} onClose={close}>
            <Rows origin={origin} onLeave={leave} />
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
              <OriginAmount satang={row.satang} unit="บาท" origin={row.of} onLeave={onLeave} />
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
