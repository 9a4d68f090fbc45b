import { paths } from '../site/paths.ts';

const { member, membergroup } = paths;

/** Forms whose drafts are kept. */
const FORMS: readonly string[] = [
  member.requestpromoney,
  member.welfare,
  member.confirmData,
  membergroup.deductResult,
];

/**
 * What the logon page says to a person whose session has ended. It gets the words with the address, because its first
 * view has no script to spare.
 */
export function endedWords(pathname: string): string {
  const place = FORMS.includes(pathname) ? 'แบบฟอร์มเดิม' : 'หน้าเดิม';
  return `การเข้าสู่ระบบของท่านสิ้นสุดแล้ว เมื่อเข้าสู่ระบบแล้ว ท่านจะกลับไปยัง${place}`;
}
