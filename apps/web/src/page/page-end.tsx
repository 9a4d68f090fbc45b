import { Link } from 'react-router';
import { PrintPage } from './print-page.tsx';

interface PageEndProps {
  /** Pages to read on. */
  readonly links?: readonly (readonly [to: string, words: string])[];
}

/** End of a page that is read and printed: where to read on, each on a line of its own if need be, and the printer. */
export function PageEnd({ links = [] }: PageEndProps) {
  return (
    <div className="stack no-print">
      {links.length > 0 && (
        <p className="row">
          {links.map(([to, words]) => (
            <Link key={to} to={to}>
              {words}
            </Link>
          ))}
        </p>
      )}
      <div className="row">
        <PrintPage className="needs-scripts">พิมพ์หน้านี้</PrintPage>
      </div>
    </div>
  );
}
