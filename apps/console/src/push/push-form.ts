import type { PushFault } from '../control/control.ts';

/** What is done to events and connections. */
export const KINDS = [
  'miss',
  'duplicate',
  'delay',
  'reorder',
  'close-event',
  'close-message',
  'no-pong',
  'no-ping',
] as const;
export type Kind = (typeof KINDS)[number];

/** The form as it is filled in; '' is not set. */
export interface PushForm {
  readonly kind: Kind;
  readonly delayMs: string;
  readonly code: string;
  readonly channel: string;
  readonly socket: string;
  readonly nth: string;
  readonly percent: string;
  readonly seed: string;
  readonly times: string;
}

export const BLANK: PushForm = {
  kind: 'miss',
  delayMs: '5000',
  code: '4200',
  channel: '',
  socket: '',
  nth: '',
  percent: '',
  seed: '',
  times: '',
};

/** Whether a kind applies to events, and so to a channel, and not to a connection. */
export const happensToEvents = (kind: Kind): boolean =>
  kind !== 'close-message' && kind !== 'no-pong' && kind !== 'no-ping';
export const closes = (kind: Kind): boolean => kind.startsWith('close');

export type PushMistakes = Partial<Record<keyof PushForm, string>>;

const COUNTS = ['nth', 'percent', 'times'] as const;

function effectOf({ kind, delayMs, code }: PushForm): PushFault {
  if (kind === 'delay') return { kind, delayMs: Number(delayMs) };
  if (kind === 'close-event') return { kind: 'close', after: 'event', code: Number(code) };
  if (kind === 'close-message') return { kind: 'close', after: 'message', code: Number(code) };
  return { kind };
}

/** The fault that a form describes, or the mistakes in it. What only the mock can check, the mock refuses. */
export function pushFaultOf(form: PushForm): { fault: PushFault } | { mistakes: PushMistakes } {
  const numbers = COUNTS.filter((name) => form[name].trim() !== '');
  const isWrong = (text: string) => text.trim() === '' || !Number.isFinite(Number(text));
  const wrong: (keyof PushForm)[] = numbers.filter((name) => isWrong(form[name]));
  if (form.kind === 'delay' && isWrong(form.delayMs)) wrong.push('delayMs');
  if (wrong.length > 0) {
    return { mistakes: Object.fromEntries(wrong.map((name) => [name, 'กรุณากรอกเป็นตัวเลข'])) };
  }
  const channel = happensToEvents(form.kind) ? form.channel.trim() : '';
  return {
    fault: {
      ...effectOf(form),
      ...(channel && { channel }),
      ...(form.socket && { socket: form.socket }),
      ...Object.fromEntries(numbers.map((name) => [name, Number(form[name])])),
      ...(form.seed.trim() && { seed: form.seed.trim() }),
    },
  };
}
