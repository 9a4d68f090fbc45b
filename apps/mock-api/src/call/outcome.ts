/** Reply to a change that was made, with the words for the person who asked for it. */
export const done = (rc_des: string) => ({ rc_code: '1' as const, rc_des });

/** Reply to a change that was not made, because of the state of the records. */
export const refused = (rc_des: string) => ({ rc_code: '0' as const, rc_des });
