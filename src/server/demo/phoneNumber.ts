import type { Random } from './Random.ts';

/** Beginnings of mobile numbers. */
const BEGINNINGS = {
  PL: ['+48500', '+48512', '+48601', '+48664', '+48697', '+48728', '+48781'],
  UA: ['+380500', '+380637', '+380671', '+380934', '+380966', '+380990'],
} as const;

export function phoneNumber(country: 'PL' | 'UA', random: Random): string {
  return random.digits(`${random.pick(BEGINNINGS[country])}######`);
}
