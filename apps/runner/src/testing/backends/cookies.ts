import type { Defect, ProxiedCall } from '../broken-mock.ts';

/** Returns the value of a cookie that a call shows. */
export function cookieIn({ headers }: ProxiedCall, name: string): string | undefined {
  const pair = (headers.cookie ?? '').split('; ').find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Puts a wrong backend behind another one, which sees calls first and answers last. */
export const behind = (front: Defect, back: Defect): Defect => ({
  onCall(call) {
    front.onCall?.(call);
    back.onCall?.(call);
  },
  onAnswer(answered, call) {
    back.onAnswer?.(answered, call);
    front.onAnswer?.(answered, call);
  },
});
