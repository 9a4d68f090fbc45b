import '@coop/ui/tokens.css';
import '@coop/ui/base.css';
import './app/fonts.css';
import './app/app.css';
import { startApp } from './app/start.tsx';

startApp(document.getElementById('root'));
