/** Milliseconds by which the server's clock is ahead of this device's, by its latest answer. */
let aheadMs = 0;

/** Reads the server's clock off an answer. */
export function noteServerTime(answer: Response): Response {
  const instant = Date.parse(answer.headers.get('Date') ?? '');
  if (!Number.isNaN(instant)) aheadMs = instant - Date.now();
  return answer;
}

/** Returns the time in milliseconds as the server has it; this device's where no answer has said it. */
export const serverNow = (): number => Date.now() + aheadMs;
