import { isCitizenNo } from '@coop/format/identifiers/citizen-no';
import { describe, expect, test } from 'vitest';
import { deriveMember } from '../people/member.ts';
import { depositPlans } from '../plans/deposit-plans.ts';
import { loanPlans } from '../plans/loan-plans.ts';
import { DEPOSIT_PRODUCTS, LOAN_PRODUCTS } from '../rules/products.ts';
import { viewOn } from '../testing/days.ts';
import { depositAccountNo, loanContractNo } from './contract-no.ts';

const view = viewOn('2026-11-20', 1_000_000);

/** Yields 20,000 numbers, including both sides of the places where running numbers start again. */
function* sampledNumbers(): Generator<number> {
  for (let no = 1; no <= 10_000; no += 1) yield no;
  for (let no = 97_500; no < 102_500; no += 1) yield no;
  for (let no = 197_500; no < 202_500; no += 1) yield no;
}

function numbersOf(no: number) {
  const member = deriveMember(view, no);
  const contracts = loanPlans(view, member).map((plan) =>
    loanContractNo(view, no, LOAN_PRODUCTS[plan.product].prefix, plan.disbursedOn),
  );
  const accounts = depositPlans(view, member).map((plan) =>
    depositAccountNo(view, no, DEPOSIT_PRODUCTS[plan.product].code),
  );
  return { member, contracts, accounts };
}

describe('numbers of 20,000 members', () => {
  const all = [...sampledNumbers()].map(numbersOf);
  const citizens = all.map((numbers) => numbers.member.citizenNo);
  const contracts = all.flatMap((numbers) => numbers.contracts);
  const accounts = all.flatMap((numbers) => numbers.accounts);

  test('are the sample the other tests speak of', () => {
    expect(all).toHaveLength(20_000);
    expect(contracts.length).toBeGreaterThan(20_000);
    expect(accounts.length).toBeGreaterThan(20_000);
  });

  test.each([
    ['membership numbers', all.map((numbers) => numbers.member.membershipNo), /^\d{5,6}$/],
    ['citizen numbers', citizens, /^9\d{12}$/],
    ['contract numbers', contracts, /^[ก-ฮ]{2}\.2[45]\d\d\/\d{5,6}$/],
    ['account numbers', accounts, /^01-[1-4]-\d{5,6}-\d$/],
  ])('%s are all different and well formed', (_, numbers, form) => {
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter((number) => !form.test(number))).toEqual([]);
  });

  test('citizen numbers have a right check digit and belong to no person', () => {
    expect(citizens.filter((citizen) => !isCitizenNo(citizen))).toEqual([]);
  });

  test('a running number does not give the membership number away', () => {
    const running = contracts.map((contract) => Number(contract.split('/')[1]));
    const neighbours = running.filter(
      (number, i) => Math.abs(number - (running[i - 1] ?? -9)) === 1,
    );
    expect(neighbours.length).toBeLessThan(contracts.length / 1_000);
  });
});
