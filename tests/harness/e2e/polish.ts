import { translator } from '../../../src/server/core/texts/translator.ts';

/** The texts that a test waits for, by their keys: what they say is nothing that a browser has to prove. */
export const polish = translator('pl');
