import '@coop/ui/tokens.css';
import '@coop/ui/base.css';
import '../fonts/fonts.css';
import '../fonts/fonts-bold.css';
import './app.css';

const opened = location.href;
const isTooOld = 'older' in document.documentElement.dataset;
if (!isTooOld) {
  if (!('withResolvers' in Promise && 'any' in AbortSignal)) {
    await import('./polyfills.ts');
  }
  const { startApp } = await import('./start.tsx');
  startApp(document.getElementById('root'), opened);
}
