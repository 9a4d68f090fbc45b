import { type Any, type Breach, edits, off } from './breach.ts';

/** Answers that are right by themselves and do not agree. */
export const agreementBreaches: readonly Breach[] = [
  ...edits(
    'memberOverviewShow',
    [
      [
        'the first screen has older shares',
        'overview-is-share',
        (one) => {
          off(one, 'share_balance', -150_000);
          one.share_by_year.at(-1).balance = one.share_balance;
        },
      ],
      [
        'the first screen says shares are paused',
        'overview-is-share',
        (one) => {
          one.share_status = 'งดส่งหุ้น';
        },
      ],
    ],
    ['memberShareList'],
  ),
  ...edits(
    'memberOverviewShow',
    [
      [
        'the first screen has another debt',
        'overview-is-loans',
        (one) => off(one, 'loan_balance', 100),
      ],
      [
        'the first screen counts closed contracts',
        'overview-is-loans',
        (one) => {
          one.loan_count += 2;
        },
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberOverviewShow',
    [
      [
        'the first screen has other deposits',
        'overview-is-deposits',
        (one) => off(one, 'deposit_balance', 100),
      ],
    ],
    ['memberDepositList'],
  ),
  ...edits(
    'memberOverviewShow',
    [
      [
        'the first screen has last month',
        'overview-is-kep',
        (one) => {
          one.kep.recv_period = '256601';
        },
      ],
      [
        'the first screen says this month is paid',
        'overview-is-kep',
        (one) => {
          one.kep.posting_status = '1';
        },
      ],
    ],
    ['memberKepList'],
  ),
  ...edits(
    'memberLoanStatementShow',
    [
      [
        'the statement has another rate',
        'statement-is-loan',
        (one) => {
          one.contract.int_rate = '6.25';
        },
      ],
      [
        'the statement ends on another day',
        'statement-is-loan',
        (one) => {
          one.contract.expected_end = '2040-01-31';
        },
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberDepositStatementShow',
    [
      [
        'the statement’s account has another name',
        'statement-is-deposit',
        (one) => {
          one.account.deptaccount_name = 'นายอื่น คนไกล';
        },
      ],
      [
        'the statement’s account is frozen',
        'statement-is-deposit',
        (one) => {
          one.account.account_status = 'อายัด';
        },
      ],
    ],
    ['memberDepositList'],
  ),
  ...edits(
    'memberKepShow',
    [
      [
        'the receipt has another number',
        'receipt-is-month',
        (one) => {
          one.receipt_no = `${one.receipt_no}9`;
        },
      ],
      [
        'the receipt has another payer',
        'receipt-is-month',
        (one) => {
          one.payer = one.payer === 'SELF' ? 'AGENCY' : 'SELF';
        },
      ],
      [
        'the receipt has another month before',
        'receipt-before',
        (one) => {
          off(one, 'previous_receive_amount', 100);
          off(one.changes[0], 'previous_amount', 100);
          off(one.changes[0], 'difference', -100);
          one.changes[0].causes.push({ code: 'RAISED', amount: '-1.00', before: '', now: '' });
        },
      ],
    ],
    ['memberKepList'],
  ),
  ...edits(
    'memberConfirmLetterShow',
    [
      [
        'the letter has another share balance',
        'letter-is-statement',
        (one) => {
          off(one, 'share_total', 100_000);
          const line = one.lines.find((row: Any) => row.kind === 'share');
          if (line) line.balance = one.share_total;
        },
      ],
    ],
    ['memberShareList'],
  ),
  ...edits(
    'memberConfirmLetterShow',
    [
      [
        'the letter has another deposit',
        'letter-is-statement',
        (one) => {
          const line = one.lines.find((row: Any) => row.kind === 'deposit');
          off(line, 'balance', 100);
          off(one, 'deposit_total', 100);
        },
      ],
    ],
    ['memberDepositList', 'memberDepositStatementShow'],
  ),
  ...edits(
    'memberCollList',
    [
      [
        'a secured contract has another debt',
        'security-is-loan',
        (one) => off(one.contracts[0], 'principal_balance', -100),
      ],
    ],
    ['memberLoanList'],
  ),
  ...edits(
    'memberGianList',
    [
      [
        'a guarantor is named on one screen only',
        'guarantors-agree',
        (one) => void one.guarantors.pop(),
      ],
    ],
    ['memberCollList'],
  ),
  ...edits(
    'memberLastUpdateShow',
    [
      [
        'the records are said to be of another day',
        'one-day',
        (one) => {
          one.data = '2026-11-01';
        },
      ],
    ],
    ['memberShareList'],
  ),
  ...edits(
    'memberRequestpromoneyList',
    [
      [
        'more can be asked for than can be withdrawn',
        'withdraw-limit',
        (one) => {
          for (const limit of one.limits)
            if (limit.request_type === 'WITHDRAW') off(limit, 'max_amount', 9_999_900);
        },
      ],
    ],
    ['memberDepositList'],
  ),
];
