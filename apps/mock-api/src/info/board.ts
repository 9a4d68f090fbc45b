import type { BoardAnswer, BoardRow, infoBoard } from '@coop/contracts/info/board';
import { wallTime } from '@coop/cooperative/moments';
import {
  type Answer,
  lastActivity,
  matching,
  nextThreadId,
  type Thread,
  threadsFor,
} from '@coop/cooperative/site/board';
import { type Reader, readerOf } from '@coop/cooperative/site/moderation';
import { checkBot } from '../bot-check/check.ts';
import type { HandlersOf } from '../call/handler.ts';
import { hashOf, sentBefore } from '../call/same-body.ts';
import { notFound } from '../call/wire-error.ts';
import { recordNow } from '../world/state/record-now.ts';
import type { World } from '../world/world.ts';
import { pageOf } from './pages.ts';
import { cleanLine, cleanText, textAsHtml } from './visitor-text.ts';

function wireRow(thread: Thread): BoardRow {
  return {
    board_id: thread.id,
    Question: thread.question,
    Note: thread.note,
    name: thread.by,
    created_at: wallTime(thread.at),
    views: thread.views,
    answer_count: thread.answers.length,
    last_answer_at: thread.answers.length > 0 ? wallTime(lastActivity(thread)) : '',
    pinned: thread.pinned,
    is_staff: thread.isStaff,
    status: thread.status,
  };
}

function wireAnswer({ id, by, staff, text, at, status }: Answer): BoardAnswer {
  return {
    answer_id: id,
    by,
    is_staff: staff !== undefined,
    html: staff ?? textAsHtml(text ?? ''),
    created_at: wallTime(at),
    status,
  };
}

function threadFor(world: World, reader: Reader, id: number): Thread {
  const thread = threadsFor(world.overlay, reader).find((other) => other.id === id);
  if (!thread) throw notFound();
  return thread;
}

const POSTED = 'ส่งกระทู้แล้ว เจ้าหน้าที่จะตรวจสอบก่อนแสดงต่อผู้อื่น';
const ANSWERED = 'ส่งคำตอบแล้ว เจ้าหน้าที่จะตรวจสอบก่อนแสดงต่อผู้อื่น';

export const infoBoardHandlers: HandlersOf<keyof typeof infoBoard> = {
  infoBoardList({ body: { page, q = '', mine }, world }) {
    const threads = threadsFor(world.overlay, readerOf(world, mine));
    const found = matching(threads, q, (thread) => `${thread.question} ${thread.note}`);
    return { ...pageOf(found, page, wireRow), q };
  },

  infoBoardShow({ body: { board_id, mine }, world }) {
    const thread = threadFor(world, readerOf(world, mine), board_id);
    return { ...wireRow(thread), answers: thread.answers.map(wireAnswer) };
  },

  infoBoardCreate({ body, world }) {
    checkBot(world, body.recaptcha);
    const { overlay } = world;
    const answer = { rc_code: '1', rc_des: POSTED, status: 'รอตรวจสอบ' as const };
    const same = sentBefore(overlay.all('board-post', 'all'), 'key', body);
    if (same) return { ...answer, board_id: same.value.id };
    const id = nextThreadId(overlay);
    recordNow(world, 'board-post', 'all', {
      id,
      key: body.key,
      bodyHash: hashOf(body),
      by: cleanLine(body.name),
      memberNo: body.member_no.padStart(6, '0'),
      question: cleanLine(body.Question),
      note: cleanText(body.Note),
    });
    return { ...answer, board_id: id };
  },

  infoBoardAnswerCreate({ body, world }) {
    checkBot(world, body.recaptcha);
    // A thread waiting for moderation takes no answers.
    const { id } = threadFor(world, readerOf(world, []), body.board_id);
    const subject = String(id);
    if (!sentBefore(world.overlay.all('board-answer', subject), 'key', body)) {
      recordNow(world, 'board-answer', subject, {
        key: body.key,
        bodyHash: hashOf(body),
        by: cleanLine(body.name),
        text: cleanText(body.answer),
      });
    }
    return { rc_code: '1', rc_des: ANSWERED, status: 'รอตรวจสอบ' };
  },
};
