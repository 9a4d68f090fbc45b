import type { FactKind, FactValues } from './fact-values.ts';

type TypeName<T> = T extends string
  ? 'string'
  : T extends number
    ? 'number'
    : T extends boolean
      ? 'boolean'
      : 'object';
type Needed<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];
type Shape<T> = { readonly [K in Needed<T>]: TypeName<T[K]> };

/**
 * Fields that a fact of each kind cannot be read without, so that a damaged one is set aside before anything reads it.
 */
const SHAPES: { readonly [K in FactKind]: Shape<FactValues[K]> } = {
  'loan-application': {
    no: 'string',
    key: 'string',
    bodyHash: 'string',
    product: 'string',
    purpose: 'string',
    principalSatang: 'number',
    instalments: 'number',
    guarantors: 'object',
    files: 'object',
  },
  'loan-application-cancel': { no: 'string' },
  'loan-decision': { no: 'string', action: 'string', reason: 'string' },
  'loan-papers': { no: 'string', key: 'string', bodyHash: 'string', files: 'object' },
  'guarantor-answer': { no: 'string', guarantor: 'number', consents: 'boolean' },
  'guarantor-replaced': { no: 'string', gone: 'number', guarantor: 'number' },
  'guarantor-asked': { no: 'string', borrower: 'number' },
  'end-notice': { how: 'string', eventOn: 'string', paperNo: 'string' },
  'end-decision': { action: 'string', reason: 'string' },
  'death-report-dropped': { reason: 'string' },
  'retirement-payer': { payer: 'string' },
  'member-password': { salt: 'string', hash: 'string' },
  'group-password': { salt: 'string', hash: 'string' },
  'group-registered': {},
  'deduct-result': { month: 'number', lines: 'object' },
  registered: {},
  'signed-in': { device: 'object' },
  device: { device: 'object', isFirst: 'boolean' },
  relative: {
    id: 'string',
    name: 'string',
    codeHash: 'string',
    codeUntil: 'number',
    until: 'number',
  },
  'relative-entered': { id: 'string', name: 'string' },
  'relative-refused': {},
  'relative-ended': { id: 'string' },
  'relative-read': { id: 'string', endpoint: 'string' },
  passkey: { id: 'string', name: 'string', publicKey: 'string', counter: 'number' },
  'passkey-used': { id: 'string', counter: 'number' },
  'passkey-removed': { id: 'string' },
  'passkey-owner': { no: 'string' },
  'money-request': {
    requestNo: 'string',
    key: 'string',
    type: 'string',
    refNo: 'string',
    amountSatang: 'number',
    reason: 'string',
  },
  'money-request-cancel': { requestNo: 'string' },
  'standing-order-stop': { contractNo: 'string' },
  'money-decision': { requestNo: 'string', action: 'string', reason: 'string' },
  payment: { refNo: 'string', satang: 'number', channel: 'string', closes: 'boolean' },
  'payment-bounced': { slipNo: 'string', reason: 'string' },
  remittance: { month: 'number', satang: 'number', on: 'string', reference: 'string' },
  'remittance-withdrawal': { month: 'number', note: 'number' },
  'bank-receipt': { month: 'number', satang: 'number', on: 'string', reference: 'string' },
  withholding: { month: 'number' },
  began: { on: 'string' },
  officer: { decides: 'string' },
  'money-request-no': {},
  audit: { member: 'string', endpoint: 'string', allowed: 'boolean', reason: 'string' },
  'terms-accepted': { version: 'string', marketing: 'boolean', thirdParty: 'boolean' },
  note: { kind: 'string', ref_no: 'string', title: 'string', note: 'string', revision: 'number' },
  'calendar-feed': { member: 'string', token: 'string', withAmounts: 'boolean' },
  consent: { code: 'string', version: 'string', given: 'boolean' },
  'data-copy': {},
  avatar: { file: 'string', base64: 'string' },
  'confirm-reply': {
    letterNo: 'string',
    repliedAt: 'string',
    checkValue: 'string',
    lines: 'object',
  },
  'confirm-answer': { letterNo: 'string', text: 'string' },
  media: { owner: 'string' },
  'welfare-request': {
    key: 'string',
    no: 'string',
    code: 'string',
    requestedOn: 'string',
    eventOn: 'string',
    quantity: 'number',
    amountSatang: 'number',
    note: 'string',
    files: 'object',
  },
  'welfare-cancel': { no: 'string' },
  'welfare-decision': { no: 'string', action: 'string', reason: 'string' },
  'board-post': {
    id: 'number',
    key: 'string',
    by: 'string',
    memberNo: 'string',
    question: 'string',
    note: 'string',
  },
  'board-answer': { key: 'string', by: 'string', text: 'string' },
  demand: {
    no: 'string',
    key: 'string',
    kind: 'string',
    topic: 'string',
    detail: 'string',
    contact: 'string',
    isPrivate: 'boolean',
  },
  notification: { title: 'string', body: 'string', url: 'string' },
  'push-devices': { devices: 'object' },
  'push-setting': {
    kinds: 'object',
    quietFrom: 'string',
    quietTo: 'string',
    showAmounts: 'boolean',
  },
  'push-told': { keys: 'object' },
  'push-sent': { notices: 'object' },
};

const isKind = (kind: string): kind is FactKind => Object.hasOwn(SHAPES, kind);

/** Returns whether a value can be read as a fact of this kind. */
export function fitsKind(kind: string, value: object): boolean {
  if (!isKind(kind)) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(SHAPES[kind]).every(
    ([name, type]) => typeof fields[name] === type && fields[name] !== null,
  );
}
