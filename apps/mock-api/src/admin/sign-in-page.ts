import { pagePolicy } from '../call/page-policy.ts';

const STYLE = `
body{margin:0;font:400 18px/1.7 'Noto Sans Thai Looped','Leelawadee UI',sans-serif;background:#faf8f3;color:#1a201d}
main{max-width:30rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #ddd8cc;border-radius:10px}
input,button{font:inherit;box-sizing:border-box;width:100%;min-height:48px;padding:.25rem .75rem;border:1px solid #857e6e;border-radius:6px}
button{color:#fff;background:#0b5d4e;font-weight:700}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
[role=alert]{padding:.75rem;color:#931c12;background:#fbe9e6}
`;

/** The content security policy of the page: its own style, its own form, nothing else. */
export const SIGN_IN_POLICY = pagePolicy({ style: STYLE });

interface SignInPage {
  readonly token: string;
  readonly error?: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The administrator's sign-in as a plain page: no script, readable on a phone. */
export function signInPage({ token, error }: SignInPage): string {
  const field = (name: string, label: string, type: string, autocomplete: string) =>
    `<p><label for="${name}">${label}</label><br><input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required></p>`;
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>ผู้ดูแลระบบ ดูในนามสมาชิก</title>
<style>${STYLE}</style></head><body><main><h1>ผู้ดูแลระบบ</h1>
<p>ดูข้อมูลในนามสมาชิก อ่านได้อย่างเดียว ทุกการเปิดดูถูกบันทึกไว้</p>
${error ? `<p role="alert">${escapeHtml(error)}</p>` : ''}
<form method="post" action="/admin/login">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${field('admin', 'ชื่อผู้ดูแล', 'text', 'username')}
${field('password', 'รหัสผ่าน', 'password', 'current-password')}
${field('membership_no', 'เลขทะเบียนสมาชิก 5 หลัก', 'text', 'off')}
${field('reason', 'เหตุผลที่ต้องดู', 'text', 'off')}
<button>ดูในนามสมาชิก</button></form></main></body></html>`;
}
