import rules from '@coop/cooperative/content/election/rules.json' with { type: 'json' };
import { readContent } from '@coop/cooperative/content/read-content';
import { Words } from '@coop/cooperative/content/written';
import { today } from '@coop/cooperative/moments';
import { CLOSES_AT, OPENS_AT, rollShownOn, votingDay } from '@coop/cooperative/rules/election-days';
import { electionYear } from '@coop/cooperative/site/election';
import { BOX_SIZE, rollOf } from '@coop/cooperative/site/election-roll';
import { ELECTION_PLACES } from '@coop/cooperative/site/election-units';
import { formatThaiDate, toBuddhistYear } from '@coop/format/thai-date';
import type { PaperBlock } from '@coop/papers/paper';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../call/wire-error.ts';
import { worldOf } from '../../call/world-of.ts';
import type { World } from '../../world/world.ts';
import type { Worlds } from '../../world/worlds.ts';
import { coopPdf, listBlock, tableBlock } from './letterhead.ts';

const ElectionRules = z.array(Words).check(z.minLength(1));

export const ELECTION_RULES = readContent('election/rules.json', ElectionRules, rules);

const BOM = '\uFEFF';

const hour = (time: string) => time.slice(0, 5);

function rulesFile(year: number): Promise<Buffer> {
  const yearBE = toBuddhistYear(year);
  const blocks: PaperBlock[] = [
    {
      kind: 'text',
      text: `สมาชิกลงคะแนนวันที่ ${formatThaiDate(votingDay(year), 'long')} เวลา ${hour(OPENS_AT)} ถึง ${hour(CLOSES_AT)} น.`,
    },
    listBlock(ELECTION_RULES, true),
  ];
  const title = `ระเบียบการลงคะแนนเลือกตั้ง ปี ${yearBE}`;
  return coopPdf({ title, number: 'ลต.1', on: rollShownOn(year), blocks });
}

const UNIT_COLUMNS = ['หน่วย', 'อำเภอ', 'สถานที่', 'ผู้มีสิทธิ', 'จำนวนช่อง'];

async function unitRows(world: World, year: number): Promise<string[][]> {
  const rolls = await rollOf(world.view(), year);
  return rolls.map(({ unitNo, voters }) => {
    const { amphur = '', place = '' } =
      ELECTION_PLACES.find((electionPlace) => electionPlace.no === unitNo) ?? {};
    const boxes = Math.ceil(voters.length / BOX_SIZE);
    return [String(unitNo), amphur, place, String(voters.length), String(boxes)];
  });
}

function unitsFile(year: number, rows: string[][]): Promise<Buffer> {
  const title = `บัญชีหน่วยเลือกตั้ง ปี ${toBuddhistYear(year)}`;
  const blocks: PaperBlock[] = [
    { kind: 'text', text: 'สมาชิกลงคะแนนที่หน่วยของอำเภอที่หน่วยงานต้นสังกัดตั้งอยู่' },
    tableBlock([UNIT_COLUMNS, ...rows]),
  ];
  return coopPdf({ title, number: 'ลต.2', on: rollShownOn(year), blocks });
}

const PDF = 'application/pdf';

/** Returns the papers of the running election by file name; the polling places also as a spreadsheet. */
export async function electionFiles(world: World) {
  const year = electionYear(today(world.clock));
  const yearBE = toBuddhistYear(year);
  const rows = await unitRows(world, year);
  const table = [UNIT_COLUMNS, ...rows].map((row) => row.join(','));
  return [
    {
      label: `ระเบียบการลงคะแนน ปี ${yearBE} (PDF)`,
      file: `rules-${yearBE}.pdf`,
      name: `ระเบียบการลงคะแนน ปี ${yearBE}.pdf`,
      type: PDF,
      content: await rulesFile(year),
    },
    {
      label: `บัญชีหน่วยเลือกตั้ง ปี ${yearBE} (PDF)`,
      file: `units-${yearBE}.pdf`,
      name: `บัญชีหน่วยเลือกตั้ง ปี ${yearBE}.pdf`,
      type: PDF,
      content: await unitsFile(year, rows),
    },
    {
      label: `บัญชีหน่วยเลือกตั้ง ปี ${yearBE} สำหรับคำนวณ (CSV)`,
      file: `units-${yearBE}.csv`,
      name: `บัญชีหน่วยเลือกตั้ง ปี ${yearBE}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Buffer.from(`${BOM}${[...table, ''].join('\r\n')}`),
    },
  ];
}

/** Registers GET /mediafiles/election/{file}. */
export function registerElectionFiles(app: FastifyInstance, worlds: Worlds): void {
  app.get<{ Params: { file: string } }>('/mediafiles/election/:file', async (request, reply) => {
    const files = await electionFiles(worldOf(request, worlds));
    const found = files.find((file) => file.file === request.params.file);
    if (!found) throw notFound();
    return reply
      .type(found.type)
      .header(
        'content-disposition',
        `attachment; filename="election-${found.file}"; filename*=UTF-8''${encodeURIComponent(found.name)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(found.content);
  });
}
