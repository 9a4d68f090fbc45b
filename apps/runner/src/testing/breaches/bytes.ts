import { answering, type Breach, breach, edits, header } from './breach.ts';

const tis = (text: string): Buffer =>
  Buffer.from(
    [...text].map((word) => {
      const code = word.codePointAt(0) ?? 0;
      return code >= 0x0e01 && code <= 0x0e5b ? code - 0x0e00 + 0xa0 : code;
    }),
  );

const latin = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
const asTis = (text: string): string =>
  new TextDecoder('windows-874').decode(Buffer.from(text, 'utf8'));

const thaiOf = (change: (text: string) => string) =>
  answering('memberInfoShow', (answered) => {
    if (answered.status === 200) answered.body = answered.body.replace(/[\u0e01-\u0e5b]+/g, change);
  });

export const byteBreaches: readonly Breach[] = [
  breach('a byte order mark', 'bom', ['memberInfoShow'], () =>
    answering('memberInfoShow', (answered) => {
      answered.body = `\uFEFF${answered.body}`;
    }),
  ),
  breach('TIS-620 in place of UTF-8', 'not-utf8', ['memberInfoShow'], () =>
    answering('memberInfoShow', (answered) => {
      if (answered.status === 200) answered.bytes = tis(answered.body);
    }),
  ),
  breach('a character set that is none of JSON’s', 'not-utf8', ['memberInfoShow'], () =>
    header('content-type', 'application/json; charset=tis-620'),
  ),
  breach('UTF-8 that was read as Latin 1', 'garbled', ['memberInfoShow'], () => thaiOf(latin)),
  breach('UTF-8 that was read as TIS-620', 'garbled', ['memberInfoShow'], () => thaiOf(asTis)),
  breach('question marks for Thai', 'lost-letters', ['memberInfoShow'], () =>
    thaiOf((text) => '?'.repeat(text.length)),
  ),
  breach('a key stands twice', 'repeated-key', ['memberShareList'], () =>
    answering('memberShareList', (answered) => {
      if (answered.status === 200)
        answered.body = answered.body.replace('{', '{"share_balance":"0.00",');
    }),
  ),
  breach('a key of a row stands twice', 'repeated-key', ['memberLoanList'], () =>
    answering('memberLoanList', (answered) => {
      if (answered.status === 200)
        answered.body = answered.body.replace('"int_rate"', '"int_rate":"0.00","int_rate"');
    }),
  ),
  ...edits('memberInfoShow', [
    [
      'a text is markup',
      'escaped-text',
      (body) => {
        body.full_address = '394/90 ม.7 &amp; ต.ปากพูน';
      },
    ],
    [
      'a text is filled up with spaces',
      'padded-text',
      (body) => {
        body.position_desc = body.position_desc.padEnd(60);
      },
    ],
    [
      'a text holds a tag',
      'markup-in-text',
      (body) => {
        body.position_desc = `<b>${body.position_desc}</b>`;
      },
    ],
    [
      'a text ends with a tag for a new line',
      'markup-in-text',
      (body) => {
        body.full_address = `${body.full_address}<br/>`;
      },
    ],
    [
      'a name in entities',
      'escaped-text',
      (body) => {
        body.member_name = '&#3626;&#3617;';
      },
    ],
  ]),
];
