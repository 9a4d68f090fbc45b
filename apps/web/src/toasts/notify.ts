import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH } from '@coop/contracts/errors';
import { formatThaiInstant } from '@coop/format/thai-date';

/** Lifetime of a toast (specification 9). */
export const TOAST_MS = 5_000;
export const LONG_TOAST_MS = 10_000;

/** Words of a place that cannot be shown for maintenance. */
export const MAINTENANCE = 'ระบบปิดปรับปรุงชั่วคราว';

/** Name of the live region in which toasts appear. */
export const MESSAGES = 'ข้อความแจ้ง';

export interface Toast {
  readonly tone: 'success' | 'error';
  /** Heading, literal English in the specification: 'Error' and 'Success'. */
  readonly title?: string;
  readonly text: string;
  readonly ms: number;
  /** Said by what takes the focus: seen here, and not heard a second time. */
  readonly isSilent?: true;
}

/** A toast that was shown, and when (epoch milliseconds). */
interface PastToast extends Toast {
  readonly at: number;
}

const MOST_PAST = 10;
let past: readonly PastToast[] = [];

/** Returns the last toasts, newest first: a toast goes by itself, and may have been missed. */
export const pastToasts = (): readonly PastToast[] => past;

/** Forgets the past toasts when a session ends, because the next person at this device may be another. */
export function forgetPastToasts(): void {
  past = [];
}

type Show = (toast: Toast) => void;

// The toast library is loaded when the page is first used; earlier toasts wait here.
const waiting: Toast[] = [];
let show: Show | undefined;
const onWaiting = new Set<() => void>();

/** Calls back when a toast waits for the toast area to be loaded. */
export function whenSomethingIsSaid(listener: () => void): void {
  onWaiting.add(listener);
  if (waiting.length > 0) listener();
}

/** Called by the toast area when it is mounted. */
export function connectToasts(next: Show): void {
  show = next;
  for (const toast of waiting.splice(0)) next(toast);
}

function say(toast: Toast): void {
  past = [{ ...toast, at: Date.now() }, ...past].slice(0, MOST_PAST);
  if (show) show(toast);
  else {
    waiting.push(toast);
    for (const listen of onWaiting) listen();
  }
}

export const notify = {
  success(text: string, ms = TOAST_MS, title?: string) {
    // A success without a message raises no toast.
    if (text || title) say({ tone: 'success', text, ms, ...(title && { title }) });
  },
  /** A success that is also the heading of what takes the focus. */
  beside(text: string) {
    if (text) say({ tone: 'success', text, ms: TOAST_MS, isSilent: true });
  },
  error(text: string, ms = TOAST_MS) {
    say({ tone: 'error', title: 'Error', text: text || CANNOT_CONNECT_TH, ms });
  },
};

/** A failure whose message is meant for the person. */
export class SpokenError extends Error {}

/** Adds the number of a fault, by which the cooperative finds it in the server's log. */
export function withReference(words: string, error: unknown): string {
  const isNumbered = error instanceof ApiError && error.isFault && error.reference;
  return isNumbered ? `${words} (แจ้งรหัส ${error.reference})` : words;
}

/** Returns the words without the number that was added. */
export const withoutReference = (words: string): string =>
  words.replace(/ \(แจ้งรหัส [\dA-Z-]{9}\)$/, '');

/** Says maintenance as what it is, and when it is over; undefined for any other failure. */
export function maintenanceWords(error: unknown): string | undefined {
  const maintenance = error instanceof ApiError ? error.maintenance : undefined;
  if (!maintenance) return undefined;
  const { words = MAINTENANCE, untilMs } = maintenance;
  if (untilMs === undefined) return words;
  return `${words} คาดว่าเปิดให้บริการ ${formatThaiInstant(untilMs).replaceAll(' ', '\u00a0')}`;
}

/** Returns the message for the person about a failed call: that of the answer, or that there is no connection. */
export function failureWords(error: unknown): string {
  if (error instanceof SpokenError) return error.message;
  const maintenance = maintenanceWords(error);
  if (maintenance !== undefined) return maintenance;
  return withReference(error instanceof ApiError ? error.text : CANNOT_CONNECT_TH, error);
}
