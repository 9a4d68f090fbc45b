/** The run cannot start or continue, for a reason other than a broken contract: exit code 2. */
export class CannotRun extends Error {}

/** The command line is wrong; its help is worth showing. */
export class WrongWords extends CannotRun {}
