import { useTheme } from '@cuadra/shared/state';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

// Paints it before anything is drawn, on the login too, which asks for no theme.
useTheme.getState();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
