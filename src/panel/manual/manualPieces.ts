export interface ManualPiece {
  /** Of what the panel says, in i18n. */
  readonly key?: string;
  readonly text: string;
}

/** @example manualPieces('Press {{ra.action.save}}.') // [{ text: 'Press ' }, { key: 'ra.action.save', … }, { text: '.' }] */
export function manualPieces(text: string): ManualPiece[] {
  return text
    .split(/(\{\{[\w.]+\}\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, key] = /^\{\{(.+)\}\}$/.exec(piece) ?? [];
      return key === undefined ? { text: piece } : { key, text: piece };
    });
}
