import { StyleSheet } from '@emotion/sheet';

/**
 * The panel's styles stay out of jsdom, which lays nothing out, but goes through all rules of all sheets whenever a role
 * is looked for: half of a form's test. How the panel looks is tested in the browser.
 */
StyleSheet.prototype.insert = () => {};
