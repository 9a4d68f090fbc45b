import type { Voter } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { PersonName, Whole } from '@coop/ui/whole';
import { hoursOf } from './place.ts';
import { text } from './text.ts';

const words = text.look;

/** A voter's line in the list, for screen and paper. */
export function voterFacts(voter: Voter) {
  return [
    { term: words.name, value: <PersonName>{voter.name_masked}</PersonName> },
    { term: words.memberNo, value: voter.membership_no_masked },
    { term: words.card, value: <span className="nowrap">{voter.card_person_masked}</span> },
    { term: words.unit, value: words.unitName(voter.unit_no, voter.unit_name) },
    { term: words.place, value: <Whole>{voter.place}</Whole> },
    { term: text.votingDay, value: formatThaiDate(voter.open_at.slice(0, 10), 'full') },
    { term: words.time, value: hoursOf(voter) },
    { term: words.box, value: words.boxNo(voter.field_number) },
    { term: words.sequence, value: formatCount(voter.sequence) },
  ];
}
