import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Defect } from '../broken-mock.ts';
import { type Breach, edits, isAt } from './breach.ts';

const OWN = '00001';
const OTHER = '00003';

/** Answers an endpoint with the other member's records; `hides` puts the asker's own number into them. */
function othersAnswer(key: EndpointKey, hides = false): Defect {
  const tokens = new Map<string, string>();
  let isOwn = false;
  return {
    onCall(call) {
      if (!isAt(key, call.path)) return;
      const token = tokens.get(OWN);
      const other = tokens.get(OTHER);
      isOwn = call.headers.authorization === `Bearer ${token}`;
      if (isOwn && other) call.headers.authorization = `Bearer ${other}`;
    },
    onAnswer(answered, call) {
      if (isAt('memberAuthLogin', call.path) && answered.status === 200) {
        const { token, membership_no } = JSON.parse(answered.body);
        tokens.set(membership_no, token);
      }
      if (isAt(key, call.path) && isOwn && hides)
        answered.body = answered.body.replaceAll(OTHER, OWN);
    },
  };
}

/** Gives the first answer of an endpoint to everybody, like a cache that ignores who asks. */
function cached(keys: readonly EndpointKey[]): Defect {
  const kept = new Map<string, string>();
  return {
    onAnswer(answered, call) {
      const key = keys.find((endpointKey) => isAt(endpointKey, call.path));
      if (!key || answered.status !== 200) return;
      const name = key + call.body;
      const first = kept.get(name);
      if (first === undefined) kept.set(name, answered.body);
      else answered.body = first;
    },
  };
}

const foreign = (key: EndpointKey, hides: boolean): Breach => ({
  name: `${key} is another member’s${hides ? ', under the own number' : ''}`,
  cause: 'answer-of-another',
  at: [key],
  defect: () => othersAnswer(key, hides),
});

const AGENCY_PAPERS = ['membergroupDashboardShow', 'membergroupKeeprepShow'] as const;
const AGENCY = ['80010001', 'โรงเรียนบ้านตัวอย่าง'] as const;
const OTHER_AGENCY = ['80010003', 'โรงเรียนวัดปลายคลอง'] as const;

/** Opens the session of another agency at a login; `hides` puts the asker's own number into its papers. */
function anotherAgencys(hides: boolean): Defect {
  return {
    onCall(call) {
      if (isAt('membergroupAuthLogin', call.path) || hides)
        call.body = call.body.replace(AGENCY[0], OTHER_AGENCY[0]);
    },
    onAnswer(answered, call) {
      const isLogin = isAt('membergroupAuthLogin', call.path);
      if (isLogin || hides) answered.body = answered.body.replaceAll(OTHER_AGENCY[0], AGENCY[0]);
      if (isLogin) answered.body = answered.body.replaceAll(OTHER_AGENCY[1], AGENCY[1]);
    },
  };
}

export const ownerBreaches: readonly Breach[] = [
  foreign('memberInfoShow', false),
  foreign('memberInfoShow', true),
  foreign('memberShareList', true),
  foreign('memberKepList', true),
  foreign('memberGianList', true),
  foreign('memberConfirmLetterShow', false),
  {
    name: 'a cache answers everybody with the first one’s shares',
    cause: 'answer-of-another',
    at: ['memberShareList', 'memberInfoShow'],
    defect: () => cached(['memberShareList']),
  },
  ...edits(
    'memberAuthLogin',
    [
      [
        'login answers for another number',
        'answer-of-another',
        (body) => {
          body.membership_no = '00007';
        },
      ],
      [
        'login names another person',
        'one-person',
        (body) => {
          body.member.member_name = 'คนอื่น';
        },
      ],
    ],
    ['memberInfoShow'],
  ),
  ...edits('membergroupAuthLogin', [
    [
      'login answers for another agency',
      'answer-of-another',
      (body) => {
        body.member_group_no = '80010009';
      },
    ],
  ]),
  ...edits('membergroupDashboardShow', [
    [
      'the first page is another agency’s',
      'answer-of-another',
      (body) => {
        body.member_group_no = '80010009';
      },
    ],
  ]),
  ...edits(
    'memberKepShow',
    [
      [
        'the receipt is of another number',
        'answer-of-another',
        (body) => {
          body.membership_no = '00007';
        },
      ],
      [
        'the receipt’s shares are of another number',
        'answer-of-another',
        (body) => {
          body.lines[0].ref_no = '00007';
        },
      ],
    ],
    ['memberKepList'],
  ),
  {
    name: 'an agency’s session is that of another',
    cause: 'answer-of-another',
    at: AGENCY_PAPERS,
    defect: () => anotherAgencys(false),
    alone: true,
  },
  {
    name: 'another agency’s papers under the own number',
    cause: 'answer-of-another',
    at: AGENCY_PAPERS,
    defect: () => anotherAgencys(true),
    alone: true,
  },
];
