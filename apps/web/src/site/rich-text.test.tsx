import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';
import { withoutStyles } from './sanitiser.ts';

test('[PUB-25] links open apart, pictures of other sites go, and styles are not even read', async () => {
  const html =
    '<p style="color: red">ข่าว <a href="https://a.example/x" target="_top">ดู</a></p>' +
    '<img src="/mediafiles/a.png" alt="ก"><img src="https://evil.example/a.png" alt="ข">';
  const { container } = render(<RichText html={html} />);
  const link = await screen.findByRole('link', { name: 'ดู' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect([...container.querySelectorAll('img')].map((element) => element.alt)).toEqual(['ก']);
  expect(container.querySelector('[style]')).toBeNull();
});

const IS_KEPT = { 'http:': true, 'https:': true, 'mailto:': true, 'tel:': true };

test.each([
  ...['http://a.example/', 'https://a.example/', 'mailto:a@a.example', 'tel:075123456'],
  ...['ftp://a.example/a', 'ftps://a.example/a', 'sms:075123456', 'callto:075', 'cid:1'],
  ...['xmpp:a@a.example', 'matrix:r/a', 'javascript:void(0)', 'data:text/html,x', 'vbscript:x'],
  ...['file:///etc/passwd', 'blob:http://localhost/1', 'intent://a#Intent;end', 'line://ti/p/x'],
])('[PUB-25] of all protocols a link has one of four: %s', async (address) => {
  const { container } = render(<RichText html={`<p>ดู <a href="${address}">ที่นี่</a></p>`} />);
  await screen.findByText('ที่นี่');
  const { protocol } = new URL(address);
  const href = container.querySelector('a')?.getAttribute('href');
  expect(href).toBe(protocol in IS_KEPT ? address : null);
});

test('no line ends inside a name, whose letters are those of the text and no others', async () => {
  const { container } = render(<RichText html="<p>ผู้จัดการ <b>นายประเสริฐ คงมั่น</b></p>" />);
  expect((await screen.findByText('นายประเสริฐ คงมั่น')).className).toBe('nowrap');
  expect(container.textContent).toBe('ผู้จัดการ นายประเสริฐ คงมั่น');
});

test.each([
  ['<p style="color:red">ก</p>', '<p>ก</p>'],
  ["<p class=a style='a>b' title=x>ก</p>", "<p class=a style='a>b' title=x>ก</p>"],
  ['<td STYLE="a" colspan=2>', '<td colspan=2>'],
  ['style="ไม่ใช่แท็ก"', 'style="ไม่ใช่แท็ก"'],
  ['<b data-style="x">', '<b data-style="x">'],
])('of %s the styles are left out before it is read', (html, expected) => {
  expect(withoutStyles(html)).toBe(expected);
});
