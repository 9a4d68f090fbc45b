import type { Voter } from '@coop/contracts/info/election';
import { fileName } from '../../../parts/export/file-name.ts';
import type { PaperFile } from '../../../parts/papers/paper.ts';
import { text } from '../text.ts';
import { voterFacts } from './voter-facts.ts';

const words = text.look;

/** The card for a voter: when and where, and what to bring. */
export function voterFile(voter: Voter, election: string): PaperFile {
  return {
    name: fileName({ title: words.cardTitle }),
    papers: [
      {
        title: words.cardTitle,
        sub: election,
        blocks: [
          { kind: 'facts', sides: [voterFacts(voter)] },
          { kind: 'text', text: 'โปรดนำบัตรนี้และบัตรประจำตัวประชาชนไปแสดงต่อเจ้าหน้าที่ประจำช่อง' },
        ],
      },
    ],
  };
}
