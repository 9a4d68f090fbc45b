import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import type { Defect } from '../broken-mock.ts';
import {
  type Any,
  answering,
  type Breach,
  breach,
  calling,
  editing,
  MORE_CASES,
} from './breach.ts';

const thai = { error: 'ไม่สำเร็จ', message: 'ไม่สำเร็จ' };

/** Gives each write a new key. */
function freshKey(key: EndpointKey, field: string): Defect {
  let count = 0;
  return calling(key, (call) => {
    if (!call.body.includes(`"${field}"`) || !endpoints[key]) return;
    count += 1;
    call.body = call.body.replace(new RegExp(`("${field}":"[\\w-]{8,50})"`), `$1-${count}"`);
  });
}

/** Takes an amount below nought for the same one above. */
function negative(key: EndpointKey, field: string): Breach {
  const defect = () =>
    calling(key, (call) => {
      call.body = call.body.replaceAll(`"${field}":"-`, `"${field}":"`);
    });
  return breach(`${key} takes less than nought`, 'takes-negative', [key], defect, MORE_CASES);
}

const note = {
  kind: 'KEP',
  ref_no: '256911',
  title: 'ใบเรียกเก็บเดือนพฤศจิกายน 2569',
  note: 'โอนให้ลูกแทนเดือนนี้',
  revision: 1,
  updated_at: '2026-11-20 10:00:00',
};

/** Tells every member the notes that any of them has. */
function notesOfAll(): Defect {
  const kept = new Map<string, Map<string, Any>>();
  return {
    onAnswer(answered, { path, headers }) {
      if (path !== endpoints.memberNoteList.path || answered.status !== 200) return;
      const world = headers['x-mock-world'] ?? '';
      const all = kept.get(world) ?? new Map<string, Any>();
      kept.set(world, all);
      for (const row of JSON.parse(answered.body).rows) all.set(JSON.stringify(row), row);
      answered.body = JSON.stringify({ rows: [...all.values()] });
    },
  };
}

/** Says of every session that it is alive, once it has been. */
function survivingSessions(): Defect {
  const alive = new Set<string>();
  return {
    onAnswer(answered, { path, headers }) {
      if (path !== endpoints.memberAuthShow.path) {
        if (answered.status === 200 && headers.authorization) alive.add(headers.authorization);
        if (path === endpoints.memberAuthLogin.path && answered.status === 200)
          alive.add(`Bearer ${JSON.parse(answered.body).token}`);
        return;
      }
      if (answered.status !== 401 || !alive.has(headers.authorization ?? '')) return;
      answered.status = 200;
      answered.body = JSON.stringify({ rc_code: '1', status: 200 });
    },
  };
}

/** Says that a write was taken, and takes none. */
const onlySaid = (key: EndpointKey): Breach =>
  breach(`${key} is acknowledged and not stored`, 'not-stored', [key], () => {
    const spared = new WeakSet<object>();
    return {
      onCall(call) {
        if (call.path !== endpoints[key].path) return;
        call.path = endpoints.memberAuthShow.path;
        call.body = '{}';
        spared.add(call);
      },
      onAnswer(answered, call) {
        if (answered.status === 200 && spared.has(call))
          answered.body = '{"rc_code":"1","rc_des":"บันทึกแล้ว"}';
      },
    };
  });

/** Makes a write, and says that it was refused. */
const storedThoughRefused = (key: EndpointKey): Breach =>
  breach(`${key} is stored in spite of a refusal`, 'stored-though-refused', [key], () =>
    editing(key, (body) => ({ ...body, rc_code: '0' })),
  );

/** Shows each row twice, once it has more of them than before a write. */
const doubled = (write: EndpointKey, shown: EndpointKey, list: string): Breach =>
  breach(`${write} makes two`, 'made-twice', [write], () =>
    editing(shown, (body) => ({ ...body, [list]: body[list].flatMap((row: Any) => [row, row]) })),
  );

/** Shows what a write should have changed as if it had not been made. */
const notStored = (
  name: string,
  write: EndpointKey,
  shown: EndpointKey,
  edit: (body: Any) => Any,
): Breach => breach(name, 'not-stored', [write], () => editing(shown, edit));

/** Writes that are made twice, or not at all. */
export const writeBreaches: readonly Breach[] = [
  breach(
    'the same request for welfare is made twice',
    'sent-twice-made-twice',
    ['memberWelfareCreate'],
    () => freshKey('memberWelfareCreate', 'idempotency_key'),
  ),
  breach('the same demand is filed twice', 'sent-twice-made-twice', ['infoDemandCreate'], () =>
    freshKey('infoDemandCreate', 'key'),
  ),
  notStored(
    'a request for welfare is not stored',
    'memberWelfareCreate',
    'memberWelfareList',
    (body) => void body.history.splice(10),
  ),
  breach('a question is not stored', 'not-stored', ['infoBoardCreate'], () =>
    answering('infoBoardShow', (answered) => {
      answered.status = 404;
      answered.body = JSON.stringify(thai);
    }),
  ),
  notStored('a note is stale after saving', 'memberNoteSave', 'memberNoteList', () => ({
    rows: [],
  })),
  notStored('a note is not deleted', 'memberNoteDelete', 'memberNoteList', (body) => {
    body.rows.push(note);
  }),
  notStored('a consent is not stored', 'memberConsentUpdate', 'memberConsentList', (body) => {
    for (const row of body.rows) row.given = true;
  }),
  notStored(
    'an answer on the board is not stored',
    'infoBoardAnswerCreate',
    'infoBoardShow',
    (body) => void body.answers.pop(),
  ),
  notStored(
    'a copy of the data is not logged',
    'memberDataCopyCreate',
    'memberConsentList',
    (body) => void body.log.splice(0),
  ),
  notStored('a relative goes on reading', 'memberRelativeEnd', 'memberRelativeList', (body) => {
    for (const row of body.rows) row.state = 'reading';
  }),
  ...(
    [
      'memberConfirmCreate',
      'memberGuaranteeAskAnswer',
      'memberRequestpromoneyStop',
      'memberPushSubscribe',
      'memberPushTest',
      'memberPasskeyRegister',
    ] as const
  ).map(onlySaid),
  ...(
    [
      'memberConfirmCreate',
      'memberGuaranteeAskAnswer',
      'memberRequestpromoneyStop',
      'memberPushTest',
      'memberPasskeyRegister',
      'memberPasskeyRemove',
      'memberWelfareCancel',
    ] as const
  ).map(storedThoughRefused),
  doubled('memberPushTest', 'memberPushShow', 'history'),
  doubled('memberPasskeyRegister', 'memberPasskeyList', 'rows'),
  breach('a passkey is not removed', 'not-stored', ['memberPasskeyRemove'], () => {
    let kept: Any[] = [];
    return editing('memberPasskeyList', ({ rows }) => {
      if (rows.length > 0) kept = rows;
      return { rows: kept };
    });
  }),
  notStored(
    'a loan application is not stored',
    'memberLoanApplyCreate',
    'memberLoanApplyList',
    (body) => void body.applications.splice(0),
  ),
  notStored(
    'papers that an officer asked for are not stored',
    'memberLoanApplyPapers',
    'memberLoanApplyList',
    (body) => {
      for (const application of body.applications)
        application.files = application.files.filter((file: Any) => file.paper_desc !== undefined);
    },
  ),
  notStored(
    'a bill is not recorded as transferred',
    'membergroupTransferCreate',
    'membergroupDeductResultShow',
    (body) => {
      body.transferred_date = '';
    },
  ),
  breach('a note is told to another member', 'told-to-another', ['memberNoteSave'], notesOfAll),
  breach('a note is stored twice', 'made-twice', ['memberNoteSave'], () =>
    editing('memberNoteList', (body) => ({ rows: [...body.rows, ...body.rows] })),
  ),
  breach(
    'a note is stored in spite of a refusal',
    'stored-though-refused',
    ['memberNoteSave'],
    () => editing('memberNoteSave', (body) => ({ ...body, rc_code: '0' })),
  ),
  breach(
    'a session that is ended lives on',
    'session-end-ends-nothing',
    ['memberSessionEnd'],
    () => ({
      onCall(call) {
        if (call.path === endpoints.memberSessionEnd.path) call.body = '{"session_id":"of-nobody"}';
      },
      onAnswer(answered, { path }) {
        if (path !== endpoints.memberSessionEnd.path || answered.status === 401) return;
        answered.status = 200;
        answered.body = JSON.stringify(examples.memberSessionEnd.response);
      },
    }),
  ),
  breach(
    'sessions outlive a new password',
    'session-outlives-password',
    ['memberPasswordUpdate'],
    survivingSessions,
  ),
  breach('a new password cannot be set', 'not-reached', ['memberPasswordUpdate'], () =>
    answering('memberPasswordUpdate', (answered) => {
      answered.status = 422;
      answered.body = JSON.stringify(thai);
    }),
  ),
  negative('memberRequestpromoneyCreate', 'amount'),
  negative('memberLoanApplyCreate', 'amount'),
  negative('memberGuarantorCheck', 'amount'),
];
