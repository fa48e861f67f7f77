import { encode } from 'uqr';

/** A QR code, to be drawn by whatever draws paths. */
export interface QrPath {
  /** Modules of each side, with a rim as wide as readers need it. */
  readonly size: number;
  /** The black modules, in the words of SVG paths; a module is 1 wide. */
  readonly path: string;
}

/** @example qrPath('https://panel.example/f/pomocna-dlon') */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: runs.join('') };
}

/** Black modules of a row: where each run begins, and how long it is. */
function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const starts = row.flatMap((isBlack, x) => (isBlack && !row[x - 1] ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start];
  });
}
