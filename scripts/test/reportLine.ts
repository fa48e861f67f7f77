const marks = { passed: '✓', failed: '✗' };

/** `✓ types  12.3 s` */
export function reportLine(outcome: keyof typeof marks, name: string, milliseconds: number): string {
  return `${marks[outcome]} ${name}  ${(milliseconds / 1000).toFixed(1)} s`;
}
