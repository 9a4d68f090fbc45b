/** Ids of the form's controls, by the names that the wire has for the fields. */
export const FIELD_IDS = {
  ref_no: 'request-ref',
  amount: 'request-amount',
  first_recv_period: 'request-from',
  reason: 'request-reason',
} as const;

export type Field = keyof typeof FIELD_IDS;

/** Of the button, at which a problem without a field of its own is shown. */
export const SUBMIT_ID = 'request-review';
