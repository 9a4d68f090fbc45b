import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import type { Defect } from '../broken-mock.ts';
import { type Any, answering, type Breach, calling, editing, MORE_CASES } from './breach.ts';

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
const negative = (key: EndpointKey, field: string): Breach[] => [
  {
    name: `${key} takes less than nought`,
    cause: 'takes-negative',
    at: [key],
    words: MORE_CASES,
    defect: () =>
      calling(key, (call) => {
        call.body = call.body.replaceAll(`"${field}":"-`, `"${field}":"`);
      }),
  },
];

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
const onlySaid = (key: EndpointKey): Breach => ({
  name: `${key} is acknowledged and not stored`,
  cause: 'not-stored',
  at: [key],
  defect: () =>
    answering(key, (answered) => {
      if (answered.status !== 200 && answered.status !== 404) return;
      answered.status = 200;
      answered.body = '{"rc_code":"1","rc_des":"บันทึกแล้ว"}';
    }),
});

/** Writes that are made twice, or not at all. */
export const writeBreaches: readonly Breach[] = [
  {
    name: 'the same request for welfare is made twice',
    cause: 'sent-twice-made-twice',
    at: ['memberWelfareCreate'],
    defect: () => freshKey('memberWelfareCreate', 'idempotency_key'),
  },
  {
    name: 'the same demand is filed twice',
    cause: 'sent-twice-made-twice',
    at: ['infoDemandCreate'],
    defect: () => freshKey('infoDemandCreate', 'key'),
  },
  {
    name: 'a request for welfare is not stored',
    cause: 'not-stored',
    at: ['memberWelfareCreate'],
    defect: () => editing('memberWelfareList', (body) => void body.history.splice(10)),
  },
  {
    name: 'a question is not stored',
    cause: 'not-stored',
    at: ['infoBoardCreate'],
    defect: () =>
      answering('infoBoardShow', (answered) => {
        answered.status = 404;
        answered.body = JSON.stringify(thai);
      }),
  },
  {
    name: 'a note is stale after saving',
    cause: 'not-stored',
    at: ['memberNoteSave'],
    defect: () => editing('memberNoteList', () => ({ rows: [] })),
  },
  {
    name: 'a note is not deleted',
    cause: 'not-stored',
    at: ['memberNoteDelete'],
    defect: () =>
      editing('memberNoteList', (body) => {
        body.rows.push(note);
      }),
  },
  {
    name: 'a consent is not stored',
    cause: 'not-stored',
    at: ['memberConsentUpdate'],
    defect: () =>
      editing('memberConsentList', (body) => {
        for (const row of body.rows) row.given = true;
      }),
  },
  {
    name: 'an answer on the board is not stored',
    cause: 'not-stored',
    at: ['infoBoardAnswerCreate'],
    defect: () => editing('infoBoardShow', (body) => void body.answers.pop()),
  },
  {
    name: 'a copy of the data is not logged',
    cause: 'not-stored',
    at: ['memberDataCopyCreate'],
    defect: () => editing('memberConsentList', (body) => void body.log.splice(0)),
  },
  {
    name: 'a relative goes on reading',
    cause: 'not-stored',
    at: ['memberRelativeEnd'],
    defect: () =>
      editing('memberRelativeList', (body) => {
        for (const row of body.rows) row.state = 'reading';
      }),
  },
  ...(
    [
      'memberGuaranteeAskAnswer',
      'memberRequestpromoneyStop',
      'memberPushSubscribe',
      'memberPushTest',
      'memberPasskeyRegister',
    ] as const
  ).map(onlySaid),
  {
    name: 'a loan application is not stored',
    cause: 'not-stored',
    at: ['memberLoanApplyCreate'],
    defect: () => editing('memberLoanApplyList', (body) => void body.applications.splice(0)),
  },
  {
    name: 'a bill is not recorded as transferred',
    cause: 'not-stored',
    at: ['membergroupTransferCreate'],
    defect: () =>
      editing('membergroupDeductResultShow', (body) => {
        body.transferred_date = '';
      }),
  },
  {
    name: 'a note is told to another member',
    cause: 'told-to-another',
    at: ['memberNoteSave'],
    defect: notesOfAll,
  },
  {
    name: 'a note is stored twice',
    cause: 'made-twice',
    at: ['memberNoteSave'],
    defect: () => editing('memberNoteList', (body) => ({ rows: [...body.rows, ...body.rows] })),
  },
  {
    name: 'a note is stored in spite of a refusal',
    cause: 'stored-though-refused',
    at: ['memberNoteSave'],
    defect: () => editing('memberNoteSave', (body) => ({ ...body, rc_code: '0' })),
  },
  {
    name: 'a session that is ended lives on',
    cause: 'session-end-ends-nothing',
    at: ['memberSessionEnd'],
    defect: () => ({
      onCall(call) {
        if (call.path === endpoints.memberSessionEnd.path) call.body = '{"session_id":"of-nobody"}';
      },
      onAnswer(answered, { path }) {
        if (path !== endpoints.memberSessionEnd.path || answered.status === 401) return;
        answered.status = 200;
        answered.body = JSON.stringify(examples.memberSessionEnd.response);
      },
    }),
  },
  {
    name: 'sessions outlive a new password',
    cause: 'session-outlives-password',
    at: ['memberPasswordUpdate'],
    defect: survivingSessions,
  },
  {
    name: 'a new password cannot be set',
    cause: 'not-reached',
    at: ['memberPasswordUpdate'],
    defect: () =>
      answering('memberPasswordUpdate', (answered) => {
        answered.status = 422;
        answered.body = JSON.stringify(thai);
      }),
  },
  ...negative('memberRequestpromoneyCreate', 'amount'),
  ...negative('memberLoanApplyCreate', 'amount'),
  ...negative('memberGuarantorCheck', 'amount'),
];
