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
    ['ชื่อ', voter.name_masked],
    ['เลขทะเบียน', voter.membership_no_masked],
    ['เลขประจำตัวประชาชน', voter.card_person_masked],
    ['หน่วยเลือกตั้ง', words.unitName(voter.unit_no, voter.unit_name)],
    ['สถานที่', voter.place],
    [text.votingDay, formatThaiDate(voter.open_at.slice(0, 10), 'full')],
    ['เวลา', hoursOf(voter)],
    ['ช่องลงคะแนน', words.boxNo(voter.field_number)],
    ['ลำดับในบัญชี', formatCount(voter.sequence)],
  ];
}
