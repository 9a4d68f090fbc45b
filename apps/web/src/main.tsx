import '@coop/ui/tokens.css';
import '@coop/ui/base.css';
import './fonts/fonts.css';
import './first-paint/app.css';
import { startApp } from './first-paint/start.tsx';

startApp(document.getElementById('root'));
