import type { EarlyFeed } from './address.ts';

const right: EarlyFeed[] = [
  'memberShareList',
  ['memberLoanStatementShow', 'loancontract_no'],
  ['infoTopicShow', 'topic_id', 'number'],
  ['membergroupKeeprepShow', 'member_group_no', 'agency'],
];

const wrong: EarlyFeed[] = [
  // @ts-expect-error the field is misspelt
  ['memberLoanStatementShow', 'loancontract_nr'],
  // @ts-expect-error the field belongs to another call
  ['memberShareList', 'loancontract_no'],
  // @ts-expect-error the wire takes a number here
  ['infoTopicShow', 'topic_id'],
  // @ts-expect-error the wire takes a text here
  ['memberLoanStatementShow', 'loancontract_no', 'number'],
  // @ts-expect-error no agency asks for it
  ['memberLoanStatementShow', 'member_group_no', 'agency'],
  // @ts-expect-error it must be said which contract is meant
  'memberLoanStatementShow',
];

export const checked = [right, wrong];
