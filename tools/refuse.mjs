/** Returns what `read` makes of the words of a command; ends with its sentence, and no stack, where it throws. */
export function orRefuse(read) {
  try {
    return read();
  } catch (error) {
    const [sentence] = error.message.split('. ');
    console.error(`${sentence}. README.md names what each command takes.`);
    return process.exit(2);
  }
}
