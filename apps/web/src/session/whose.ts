import { memberSession } from './session.ts';

/** Words that call the member ท่าน; to a relative, who reads the same page, they speak of the member. */
export function whose(words: string): string {
  return memberSession.get()?.relative ? words.replaceAll('ท่าน', 'สมาชิก') : words;
}
