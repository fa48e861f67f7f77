import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { App } from './App.tsx';
import { createRoutes } from './createRoutes.tsx';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';
import './fonts.css';

const language = startLanguage();
void unregisterServiceWorkers();

// The router starts to load as soon as it is made, the texts beside it.
const router = createBrowserRouter(createRoutes());
const i18nProvider = await loadI18nProvider(language);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<App i18nProvider={i18nProvider} router={router} />);
