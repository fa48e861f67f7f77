interface Place {
  readonly country: 'PL' | 'UA';
  /** `#` stands for a digit. */
  readonly postCode: string;
  readonly streets: readonly string[];
}

const pl = (postCode: string, ...streets: string[]): Place => ({ country: 'PL', postCode, streets });
const ua = (postCode: string, ...streets: string[]): Place => ({ country: 'UA', postCode, streets });

/** Towns where the people of the demo and of `npm run seed` live, with streets that they have. */
export const places = {
  Łódź: pl('91-###', 'Piotrkowska', 'Zgierska', 'Narutowicza', 'Rzgowska', 'Aleksandrowska', 'Wólczańska'),
  Zgierz: pl('95-100', 'Długa', 'Łęczycka', '1 Maja'),
  Pabianice: pl('95-200', 'Zamkowa', 'Łaska', 'Warszawska'),
  'Aleksandrów Łódzki': pl('95-070', 'Wojska Polskiego', 'Ogrodowa'),
  'Tomaszów Mazowiecki': pl('97-200', 'Świętego Antoniego', 'Warszawska'),
  'Piotrków Trybunalski': pl('97-300', 'Juliusza Słowackiego', 'Sulejowska'),
  Warszawa: pl('0#-###', 'Marszałkowska', 'Puławska', 'Grochowska', 'Wolska', 'Targowa', 'Żelazna'),
  Kraków: pl('31-###', 'Karmelicka', 'Długa', 'Kalwaryjska', 'Królewska'),
  Wrocław: pl('50-###', 'Ruska', 'Romualda Traugutta', 'Legnicka', 'Świdnicka'),
  Poznań: pl('60-###', 'Głogowska', 'Święty Marcin', 'Jana Henryka Dąbrowskiego'),
  Gdańsk: pl('80-###', 'Kartuska', 'Grunwaldzka', 'Łagiewniki'),
  Gdynia: pl('81-###', 'Świętojańska', 'Śląska'),
  Szczecin: pl('70-###', 'Bolesława Krzywoustego', 'Jagiellońska'),
  Bydgoszcz: pl('85-###', 'Gdańska', 'Dworcowa'),
  Lublin: pl('20-###', 'Krakowskie Przedmieście', 'Gabriela Narutowicza', 'Lipowa'),
  Białystok: pl('15-###', 'Lipowa', 'Henryka Sienkiewicza'),
  Katowice: pl('40-###', 'Tadeusza Kościuszki', 'Warszawska'),
  Rzeszów: pl('35-###', 'Hetmańska', '3 Maja'),
  Przemyśl: pl('37-700', 'Franciszkańska', 'Adama Mickiewicza', 'Słowackiego'),
  Jarosław: pl('37-500', 'Grunwaldzka', 'Krakowska'),
  Львів: ua('79###', 'Городоцька', 'Личаківська', 'Зелена'),
  Київ: ua('0####', 'Хрещатик', 'Саксаганського', 'Володимирська'),
  Харків: ua('61###', 'Сумська', 'Пушкінська'),
  Тернопіль: ua('46###', 'Руська', 'Київська'),
} satisfies Record<string, Place>;

export type City = keyof typeof places;

export const cities = Object.keys(places) as City[];
export const polishCities = cities.filter((city) => places[city].country === 'PL');

export const countries = {
  PL: { code: 'PL', name: 'Polska' },
  UA: { code: 'UA', name: 'Україна' },
} as const;
