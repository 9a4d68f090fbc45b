/** HTML that a text of the backend may hold, and what is left of it; the same in the browser and on the server. */
export const HOSTILE_HTML: readonly (readonly [given: string, safe: string])[] = [
  ['<p>ก<script>alert(1)</script>ข</p>', '<p>กข</p>'],
  [
    '<img src="/mediafiles/a.png" alt="ก" onerror="alert(1)">',
    '<img src="/mediafiles/a.png" alt="ก">',
  ],
  ['<img src="https://evil.example/a.png">', ''],
  ['<img src="//evil.example/a.png">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="data:image/png;base64,iVBORw0KGgo=">', ''],
  ['<img src="blob:http://localhost/1">', ''],
  ['<img src="/api/member/auth/logout">', ''],
  ['<img src="/mediafiles/../admin/login">', ''],
  ['<img src="\\\\evil.example\\a.png">', ''],
  ['<img src="mediafiles/a.png">', '<img src="/mediafiles/a.png">'],
  ['<img src="/picture/a.webp">', '<img src="/picture/a.webp">'],
  ['<a href="javascript:alert(1)">ก</a>', '<a>ก</a>'],
  ['<a href=" jAvA&#x09;script:alert(1)">ก</a>', '<a>ก</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">ก</a>', '<a>ก</a>'],
  [
    '<a href="https://a.example/" target="_top" rel="opener" onclick="alert(1)">ก</a>',
    '<a href="https://a.example/" target="_blank" rel="noopener noreferrer">ก</a>',
  ],
  ['<p style="background:url(https://evil.example)">ก</p>', '<p>ก</p>'],
  ["<p title='a>b' STYLE = 'x'>ก</p>", '<p title="a&gt;b">ก</p>'],
  ['<style>p{color:red}</style><p class="x" id="root">ก</p>', '<p>ก</p>'],
  ['<svg><script>alert(1)</script></svg><math><mi>x</mi></math>ก', 'ก'],
  ['<iframe src="https://evil.example"></iframe><object></object><embed>ก', 'ก'],
  ['<form action="/api"><input name="q"><button>ส่ง</button></form>', 'ส่ง'],
  ['<p data-html="_R_1_" data-page="/home" slot="a">ก</p>', '<p>ก</p>'],
  ['<base href="https://evil.example"><meta http-equiv="refresh" content="0;/"><p>ก', '<p>ก</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<template><img src=x onerror=alert(1)></template><!-- <b>ก</b> -->', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<b>ก<i>ข</b>ค</i>', '<b>ก<i>ข</i></b><i>ค</i>'],
  [
    '<table><thead><tr><th>ก</th></tr></thead><tbody><tr><td colspan="2">ข</td></tr></tbody></table>',
    '<table><thead><tr><th scope="col">ก</th></tr></thead><tbody><tr><td colspan="2">ข</td></tr></tbody></table>',
  ],
  ['</div></main><h1>ก</h1><h2>ข</h2>', 'ก<h2>ข</h2>'],
];

/** A text with a name, and what is left of it. */
export const HELD_HTML = {
  html: '<p>ถึง นายประเสริฐ คงมั่น &lt;b&gt; &amp; <b>เงินกู้</b></p>',
  safe: '<p>ถึง <span class="nowrap">นายประเสริฐ คงมั่น</span> &lt;b&gt; &amp; <b>เงินกู้</b></p>',
} as const;
