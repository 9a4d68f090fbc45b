/** The number of results, in a live region that exists before the number, so that screen readers announce it. */
export function ListCount({ words }: { words: string | undefined }) {
  return (
    <p role="status" className="note">
      {words ?? '\u00A0'}
    </p>
  );
}
