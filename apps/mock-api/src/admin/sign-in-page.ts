import { displayMembershipNo } from '@coop/format/identifiers/membership-no';
import { pagePolicy } from '../call/page-policy.ts';
import { escapeHtml } from './escape-html.ts';
import { type Open, openList } from './open-list.ts';

const STYLE = `
html{color-scheme:light dark}
body{margin:0;font:400 18px/1.7 'Noto Sans Thai Looped','Leelawadee UI',sans-serif;background:light-dark(#faf8f3,#121715);color:light-dark(#1a201d,#ecefe9)}
main{max-width:30rem;margin:2rem auto;padding:1.5rem;background:light-dark(#fff,#1b221f);border:1px solid light-dark(#ddd8cc,#3b4641);border-radius:10px}
input,button{font:inherit;box-sizing:border-box;width:100%;min-height:48px;padding:.25rem .75rem;border:1px solid light-dark(#857e6e,#8d978f);border-radius:6px;color:inherit;background:light-dark(#fff,#121715)}
button{color:#fff;background:#0b5d4e;font-weight:700}
button.quiet{color:light-dark(#0b5d4e,#7fd1bd);background:transparent;border-color:currentcolor}
h1,h2{line-height:1.4}h2{font-size:1.2rem;margin:2rem 0 0}
ul{list-style:none;padding:0}li{padding:.5rem 0 1rem;border-bottom:1px solid light-dark(#ddd8cc,#3b4641)}
li p{margin:.5rem 0;overflow-wrap:anywhere}
:focus-visible{outline:3px solid light-dark(#1d4ed8,#a3beff);outline-offset:2px}
[role=alert]{padding:.75rem;color:light-dark(#931c12,#ffb4a8);background:light-dark(#fbe9e6,#3a1c18)}
.hint{color:light-dark(#5b6159,#b4bdb5);font-size:16px}
`;

/** Minimum length of a reason. */
export const LEAST_REASON = 10;

/** Content security policy of the page: its own style and form, nothing else. */
export const SIGN_IN_POLICY = pagePolicy({ style: STYLE });

interface SignInPage {
  readonly token: string;
  readonly error?: string;
  /** The signed-in administrator, and the member being viewed. */
  readonly signedIn?: {
    readonly admin: string;
    readonly member: string;
    /** Everything this administrator has open, on any device. */
    readonly open: readonly Open[];
  };
  /** Input that stays after an error; never the password. */
  readonly typed?: Partial<Record<'admin' | 'membership_no' | 'reason', string>>;
}

function signOutForm(token: string, { admin, member }: { admin: string; member: string }): string {
  return `<form method="post" action="/admin/logout"><p>${escapeHtml(admin)} เข้าสู่ระบบอยู่ และดูในนามสมาชิกเลขทะเบียน ${escapeHtml(displayMembershipNo(member))} ได้</p>
<input type="hidden" name="token" value="${escapeHtml(token)}">
<p><button>ออกจากระบบผู้ดูแล</button></p></form>`;
}

/** Renders the administrator's sign-in as a plain page: no script, readable on a phone. */
export function signInPage({ token, error, signedIn, typed = {} }: SignInPage): string {
  const field = (name: 'admin' | 'membership_no' | 'reason', label: string, more: string) =>
    `<p><label for="${name}">${label}</label><br><input id="${name}" name="${name}" value="${escapeHtml(typed[name] ?? '')}" type="text" required ${more}></p>`;
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>ผู้ดูแลระบบ ดูในนามสมาชิก</title>
<style>${STYLE}</style></head><body><main><h1>ผู้ดูแลระบบ</h1>
<p>ดูข้อมูลในนามสมาชิก อ่านได้อย่างเดียว ทุกการเปิดดูถูกบันทึกไว้</p>
${signedIn ? signOutForm(token, signedIn) + openList(token, signedIn.open) : ''}
${signedIn ? '<h2>เปิดดูสมาชิก</h2>' : ''}
${error ? `<p role="alert">${escapeHtml(error)}</p>` : ''}
<form method="post" action="/admin/login">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('admin', 'ชื่อผู้ดูแล', 'autocomplete="username"')}
<p><label for="password">รหัสผ่าน</label><br><input id="password" name="password" type="password" autocomplete="current-password" required></p>
${field('membership_no', 'เลขทะเบียนสมาชิก 5 หลัก', 'inputmode="numeric" autocomplete="off" aria-describedby="no-hint"')}
<p class="hint" id="no-hint">ไม่ต้องใส่ 0 ข้างหน้าก็ได้ เช่น 1</p>
${field('reason', 'เหตุผลที่ต้องดู', `minlength="${LEAST_REASON}" maxlength="200" autocomplete="off" aria-describedby="reason-hint"`)}
<p class="hint" id="reason-hint">อย่างน้อย ${LEAST_REASON} ตัวอักษร บันทึกไว้พร้อมการเปิดดู</p>
<button>ดูในนามสมาชิก</button></form></main></body></html>`;
}
