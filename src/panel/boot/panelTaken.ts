/** Event of the window: the panel has taken over a page that was rendered ahead. */
export const PANEL_TAKEN = 'panel-taken';
