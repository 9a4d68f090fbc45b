import { only, type Told } from '@coop/contract-laws/laws/law';
import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';

const PERSONAL = endpointKeys.filter((key) => 'personal' in endpoints[key]);

/** Shorter answers are those of people without records there. */
const SHORTEST = 300;

interface Shared {
  readonly key: EndpointKey;
  readonly path: string;
}

function inBoth(ownTexts: readonly string[] = [], other: readonly string[] = []): boolean {
  return ownTexts.some((text) => other.includes(text));
}

/** Finds answers that two members share but for their numbers, or that name the same account, contract or contact. */
export function sharedBy(ownAnswers: Told, other: Told, numbers: readonly string[]): Shared[] {
  const plain = (answer: unknown) =>
    numbers.reduce((text, no) => text.replaceAll(no, '#'), JSON.stringify(answer) ?? '');
  const personal = PERSONAL.flatMap((key): Shared[] => {
    const [ownText, two] = [only(ownAnswers, key), only(other, key)].map(plain);
    return ownText !== undefined && ownText.length > SHORTEST && ownText === two
      ? [{ key, path: '(body)' }]
      : [];
  });
  const loans = (answers: Told) =>
    only(answers, 'memberLoanList')?.loans.map((loan) => loan.loancontract_no);
  const accounts = (answers: Told) =>
    only(answers, 'memberDepositList')?.accounts.map((account) => account.deptaccount_no);
  const cards = (answers: Told) => {
    const info = only(answers, 'memberInfoShow');
    return info
      ? [info.email, info.phone, info.dividend_bank_account].filter((text) => /\d/.test(text))
      : [];
  };
  const parts = [
    { key: 'memberLoanList', path: 'loans.*.loancontract_no', named: loans },
    { key: 'memberDepositList', path: 'accounts.*.deptaccount_no', named: accounts },
    { key: 'memberInfoShow', path: 'phone', named: cards },
  ] as const;
  const alike = parts.filter(({ named }) => inBoth(named(ownAnswers), named(other)));
  return [...personal, ...alike.filter((part) => !personal.some(({ key }) => key === part.key))];
}
