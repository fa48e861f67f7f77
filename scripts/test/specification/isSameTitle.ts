/** Whether two titles can be the same; `*` stands for anything, in either. */
export function isSameTitle(one: string, other: string): boolean {
  if (one === '' || other === '') return one === other || /^\*+$/.test(one + other);
  if (one.startsWith('*')) return isSameTitle(one.slice(1), other) || isSameTitle(one, other.slice(1));
  if (other.startsWith('*')) return isSameTitle(other, one);
  return one[0] === other[0] && isSameTitle(one.slice(1), other.slice(1));
}
