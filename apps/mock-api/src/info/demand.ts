import type { DemandRow, infoDemand } from '@coop/contracts/info/demand';
import { wallTime } from '@coop/cooperative/moments';
import { matching } from '@coop/cooperative/site/board';
import { type DemandState, demandsFor, nextDemandNo } from '@coop/cooperative/site/demands';
import { readerOf } from '@coop/cooperative/site/moderation';
import { checkBot } from '../bot-check/check.ts';
import type { HandlersOf } from '../call/handler.ts';
import { hashOf, sentBefore } from '../call/same-body.ts';
import { notFound } from '../call/wire-error.ts';
import { demandPaper } from '../paper/verify/demand.ts';
import { stamp } from '../paper/verify/stamp.ts';
import { recordNow } from '../world/state/record-now.ts';
import { pageOf } from './pages.ts';
import { cleanLine, cleanText } from './visitor-text.ts';

function wireRow(demand: DemandState): DemandRow {
  const first = demand.log[0];
  const last = demand.log.at(-1);
  return {
    demand_no: demand.no,
    kind: demand.kind,
    topic: demand.topic,
    status: last?.status ?? 'รับเรื่อง',
    owner: demand.owner,
    created_at: wallTime(first?.at ?? 0),
    updated_at: wallTime(last?.at ?? 0),
    access: demand.access,
    is_mine: demand.isMine,
  };
}

const repliedAt = (demand: DemandState) => {
  const last = demand.log.at(-1);
  return demand.reply !== '' && last ? wallTime(last.at) : '';
};

const FILED = 'รับเรื่องแล้ว โปรดเก็บหมายเลขติดตามเรื่องไว้';

export const infoDemandHandlers: HandlersOf<keyof typeof infoDemand> = {
  infoDemandList({ body: { page, q = '', status, mine }, world }) {
    const all = demandsFor(world.overlay, readerOf(world, mine));
    const wanted = status ? all.filter((demand) => demand.log.at(-1)?.status === status) : all;
    const found = matching(wanted, q, (state) => `${state.no} ${state.topic} ${state.detail}`);
    return { ...pageOf(found, page, wireRow), q };
  },

  infoDemandShow({ body: { demand_no, mine }, world }) {
    const all = demandsFor(world.overlay, readerOf(world, mine));
    const demand = all.find((state) => state.no === demand_no);
    if (!demand) throw notFound();
    return {
      ...wireRow(demand),
      detail: demand.detail,
      ...(demand.contact && { contact: demand.contact }),
      log: demand.log.map(({ status, at, note }) => ({ status, at: wallTime(at), note })),
      reply_html: demand.reply,
      replied_at: repliedAt(demand),
      verification: stamp(world, demandPaper(demand)),
    };
  },

  infoDemandCreate({ body, world }) {
    checkBot(world, body.recaptcha);
    const { overlay, clock } = world;
    const answer = { rc_code: '1', rc_des: FILED };
    const same = sentBefore(overlay.all('demand', 'all'), 'key', body);
    if (same) return { ...answer, demand_no: same.value.no };
    const no = nextDemandNo(overlay, clock);
    recordNow(world, 'demand', 'all', {
      no,
      key: body.key,
      bodyHash: hashOf(body),
      kind: body.kind,
      topic: cleanLine(body.topic),
      detail: cleanText(body.detail),
      contact: cleanLine(body.contact),
      isPrivate: body.is_private || body.kind === 'ขอเอกสาร',
    });
    return { ...answer, demand_no: no };
  },
};
