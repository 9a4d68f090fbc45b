/** Diagonal stripes in the colour of a class: what is not certain, or beyond a limit. */
export function Hatch({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={className} width={2} height={6} />
    </pattern>
  );
}
