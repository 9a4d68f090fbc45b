/** Kind and number of a contract or account; the line breaks only between the two. */
export function NumberedName({ name, no }: { name: string; no: string }) {
  return (
    <>
      <span className="whole">{name}</span> <span className="whole nowrap">{no}</span>
    </>
  );
}
