/** Fragment of a group's address; its components' fragments are their names. */
export function groupId(index: number): string {
  return `group-${index + 1}`;
}
