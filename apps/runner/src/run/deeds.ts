import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import type { Fields } from '../cases/case.ts';
import { deviceOf } from '../openings/devices.ts';
import type { Body } from './read-back.ts';

/** Way in which a reading call shows that a write is stored. */
interface Deed {
  /** The reading call, where it is not the first that the contract says follows. */
  readonly reads?: EndpointKey;
  /** Builds the body of the reading call. */
  readonly asks?: (answer: Body, sent: Fields) => Body;
  readonly shows: (read: Body, answer: Body, sent: Fields) => boolean;
  /** Counts the rows that it makes, where these are not one. */
  readonly makes?: (read: Body) => number;
  /** It is shown some time after it was acknowledged. */
  readonly isLater?: true;
}

const rowsOf = (value: unknown): readonly Body[] => (Array.isArray(value) ? (value as Body[]) : []);

/** The row that has these values in these fields. */
const rowOf = (rows: unknown, like: Body, ...fields: string[]): Body | undefined =>
  rowsOf(rows).find((row) => fields.every((field) => row[field] === like[field]));

const CANCELLED = 'ยกเลิก';
const ENDED = 'ended';
const CONSENTS = 'ยินยอม';
const REFUSES = 'ไม่ยินยอม';

const KEPT: Deed['shows'] = ({ rows }, _, sent) =>
  rowOf(rows, sent, 'kind', 'ref_no', 'note') !== undefined;

/** By the key of the write. */
export const DEEDS: { readonly [K in EndpointKey]?: Deed } = {
  memberTermsAccept: { reads: 'memberTermsShow', shows: ({ rc_code }) => isSuccess(rc_code) },
  memberUploadCreate: { shows: ({ avatar_path }) => Boolean(avatar_path) },
  memberWelfareCreate: {
    shows: ({ history }, answer) => rowOf(history, answer, 'request_no') !== undefined,
  },
  memberWelfareCancel: {
    shows: ({ history }, _, sent) => rowOf(history, sent, 'request_no')?.status === CANCELLED,
  },
  memberRequestpromoneyCreate: {
    shows: ({ requests }, answer) => rowOf(requests, answer, 'request_no') !== undefined,
  },
  memberRequestpromoneyCancel: {
    shows: ({ requests }, _, sent) => rowOf(requests, sent, 'request_no')?.status === CANCELLED,
  },
  memberRequestpromoneyStop: {
    shows: ({ requests }, _, sent) => rowOf(requests, sent, 'request_no')?.can_stop === false,
  },
  memberLoanApplyCreate: {
    shows: ({ applications }, answer) =>
      rowOf(applications, answer, 'application_no') !== undefined,
  },
  memberLoanApplyPapers: {
    shows: ({ applications }, _, sent) => {
      const files = rowsOf(rowOf(applications, sent, 'application_no')?.files);
      return rowsOf(sent.files).every(({ name }) =>
        files.some(({ file_name, paper_desc }) => file_name === name && paper_desc === undefined),
      );
    },
  },
  memberLoanApplyCancel: {
    shows: ({ applications }, _, sent) =>
      rowOf(applications, sent, 'application_no')?.status === CANCELLED,
  },
  memberConfirmCreate: {
    reads: 'memberConfirmLetterShow',
    shows: ({ reply }) => reply !== undefined,
  },
  memberGuaranteeAskAnswer: {
    shows: ({ asks }, _, sent) =>
      rowOf(asks, sent, 'application_no')?.answer === (sent.consents ? CONSENTS : REFUSES),
  },
  memberNoteSave: { shows: KEPT },
  memberNoteDelete: { shows: ({ rows }, _, sent) => !rowOf(rows, sent, 'kind', 'ref_no') },
  memberConsentUpdate: {
    shows: ({ rows }, _, sent) => rowOf(rows, sent, 'consent_code', 'given') !== undefined,
  },
  memberDataCopyCreate: {
    shows: ({ log }, { made_at }) =>
      rowOf(log, { at: made_at, event: 'DATA_COPY' }, 'at', 'event') !== undefined,
  },
  memberCalendarFeedCreate: {
    reads: 'memberCalendarFeedShow',
    shows: ({ feed_path }, answer) => feed_path === answer.feed_path,
  },
  memberCalendarFeedRevoke: { shows: ({ feed_path }) => !feed_path },
  memberPushSubscribe: {
    shows: ({ devices }, _, { endpoint }) =>
      rowOf(devices, { device_id: deviceOf(String(endpoint)) }, 'device_id') !== undefined,
  },
  memberPushTest: {
    shows: ({ history }) => rowsOf(history).length > 0,
    makes: ({ devices }) => rowsOf(devices).length,
    isLater: true,
  },
  memberPushUnsubscribe: {
    shows: ({ devices }, _, sent) => !rowOf(devices, sent, 'device_id'),
  },
  memberPushSettingSave: {
    shows: (read, _, sent) =>
      ['quiet_from', 'quiet_to', 'show_amounts'].every((name) => read[name] === sent[name]),
  },
  memberPasskeyRegister: { shows: ({ rows }, _, sent) => rowOf(rows, sent, 'name') !== undefined },
  memberPasskeyRemove: { shows: ({ rows }, _, sent) => !rowOf(rows, sent, 'passkey_id') },
  memberRelativeEnd: {
    shows: ({ rows }, _, sent) => (rowOf(rows, sent, 'relative_id')?.state ?? ENDED) === ENDED,
  },
  memberRelativeInvite: { shows: ({ rows }, _, sent) => rowOf(rows, sent, 'name') !== undefined },
  infoBoardCreate: {
    reads: 'infoBoardShow',
    asks: ({ board_id }, { key }) => ({ board_id, mine: [key] }),
    shows: ({ Question }, _, sent) => Question === sent.Question,
  },
  infoBoardAnswerCreate: {
    reads: 'infoBoardShow',
    asks: (_, { board_id, key }) => ({ board_id, mine: [key] }),
    shows: ({ answers }, _, { answer }) =>
      rowsOf(answers).some(({ html }) => String(html).includes(String(answer))),
  },
  infoDemandCreate: {
    reads: 'infoDemandShow',
    asks: ({ demand_no }) => ({ demand_no }),
    shows: ({ demand_no }, answer) => demand_no === answer.demand_no,
  },
  membergroupTransferCreate: {
    shows: ({ transferred_date }, _, sent) => transferred_date === sent.transferred_date,
  },
  membergroupTransferWithdraw: {
    shows: ({ transfers }, _, sent) => !rowOf(transfers, sent, 'transfer_no'),
  },
  membergroupDeductResultCreate: {
    shows: ({ recorded_at, lines }, _, sent) =>
      recorded_at !== '' &&
      rowsOf(sent.lines).every(
        (line) => rowOf(lines, line, 'membership_no', 'deducted_amount') !== undefined,
      ),
  },
};
