const words =
  'Wolontariuszki i wolontariusze odwiedzają najbardziej potrzebujących mieszkańców województwa świętokrzyskiego, ';
const word = 'Konstantynopolitańczykowianeczka';

/** So many letters in words and spaces, as people write. */
export function sentenceOf(length: number): string {
  return `${words.repeat(Math.ceil(length / words.length)).slice(0, length - 1)}.`;
}

/** So many letters without a space to break at, as nobody should have to read. */
export function wordOf(length: number): string {
  const small = word.toLowerCase();
  return (word + small.repeat(Math.ceil(length / small.length))).slice(0, length);
}

/** With 250 letters, each part of its domain as long as the domain name system allows. */
export function emailOf(local: string): string {
  const label = 'wolontariat-wojewodztwa-swietokrzyskiego-i-okolic-gorskich';
  const domain = `@${[label, label, label].join('.')}.example`;
  return local.padEnd(250 - domain.length, 'w') + domain;
}
