// Undocumented behaviour of real backends of this kind that a client must tolerate. Each is a switch of a world.

export interface Quirks {
  /** rc_code as a number or as a string; as documented when absent. */
  readonly rcCode?: 'number' | 'string' | undefined;
  /** errors as an object of lists, or as one list of sentences. */
  readonly errors?: 'object' | 'list' | undefined;
  /** A session check without a session answers 400 with data.error, and not 401. */
  readonly sessionCheck?: '400' | undefined;
  /** `message` where the documentation spells `massage`. */
  readonly massage?: 'message' | undefined;
  /** The provider of the bot check cannot be reached. */
  readonly botCheck?: 'down' | undefined;
  /** Fields the contract does not know are added to every answer. */
  readonly additive?: boolean | undefined;
}

function withRcCode(answer: Record<string, unknown>, kind: 'number' | 'string') {
  const { rc_code } = answer;
  if (typeof rc_code !== 'string' && typeof rc_code !== 'number') return answer;
  return { ...answer, rc_code: kind === 'number' ? Number(rc_code) : String(rc_code) };
}

function withErrors(answer: Record<string, unknown>, kind: 'object' | 'list') {
  const { errors } = answer;
  if (kind === 'list' && errors && !Array.isArray(errors)) {
    return { ...answer, errors: Object.values(errors).flat() };
  }
  if (kind === 'object' && Array.isArray(errors)) return { ...answer, errors: { '': errors } };
  return answer;
}

/** Changes an answer to that of a backend with these quirks. */
export function applyQuirks(answer: object, quirks: Quirks): object {
  let changed = { ...answer } as Record<string, unknown>;
  if (quirks.rcCode) changed = withRcCode(changed, quirks.rcCode);
  if (quirks.errors) changed = withErrors(changed, quirks.errors);
  if (quirks.massage && 'massage' in changed) {
    const { massage, ...rest } = changed;
    changed = { ...rest, message: massage };
  }
  if (quirks.additive)
    changed = { ...changed, server_time: 0, x_extra: { note: 'not documented' } };
  return changed;
}
