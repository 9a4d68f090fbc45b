import { type Figure, median, rounded } from './figures.ts';
import { startServer } from './server-process.ts';

const STARTS = 7;

/** From process start to the first 200, the whole contract loaded: median of seven. */
export async function startTime(): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    await using server = await startServer();
    times.push(server.firstAnswerMs);
  }
  return {
    name: 'process start to first 200',
    value: median(times),
    unit: 'ms',
    target: { atMost: 350 },
    details: { startsMs: rounded(times) },
  };
}
