import { memberSession } from './session.ts';

/** Rewords ท่าน, the address of a member, for a relative, who reads the same page about the member. */
export function whose(words: string): string {
  return memberSession.get()?.relative ? words.replaceAll('ท่าน', 'สมาชิก') : words;
}
