/** How many were found. It stands before they are known, so that a screen reader hears the change. */
export function ListCount({ words }: { words: string | undefined }) {
  return (
    <p role="status" className="note">
      {words ?? '\u00A0'}
    </p>
  );
}
