import { readPaperCode } from '@coop/contracts/info/paper-code';
import { expect, test } from 'vitest';
import { ownSheet } from '../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';
import { DEMO_VERIFY_KEY, readPaperKeys } from '../world/state/paper-keys.ts';

const OTHER_KEY = 'MC4CAQAwBQYDK2VwBCIEIGFub3RoZXIta2V5LW9mLXBhcGVycy1mb3ItdGVzdHMh';
const PAPER = { kind: 'receipt', number: '6910-00001', date: '2026-10-31', amount: '1.00' };

test('[ABI-07] a receipt is confirmed to anybody, without a name', async () => {
  await using mock = await startMock();
  const member = await mock.signIn('00001');
  const body = { recv_period: '256910' };
  const receipt = await member.ok('memberKepShow', { body });
  const { code = '', check = '', number = '' } = receipt.verification ?? {};
  expect(number).toBe(receipt.receipt_no);
  expect(check).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  const stranger = await mock.caller();
  const confirmed = {
    state: 'ใช้ได้',
    kind: 'receipt',
    number,
    date: receipt.receipt_date,
    amount: receipt.received_amount,
  };
  expect(await stranger.ok('infoVerifyShow', { body: { code } })).toEqual(confirmed);
  const typed = { number, check: ` ${check.toLowerCase().replace('-', '')} ` };
  expect(await stranger.ok('infoVerifyShow', { body: typed })).toEqual(confirmed);
  const worn = {
    number: `\u200E${number}\u200B`,
    check: `\u202D${check.replace('-', '\u2011')}\u202C`,
  };
  expect(await stranger.ok('infoVerifyShow', { body: worn })).toEqual(confirmed);
  expect(await stranger.ok('infoVerifyShow', { body: { code: `${code}\uFEFF` } })).toEqual(
    confirmed,
  );
});

test('[ABI-07] whatever does not verify has one answer; what is missing is named', async () => {
  await using mock = await startMock();
  const stranger = await mock.caller();
  const foreign = readPaperKeys(OTHER_KEY).code(PAPER);
  const wrongs = [
    { code: foreign },
    { code: 'nonsense' },
    { number: '6910-00001', check: 'AAAA-AAAA' },
    { number: '6910-99999', check: 'AAAA-AAAA' },
  ];
  const answers = [];
  for (const body of wrongs) answers.push(await stranger.call('infoVerifyShow', { body }));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expectFieldErrors(await stranger.call('infoVerifyShow', { body: {} }), ['number', 'check']);
});

test.each([
  'หุ้น-20260231-00001',
  'หุ้น-00000101-00001',
  'คช-20261301-00001',
  'สม.2569/1-20260431-00001',
])('[ABI-07] a paper of a day that there is not is none: %s', async (number) => {
  await using mock = await startMock();
  const answer = await (await mock.caller()).call('infoVerifyShow', {
    body: { number, check: 'K7QXM2PD' },
  });
  expectRefusal(answer, 404);
});

test('[ABI-07] every other paper of a member or an agency is confirmed as well', async () => {
  await using mock = await startMock();
  const member = await mock.signIn('00001');
  const agency = await mock.signInAgency('80010001');
  const sheet = await ownSheet(agency);
  const { loans } = await member.ok('memberLoanList');
  const loancontract_no = loans[0]?.loancontract_no ?? '';
  const { years } = await member.ok('memberDividendList');
  const { documents } = await member.ok('memberGianList');
  const { accounts } = await member.ok('memberDepositList');
  const deptaccount_no = accounts[0]?.deptaccount_no ?? '';
  const owing = await mock.signIn('00003');
  const { arrears_payment: owed } = await owing.ok('memberKepList');
  expect(readPaperCode(owed?.verification?.code ?? '')?.fields.amount).toBe(owed?.amount);
  const stranger = await mock.caller();
  const papers = [
    owed?.verification,
    (await member.ok('memberShareList')).verification,
    (await member.ok('memberDepositStatementShow', { body: { deptaccount_no } })).verification,
    (await agency.ok('membergroupKeeprepShow', { body: sheet })).verification,
    (await member.ok('memberConfirmLetterShow')).verification,
    (await member.ok('memberLoanStatementShow', { body: { loancontract_no } })).verification,
    years.find((year) => year.status !== 'ประมาณการ')?.verification,
    documents[0]?.verification,
    (await agency.ok('membergroupDeliveryBookShow', { body: sheet })).verification,
    (await stranger.ok('infoDemandShow', { body: { demand_no: 'D2569-0033' } })).verification,
  ];
  for (const paper of papers) {
    const { code = '', number = '', check = '' } = paper ?? {};
    const confirmed = await stranger.ok('infoVerifyShow', { body: { code } });
    expect(confirmed).toMatchObject({ state: 'ใช้ได้', number });
    expect(await stranger.ok('infoVerifyShow', { body: { number, check } })).toEqual(confirmed);
  }
  const before = documents.find((doc) => doc.document_status === 'ถูกแทน')?.verification;
  const { state } = await stranger.ok('infoVerifyShow', { body: { code: before?.code } });
  expect(state).toBe('ถูกแทนที่');
  expect(years.find((year) => year.status === 'ประมาณการ')?.verification).toBeUndefined();
});

test('[ABI-07] the sheet for the family is confirmed by its QR alone, and tells nobody’s number', async () => {
  await using mock = await startMock();
  const member = await mock.signIn('00001');
  const body = { mem_password: PASSWORD };
  const { as_of, left, verification } = await member.ok('memberFamilyShow', { body });
  const { code = '', number, check } = verification ?? {};
  expect({ number, check }).toEqual({ number: 'คร-20261119', check: '' });
  const stranger = await mock.caller();
  expect(await stranger.ok('infoVerifyShow', { body: { code } })).toEqual({
    state: 'ใช้ได้',
    kind: 'family',
    number,
    date: as_of,
    amount: left,
  });
});

test('[ABI-07] after a change of keys papers of before still verify, until their key is taken away', () => {
  const before = readPaperKeys(DEMO_VERIFY_KEY);
  const code = before.code(PAPER);
  const [{ publicKey } = { publicKey: '' }] = before.list;
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'base64url'),
  ]).toString('base64');
  const pem = `-----BEGIN PUBLIC KEY-----\n${der}\n-----END PUBLIC KEY-----`;
  for (const old of [der, pem]) {
    const after = readPaperKeys(OTHER_KEY, old);
    expect(after.open(code)).toEqual(PAPER);
    expect(after.open(after.code(PAPER))).toEqual(PAPER);
    expect(after.list.map(({ id }) => id)).toContain(before.list[0]?.id);
  }
  expect(readPaperKeys(OTHER_KEY).open(code)).toBeUndefined();
});
