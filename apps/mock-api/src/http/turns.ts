/** Milliseconds for which calls are answered before the event loop looks at its sockets again. */
const TURN_MS = 2;

/**
 * Lets calls have their turn in the order they came. The event loop reads all sockets that have something to say, but
 * takes in one new connection a round: were all calls of a round answered in it, then a round would take seconds under
 * load, and whoever has yet to be let in would wait for minutes.
 */
export function createTurns(): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let began: number | undefined;
  const begin = () => {
    began = performance.now();
    setImmediate(end);
  };
  const end = () => {
    began = undefined;
    const next = waiting.shift();
    if (!next) return;
    begin();
    next();
  };
  return () => {
    if (began === undefined) begin();
    else if (waiting.length > 0 || performance.now() - began > TURN_MS) {
      return new Promise((resolve) => waiting.push(resolve));
    }
    return undefined;
  };
}
