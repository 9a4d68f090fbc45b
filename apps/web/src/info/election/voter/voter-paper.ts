import type { Voter } from '@coop/contracts/info/election';
import { formatCount } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFact, PaperFile } from '@coop/papers/paper';
import { fileName } from '../../../documents/export/file-name.ts';
import { hoursOf } from '../place.ts';
import { text } from '../text.ts';

/** A voter's line in the list, for screen and paper. */
export function voterFacts(voter: Voter): PaperFact[] {
  return [
    ['ชื่อ', voter.name_masked],
    ['เลขทะเบียน', voter.membership_no_masked],
    ['เลขประจำตัวประชาชน', voter.card_person_masked],
    ['หน่วยเลือกตั้ง', text.unitName(voter.unit_no, voter.unit_name)],
    ['สถานที่', voter.place],
    [text.votingDay, formatThaiDate(voter.open_at, 'full')],
    ['เวลา', hoursOf(voter)],
    ['ช่องลงคะแนน', `ช่องที่ ${formatCount(voter.field_number)}`],
    ['ลำดับในบัญชี', formatCount(voter.sequence)],
  ];
}

const TITLE = 'บัตรแจ้งหน่วยเลือกตั้ง';

/** The card for a voter: when and where, and what to bring. */
export function voterFile(voter: Voter, election: string): PaperFile {
  return {
    name: fileName({ title: TITLE }),
    papers: [
      {
        title: TITLE,
        sub: election,
        blocks: [
          { kind: 'facts', sides: [voterFacts(voter)] },
          { kind: 'text', text: 'โปรดนำบัตรนี้และบัตรประจำตัวประชาชนไปแสดงต่อเจ้าหน้าที่ประจำช่อง' },
        ],
      },
    ],
  };
}
