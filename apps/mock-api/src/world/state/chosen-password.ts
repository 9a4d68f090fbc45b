import { guessProblem, type PasswordMeter, type PasswordOwner } from '@coop/format/chosen-password';

let meter: Promise<PasswordMeter> | undefined;

/** The estimator and its dictionary take a megabyte, so they are loaded when the first password is chosen. */
async function loadMeter(): Promise<PasswordMeter> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
  });
  return (password, words) => estimator.check(password, [...words]).score;
}

/** Returns why a chosen password is refused, in the words of the page; undefined if it is accepted. */
export function refusalOf(password: string, owner: PasswordOwner): Promise<string | undefined> {
  return guessProblem(password, owner, () => {
    meter ??= loadMeter();
    return meter;
  });
}
