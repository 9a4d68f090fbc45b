/** A member's number of which only the last two digits are to be read: xxx01. */
export function maskMemberNo(no: string): string {
  return no.slice(0, -2).replaceAll(/\d/g, 'x') + no.slice(-2);
}
