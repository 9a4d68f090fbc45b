import { only, type Told } from '@coop/contract-laws/laws/law';
import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';

const PERSONAL = endpointKeys.filter((key) => 'personal' in endpoints[key]);

/** Shorter answers are those of people without records there. */
const SHORTEST = 300;

interface Shared {
  readonly key: EndpointKey;
  readonly path: string;
}

function inBoth(own: readonly string[] = [], other: readonly string[] = []): boolean {
  return own.some((text) => other.includes(text));
}

/** Finds answers that two members share but for their numbers, or that name the same account, contract or contact. */
export function sharedBy(own: Told, other: Told, numbers: readonly string[]): Shared[] {
  const plain = (answer: unknown) =>
    numbers.reduce((text, no) => text.replaceAll(no, '#'), JSON.stringify(answer) ?? '');
  const personal = PERSONAL.flatMap((key): Shared[] => {
    const [one, two] = [only(own, key), only(other, key)].map(plain);
    return one !== undefined && one.length > SHORTEST && one === two
      ? [{ key, path: '(body)' }]
      : [];
  });
  const loans = (told: Told) =>
    only(told, 'memberLoanList')?.loans.map((loan) => loan.loancontract_no);
  const accounts = (told: Told) =>
    only(told, 'memberDepositList')?.accounts.map((account) => account.deptaccount_no);
  const cards = (told: Told) => {
    const info = only(told, 'memberInfoShow');
    return info
      ? [info.email, info.phone, info.dividend_bank_account].filter((text) => /\d/.test(text))
      : [];
  };
  const parts = [
    { key: 'memberLoanList', path: 'loans.*.loancontract_no', named: loans },
    { key: 'memberDepositList', path: 'accounts.*.deptaccount_no', named: accounts },
    { key: 'memberInfoShow', path: 'phone', named: cards },
  ] as const;
  const alike = parts.filter(({ named }) => inBoth(named(own), named(other)));
  return [...personal, ...alike.filter((part) => !personal.some(({ key }) => key === part.key))];
}
