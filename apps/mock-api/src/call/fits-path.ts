/** Tells whether an address has a path of the form `/a/:name`, whatever query follows it. */
export function fitsPath(address: string, form: string): boolean {
  const steps = (address.split(/[?#]/, 1)[0] ?? '').split('/');
  const wanted = form.split('/');
  return (
    steps.length === wanted.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? steps[index] !== '' : part === steps[index],
    )
  );
}
