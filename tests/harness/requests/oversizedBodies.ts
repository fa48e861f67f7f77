const many = Array.from({ length: 3_500 }, (_, index) => index);

/** Ways to blow up a small body so that refusing it is expensive, by description. */
export const oversizedBodies: Readonly<Record<string, (example: object) => object>> = {
  'very many unknown properties': () => Object.fromEntries(many.map((index) => [`k${index}`, index])),
  'one of very many items': (example) =>
    firstReplaced(
      example,
      many.map((index) => ({ a: index })),
    ),
  'one that is a very long text': (example) => firstReplaced(example, 'a'.repeat(60_000)),
};

function firstReplaced(example: object, value: unknown): object {
  const [name = ''] = Object.keys(example);
  return { ...example, [name]: value };
}
