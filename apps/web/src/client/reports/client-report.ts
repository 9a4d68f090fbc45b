/** Address that takes what breaks in browsers. */
export const REPORTS_PATH = '/client-reports';

/** A mistake of the portal's code: an uncaught one, or one that put the page of sorry in place of a page. */
interface MistakeReport {
  readonly kind: 'error' | 'sorry';
  /** Class of the error. Its message is not sent: it may quote what somebody typed or owns. */
  readonly name: string;
  /** Places in the portal's own scripts, the innermost first. */
  readonly frames: readonly string[];
}

/** An answer that breaks the contract. */
interface AnswerReport {
  readonly kind: 'answer';
  readonly endpoint: string;
  /** Names of the fields; a star stands for the number of a row. None where the whole answer cannot be read. */
  readonly fields: readonly string[];
}

/** A page's speed: milliseconds by the names of web-vitals, and the score of what moved. */
interface VitalsReport {
  readonly kind: 'vitals';
  readonly values: Readonly<Record<string, number>>;
}

export type Told = MistakeReport | AnswerReport | VitalsReport;

/** Report of a browser: nothing in it is about the person before it. */
export type ClientReport = Told & {
  /** Row of the page's address: `/member/loan_statement/:no`. */
  readonly screen: string;
};
