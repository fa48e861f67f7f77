import { runPanel } from './startPanel.ts';

// Stands at the end of a page of visitors, of which the head asks for the panel's scripts: starts the panel, and says so
// when it does not come.

const { panel = '' } = (document.currentScript as HTMLScriptElement).dataset;
void runPanel(panel);
