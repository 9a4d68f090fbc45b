/** Returns the commands that a text names, and with each its options: `npm run pack`, `npm run pack -- --try`. */
export function commandsIn(text: string): string[] {
  const named = text.matchAll(/\bnpm (start|test|run [a-z-]+)((?: [^\n`#|]*)?)/g);
  return [...named].flatMap(([, name, words = '']) => [
    `npm ${name}`,
    ...[...words.matchAll(/(?<= )--[a-z][a-z-]+/g)].map(([option]) => `npm ${name} -- ${option}`),
  ]);
}
