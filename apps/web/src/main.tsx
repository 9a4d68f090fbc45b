import '@coop/ui/tokens.css';
import '@coop/ui/base.css';
import './fonts/fonts.css';
import './fonts/fonts-bold.css';
import './first-paint/app.css';
import { afterPaint } from './first-paint/after-paint.ts';

const opened = location.href;
// A page that came with its content can be read without this code: it leaves the line to styles and fonts until they
// are painted, and then loads what the server has named, all at once.
if (document.getElementById('written')) await afterPaint();
for (const later of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
  later.rel = 'modulepreload';
}
const { startApp } = await import('./first-paint/start.tsx');
startApp(document.getElementById('root'), opened);
