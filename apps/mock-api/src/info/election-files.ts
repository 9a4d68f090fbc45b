import { toBuddhistYear } from '@coop/format/thai-date';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import rules from '../../content/election/rules.json' with { type: 'json' };
import { notFound } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import { readContent } from '../world/content/read-content.ts';
import { Words } from '../world/content/written.ts';
import { electionYear } from '../world/site/election.ts';
import { BOX_SIZE, rollOf } from '../world/site/election-roll.ts';
import { ELECTION_PLACES } from '../world/site/election-units.ts';
import { today } from '../world/state/clock.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';

export const ElectionRules = z.array(Words).check(z.minLength(1));

export const ELECTION_RULES = readContent('election/rules.json', ElectionRules, rules);

const BOM = '\uFEFF';

function rulesFile(yearBE: number): string {
  const lines = ELECTION_RULES.map((rule, index) => `${index + 1}. ${rule}`);
  return `${BOM}${[`ระเบียบการลงคะแนนเลือกตั้ง ปี ${yearBE}`, '', ...lines, ''].join('\r\n')}`;
}

async function unitsFile(world: World, year: number): Promise<string> {
  const rolls = await rollOf(world.view(), year);
  const lines = rolls.map(({ unitNo, voters }) => {
    const unit = ELECTION_PLACES.find((one) => one.no === unitNo);
    const boxes = Math.ceil(voters.length / BOX_SIZE);
    return [unitNo, unit?.amphur, unit?.place, voters.length, boxes].join(',');
  });
  return `${BOM}${['หน่วย,อำเภอ,สถานที่,ผู้มีสิทธิ,จำนวนช่อง', ...lines, ''].join('\r\n')}`;
}

/** Papers of the running election, by the name of their file. */
export async function electionFiles(world: World) {
  const year = electionYear(today(world.clock));
  const yearBE = toBuddhistYear(year);
  return [
    {
      label: `ระเบียบการลงคะแนน ปี ${yearBE} (TXT)`,
      file: `rules-${yearBE}.txt`,
      type: 'text/plain; charset=utf-8',
      content: rulesFile(yearBE),
    },
    {
      label: `บัญชีหน่วยเลือกตั้ง ปี ${yearBE} (CSV)`,
      file: `units-${yearBE}.csv`,
      type: 'text/csv; charset=utf-8',
      content: await unitsFile(world, year),
    },
  ];
}

/** Registers GET /mediafiles/election/{file}. */
export function registerElectionFiles(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { file: string } }>('/mediafiles/election/:file', async (request, reply) => {
    const files = await electionFiles(worldOf(request, worlds));
    const found = files.find((one) => one.file === request.params.file);
    if (!found) throw notFound();
    return reply
      .type(found.type)
      .header('content-disposition', `attachment; filename="election-${found.file}"`)
      .header('x-content-type-options', 'nosniff')
      .send(found.content);
  });
}
