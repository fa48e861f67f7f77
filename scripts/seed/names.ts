import type { Random } from '../../src/server/demo/Random.ts';

export interface Name {
  readonly firstname: string;
  readonly lastname: string;
  readonly language: 'pl' | 'uk';
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const polish = {
  women:
    words(`Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Magdalena Joanna Zofia Monika
    Teresa Danuta Natalia Julia Karolina Marta Beata Dorota Aleksandra Halina Jadwiga Janina Alicja Jolanta Grażyna
    Iwona Irena Paulina Justyna Bożena Urszula Renata Hanna Sylwia Patrycja Helena Wiktoria Aneta Oliwia Ewelina Emilia
    Izabela Weronika Kinga Łucja Żaneta Świętosława Lena Maja Nikola Gabriela Wanda Stanisława`),
  men: words(`Piotr Krzysztof Tomasz Andrzej Paweł Jan Michał Marcin Jakub Adam Stanisław Marek Łukasz Grzegorz Mateusz
    Wojciech Mariusz Dariusz Zbigniew Maciej Rafał Robert Kamil Jerzy Szymon Dawid Kacper Ryszard Jarosław Tadeusz Jacek
    Filip Artur Bartosz Dominik Antoni Sebastian Janusz Damian Sławomir Patryk Mirosław Hubert Wiktor Franciszek Roman
    Ignacy Bartłomiej Zdzisław Leszek Nikodem Oskar Miłosz Błażej Cezary`),
  families:
    words(`Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski
    Kozłowski Mazur Jankowski Kwiatkowski Wojciechowski Krawczyk Kaczmarek Piotrowski Grabowski Zając Pawłowski Michalski
    Król Wieczorek Jabłoński Wróbel Nowakowski Majewski Olszewski Stępień Malinowski Jaworski Adamczyk Dudek Nowicki
    Pawlak Górski Witkowski Walczak Sikora Baran Rutkowski Michalak Szewczyk Ostrowski Tomaszewski Pietrzak Zalewski
    Wróblewski Marciniak Jasiński Zawadzki Bąk Jakubowski Sadowski Duda Włodarczyk Wilk Chmielewski Borkowski Sokołowski
    Szczepański Sawicki Kucharski Lis Maciejewski Czarnecki Kubiak Kalinowski Mazurek Wysocki Kołodziej Kaźmierczak
    Sobczak Czerwiński Gąsior Żak Śliwiński Ćwikła Łuczak Źrebiec Głowacki Brzęczyszczykiewicz Gżegżółka`),
};

const ukrainian = {
  women:
    words(`Олена Наталія Ірина Оксана Тетяна Людмила Світлана Юлія Марія Ольга Катерина Анна Вікторія Галина
    Анастасія Софія Дар'я Мар'яна Соломія Христина Зоряна Леся Надія Лариса Іванна Єва Богдана Ярослава`),
  men: words(`Олександр Сергій Андрій Володимир Микола Іван Василь Дмитро Юрій Віктор Максим Тарас Богдан Роман Олег
    Ігор Михайло Петро Артем Назар Остап Євген Віталій Ярослав Любомир В'ячеслав Данило`),
  families:
    words(`Шевченко Бондаренко Коваленко Ткаченко Кравченко Мельник Шевчук Поліщук Лисенко Бойко Кравчук
    Савченко Мороз Руденко Марченко Петренко Павленко Ковальчук Гончаренко Захарченко Сидоренко Клименко Гаврилюк
    Романюк Мазур Левченко Пономаренко Іваненко Харченко Литвиненко Кузьменко Дем'яненко Солов'як Ґудзь Їжакевич Щербак
    Яценко Хмельницький Вишневський Левицький Заболотний`),
};

/** Of ten volunteers two come from Ukraine, and some women have a double name. */
export function pickName(random: Random): Name {
  const language = random.chance(0.2) ? 'uk' : 'pl';
  const { women, men, families } = language === 'uk' ? ukrainian : polish;
  const isWoman = random.chance(0.62);
  const firstname = random.pick(isWoman ? women : men);
  const family = () => (isWoman ? feminine(random.pick(families)) : random.pick(families));
  return {
    firstname,
    language,
    lastname: isWoman && random.chance(0.06) ? double(family(), family()) : family(),
  };
}

function double(first: string, second: string): string {
  return first === second ? first : `${first}-${second}`;
}

/** Kowalski → Kowalska, Вишневський → Вишневська, Заболотний → Заболотна; Nowak stays. */
function feminine(family: string): string {
  return family
    .replace(/(?<=[sc]|dz)ki$/, 'ka')
    .replace(/ький$/, 'ька')
    .replace(/ний$/, 'на');
}
