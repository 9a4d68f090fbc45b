import { chromium } from '@playwright/test';

const [out, ...files] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1600, height: 1500 } });
const fs = await import('node:fs');
const imgs = files.map((f) => `data:image/png;base64,${fs.readFileSync(f).toString('base64')}`);
await p.setContent(
  `<div style="columns:4 360px;column-gap:8px;background:#888">${imgs.map((i) => `<div class=w data-i="${i}"></div>`).join('')}</div>`,
);
await p.evaluate(async () => {
  const host = document.body;
  const srcs = [...document.querySelectorAll('.w')].map((w) => w.dataset.i);
  host.innerHTML = '';
  host.style = 'margin:0;background:#888;display:flex;gap:8px;flex-wrap:wrap';
  for (const s of srcs) {
    const im = new Image();
    im.src = s;
    await im.decode();
    for (let y = 0; y < im.height; y += 1500) {
      const d = document.createElement('div');
      d.style = `width:${im.width}px;height:${Math.min(1500, im.height - y)}px;background:url(${s}) 0 -${y}px`;
      host.append(d);
    }
  }
});
await p.screenshot({ path: out, fullPage: true });
await b.close();
