import type { KepLine } from '@coop/contracts/member/kep';
import { WholeNumbers } from '@coop/ui/whole';

type KepLineName = Pick<KepLine, 'item_group' | 'item_desc' | 'ref_no'> &
  Partial<Pick<KepLine, 'is_arrear' | 'is_extra'>>;

function isNumbered({ item_group, ref_no }: KepLineName): boolean {
  return (item_group === 'LOAN' || item_group === 'DEPOSIT') && ref_no !== '';
}

const nameOf = ({ item_desc, is_arrear }: KepLineName) =>
  is_arrear ? `ค้างชำระ ${item_desc}` : item_desc;

/** Text of a line, with the number of its contract or account. */
export function lineWords(line: KepLineName): string {
  return isNumbered(line) ? `${nameOf(line)} ${line.ref_no}` : nameOf(line);
}

/** Keeps a count in brackets with what is counted: `(13 ศพ)`. */
export const withWholeCounts = (name: string): string =>
  name.replace(/(\(\d{1,9}) (?=[\u0E01-\u0E4E])/g, '$1\u00a0');

/** The same for the page, one piece in a link as wide as a finger; neither the number nor a count wraps. */
export function LineName({ line }: { line: KepLineName }) {
  return (
    <span>
      <WholeNumbers>{withWholeCounts(nameOf(line))}</WholeNumbers>
      {isNumbered(line) && (
        <>
          {' '}
          <span className="nowrap" translate="no">
            {line.ref_no}
          </span>
        </>
      )}
    </span>
  );
}

/**
 * Returns what identifies a line, also between months: a contract may have more, for arrears and for what a standing
 * order pays.
 */
export function lineKey(line: KepLineName): string {
  const { item_group, ref_no, is_arrear = false, is_extra = false } = line;
  return `${item_group}/${ref_no}/${is_arrear}/${is_extra}`;
}
