import type { Voter } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFact } from '../../../parts/papers/paper.ts';
import { hoursOf } from '../place.ts';
import { text } from '../text.ts';

const words = text.look;

/** A voter's line in the list, for screen and paper. */
export function voterFacts(voter: Voter): PaperFact[] {
  return [
    [words.name, voter.name_masked],
    [words.memberNo, voter.membership_no_masked],
    [words.card, voter.card_person_masked],
    [words.unit, words.unitName(voter.unit_no, voter.unit_name)],
    [words.place, voter.place],
    [text.votingDay, formatThaiDate(voter.open_at.slice(0, 10), 'full')],
    [words.time, hoursOf(voter)],
    [words.box, words.boxNo(voter.field_number)],
    [words.sequence, formatCount(voter.sequence)],
  ];
}
