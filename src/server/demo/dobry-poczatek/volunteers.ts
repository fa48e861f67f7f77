import type { FoundationPlan } from '../FoundationPlan.ts';

export const volunteers: FoundationPlan['volunteers'] = {
  pending: [
    ['Ярина', 'Стеценко', 'Przemyśl', 41, -9],
    ['Dawid', 'Mróz', 'Rzeszów', 22, -5],
    ['Христина', 'Федорчук', 'Przemyśl', 29, -1],
  ],
  verified: [
    ['Roksolana', 'Hawryluk', 'Przemyśl', 34, -390],
    ['Stefan', 'Pikuła', 'Jarosław', 66, -352],
    ['Наталія', 'Бондаренко', 'Przemyśl', 45, -301],
    ['Łucja', 'Wiśniewska', 'Rzeszów', 51, -244],
    ['Ewa', 'Łapińska', 'Przemyśl', 38, -180],
    ['Назар', 'Кузьменко', 'Rzeszów', 24, -121],
    ['Antonina', 'Czech', 'Jarosław', 20, -77],
    ['Wiktor', 'Szpak', 'Przemyśl', 31, -40],
  ],
  rejected: [
    ['Олексій', 'Руденко', 'Київ', 27, -133, 'Мешкає надто далеко від фонду.'],
    ['Julita', 'Góral', 'Przemyśl', 16, -58],
  ],
};
