// The page: the rules are loaded once, and the application is given them.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { init } from 'chess-arbiter';
import { App } from './App.jsx';

const arbiter = await init();

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <App arbiter={arbiter} />
  </StrictMode>,
);
