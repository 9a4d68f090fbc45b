/** The run cannot start or continue, for a reason other than a broken contract: exit code 2. */
export class CannotRun extends Error {}

/** A wrong command line: the help is printed with the message. */
export class WrongWords extends CannotRun {}
