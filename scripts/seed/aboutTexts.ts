/** What people write about themselves, in words that fit anybody. */
export const aboutTexts = {
  pl: [
    'Chętnie pomogę po pracy i w weekendy, najlepiej przy zbiórkach i pakowaniu paczek.',
    'Mam prawo jazdy kategorii B i własny samochód, mogę rozwozić paczki i dowozić osoby starsze do lekarza.',
    'Studia dzienne, więc wolne mam głównie popołudnia. Dobrze dogaduję się z dziećmi i mogę udzielać korepetycji.',
    'Emerytura daje sporo czasu. Przez trzydzieści lat praca w szkole, teraz chcę przydać się gdzie indziej.',
    'Znam podstawy pierwszej pomocy i języka migowego.',
    'Interesuje mnie opieka nad zwierzętami, w domu mam dwa psy ze schroniska.',
    'Mogę pomagać zdalnie: tłumaczenia, teksty, prowadzenie profili w mediach społecznościowych.',
    'Lubię pracę fizyczną na świeżym powietrzu, chętnie wezmę udział w sprzątaniu lasów i sadzeniu drzew.',
  ],
  uk: [
    'Живу в Польщі третій рік і хочу допомагати тим, хто щойно приїхав: з документами, школою, лікарями.',
    'Володію українською, польською та російською, можу перекладати на зустрічах.',
    'За освітою медсестринство, маю досвід догляду за літніми людьми.',
    'Вільні вечори та вихідні, можу готувати їжу або сортувати речі на складі.',
    'Маю водійські права і досвід роботи в логістиці.',
  ],
} as const;
