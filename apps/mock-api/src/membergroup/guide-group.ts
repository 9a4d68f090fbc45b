import type { GuideEvent } from '@coop/contracts/membergroup/guide-group';
import { today } from '@coop/cooperative/moments';
import { deriveAgencyRep } from '@coop/cooperative/people/agency-rep';
import { recvPeriod } from '@coop/cooperative/remittance/sheet';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { BILL_DAY } from '@coop/cooperative/rules/products';
import { workingDayBefore } from '@coop/cooperative/rules/working-days';
import { addDays, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { FastifyInstance } from 'fastify';
import type { HandlersOf } from '../call/handler.ts';
import { notFound } from '../call/wire-error.ts';
import { GUIDE, GUIDE_FILES } from './guide-text.ts';
import { agencyOf } from './sheet.ts';

/** Months covered by the calendar. */
const MONTHS_AHEAD = BY_LAWS.bills.guide_months;
const FOLDER = '/mediafiles/membergroup';

function eventsOf(month: number, payDay: number): GuideEvent[] {
  const day = (no: number) => startOfMonthIndex(month).slice(0, 8) + String(no).padStart(2, '0');
  const name = formatThaiMonth(recvPeriod(month));
  return [
    {
      date: day(BILL_DAY),
      title: 'รับงบหน้าเรียกเก็บ',
      detail: `งบหน้าเรียกเก็บและหนังสือนำส่งงวด${name} พร้อมให้พิมพ์`,
    },
    {
      // Salaries due on a closed day are paid on the working day before.
      date: workingDayBefore(addDays(day(payDay), 1)),
      title: 'หักเงินเดือนและบันทึกผล',
      detail: `หักเงินตามงบหน้าเรียกเก็บงวด${name} แล้วบันทึกผลการหัก`,
    },
    {
      date: dueOn(month),
      title: 'ครบกำหนดโอนเงิน',
      detail: `โอนเงินงวด${name} และส่งใบนำส่งเงิน`,
    },
  ];
}

const dated = <T extends { title: string; html: string }>({ title, html }: T) => ({
  title,
  html,
  updated_at: GUIDE.updated,
});

export const membergroupGuideGroupHandlers: HandlersOf<'membergroupGuideGroupShow'> = {
  membergroupGuideGroupShow(call) {
    const { world } = call;
    const { payDay } = deriveAgencyRep(world.view(), agencyOf(call));
    const now = today(world.clock);
    const months = Array.from({ length: MONTHS_AHEAD }, (_, i) => monthIndex(now) + i);
    return {
      steps: GUIDE.steps.map(dated),
      calendar: months
        .flatMap((month) => eventsOf(month, payDay))
        .filter((event) => event.date >= now),
      contacts: GUIDE.contacts.map((contact) => ({ ...contact })),
      files: GUIDE_FILES.map(({ file, title, content }) => ({
        title,
        file_url: `${FOLDER}/${file}`,
        file_size: Buffer.byteLength(content),
        updated_at: GUIDE.updated,
      })),
      faq: GUIDE.faq.map(dated),
    };
  },
};

/** Registers the files of the guidelines, which contain no personal data. */
export function registerGuideFiles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(`${FOLDER}/:file`, async (request, reply) => {
    const file = GUIDE_FILES.find((guideFile) => guideFile.file === request.params.file);
    if (!file) throw notFound();
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`${file.title}.csv`)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(file.content);
  });
}
