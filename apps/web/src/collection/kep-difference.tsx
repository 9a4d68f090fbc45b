import type { KepChange } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { type Baht, Sentence, useBaht } from '@coop/ui/sentence';
import { type MainCause, mainCauses } from './kep-causes.ts';
import { signedWords } from './signed-amount.tsx';

interface KepDifferenceProps {
  readonly amount: string;
  readonly previous: string | undefined;
  readonly changes: readonly KepChange[];
}

const causeWords = ({ words, satang }: MainCause, baht: Baht) =>
  `${words} (${signedWords(satang, baht)})`;

/** Returns the change of a month's collection since the one before in a sentence; '' where there is nothing to compare. */
function differenceWords(props: KepDifferenceProps, baht: Baht): string {
  const now = parseBaht(props.amount);
  const before = parseBaht(props.previous);
  if (now === null || before === null) return '';
  const difference = now - before;
  if (difference === 0) return 'เท่ากับเดือนก่อน';
  const causes = mainCauses(props.changes, difference);
  const [only] = causes;
  const than = `${difference > 0 ? 'มากกว่า' : 'น้อยกว่า'}เดือนก่อน ${baht(Math.abs(difference))}`;
  if (!only) return than;
  if (causes.length === 1) return `${than} เพราะ${only.words}`;
  const sentences = causes.map((cause) => causeWords(cause, baht));
  return `${than} เพราะ${sentences.slice(0, -1).join(' ')} และ${sentences.at(-1)}`;
}

/** The same as a sentence, whose parts add up to the change. */
export function KepDifference(props: KepDifferenceProps) {
  return <Sentence>{differenceWords(props, useBaht())}</Sentence>;
}
