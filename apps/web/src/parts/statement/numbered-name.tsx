/** A contract or an account by its kind and number; where both do not fit on a line it breaks between them. */
export function NumberedName({ name, no }: { name: string; no: string }) {
  return (
    <>
      <span className="whole">{name}</span> <span className="whole nowrap">{no}</span>
    </>
  );
}
