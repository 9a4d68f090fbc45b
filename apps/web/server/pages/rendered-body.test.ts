import { expect, test } from 'vitest';
import { readBody } from './rendered-body.ts';

const read = (html: string) => readBody(html).html;

test('[WEB-04] each style in the page is found once, as the browser reads it', () => {
  const html =
    '<i style="width:40%"></i><b title="x" style="width:40%"> style="color:red"</b>' +
    '<i style="font-family:&quot;A &amp; B&quot;,&#x27;C&#x27;"></i>';
  const found = readBody(html);
  expect(found.styles).toEqual(['width:40%', `font-family:"A & B",'C'`]);
  expect(found.html).toBe(html);
});

test('[WEB-04] controls that do nothing without their script are disabled until it is there', () => {
  expect(
    read('<button type="button">ก</button><input name="q"/><select><option>ข</option></select>'),
  ).toBe(
    '<button type="button" disabled="" data-hydrating="">ก</button>' +
      '<input name="q" disabled="" data-hydrating=""/>' +
      '<select disabled="" data-hydrating=""><option>ข</option></select>',
  );
});

test.each([
  ['that are disabled anyway', '<button disabled="">ก</button>'],
  ['of a sign-in, whose words are kept', '<input name="mem_password"/>'],
  ['that are said to work', '<button data-plain="">ก</button>'],
  ['of a form that the browser sends by itself', '<form method="get"><input name="q"/></form>'],
])('controls %s are left', (_, html) => {
  expect(read(html)).toBe(html);
});

test('after a form that works by itself the others are disabled again', () => {
  expect(read('<form method="get"></form><form method="post"><button>ก</button></form>')).toBe(
    '<form method="get"></form><form method="post"><button disabled="" data-hydrating="">ก</button></form>',
  );
});

test('in development everything is left as it was rendered', () => {
  const html = '<button>ก</button>';
  expect(readBody(html, { leaveControls: true })).toEqual({ html, styles: [] });
});

test('whatever else stands in a page comes through as it was', () => {
  const html =
    '<p>ก &amp; ข &lt;ค&gt;</p><!--x--><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><pre>\n a</pre><br/>';
  expect(read(html)).toBe(html);
});
