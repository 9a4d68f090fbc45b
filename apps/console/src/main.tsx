import '@coop/ui/tokens.css';
import '@coop/ui/base.css';
import './frame/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './frame/console.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
