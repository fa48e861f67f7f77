/** What volunteers write about themselves, by name. */
export const aboutMe: Readonly<Record<string, string>> = {
  'Łucja Wiśniewska':
    'Pracuję jako pielęgniarka w szpitalu przy Pabianickiej, więc dyżury mam różne, ale dwa wieczory w tygodniu są moje. Chciałabym towarzyszyć starszym osobom w drodze do lekarza i pilnować, żeby zrozumiały, co im przepisano.',
  'Сергій Шевченко':
    'Чотири роки працюю водієм. Маю свій мікроавтобус і можу возити речі, продукти або людей після роботи та в неділю.',
  'Kacper Źrebiec':
    'Jestem w klasie maturalnej. Mogę dawać korepetycje z matematyki i fizyki, najlepiej we wtorki i czwartki po szesnastej.',
  "Мар'яна Гнатюк-Соловей":
    'За освітою вчителька початкових класів. Хочу допомагати дітям, яким важко в польській школі, особливо в перший рік.',
  'Grażyna Ćwiklińska':
    'Od roku jestem na emeryturze i w domu zrobiło się za cicho. Przez całe życie prowadziłam księgowość, więc papiery, wnioski i urzędowe pisma nie są mi straszne. Chętnie też po prostu posiedzę przy herbacie.',
  'Наталія Яковенко':
    'Я психологиня, понад десять років працювала з підлітками в Дніпрі. Розмовляю українською, російською, трохи польською.',
  'Zuzanna Gołębiewska': 'Za dwa miesiące kończę osiemnaście lat. Mam zgodę rodziców i dużo energii :)',
  'Алёна Семёнова':
    'Приехала из Минска, в Лодзи живу два года. Могу переводить с русского и белорусского и помогать с животными в приюте.',
  'Weronika Malinowska':
    'Studiuję pedagogikę specjalną i od dwóch lat jestem w fundacji. Najbardziej lubię sobotnie zakupy dla seniorów, bo po nich zawsze jest czas na rozmowę.',
  'Jadwiga Kwiatkowska':
    'Mam siedemdziesiąt parę lat i wciąż chodzę z kijkami. Dzwonię do osób, które boją się wychodzić z domu, i namawiam je na spacer.',
  'Krzysztof Wróbel':
    'Elektryk z uprawnieniami. Wymienię gniazdko, żarówkę, zawieszę lampę. Narzędzia mam własne.',
  'Halina Szymczak':
    'Gotuję. Na zbiórki i spotkania świąteczne mogę przygotować pierogi dla trzydziestu osób.',
  'Mateusz Kowalczyk':
    'Programista, pracuję z domu. Uczę seniorów obsługi telefonu, bankowości i tego, jak nie dać się oszukać w internecie.',
  'Żaneta Dąbrowska':
    'Mama trójki dzieci, z prawem jazdy i dużym bagażnikiem. Najłatwiej złapać mnie przed południem.',
  'Андрій Поліщук':
    'Будівельник. Можу допомогти з дрібним ремонтом: полагодити кран, поклеїти шпалери, зібрати меблі.',
  'Paweł Zając':
    'Ratownik medyczny. Mogę poprowadzić szkolenie z pierwszej pomocy dla wolontariuszy i dla dzieci.',
  'Katarzyna Lewandowska':
    'Fotografuję. Chętnie zrobię zdjęcia z wydarzeń i nauczę innych, jak robić je z szacunkiem dla podopiecznych.',
  'Оксана Кравчук':
    'Я перекладачка. Супроводжую людей до лікаря, у школу та в установи й допомагаю заповнювати документи польською.',
  'Maria Magdalena Skłodowska-Wyczółkowska':
    'Jestem prawniczką, specjalizuję się w prawie rodzinnym. Raz w miesiącu mogę pełnić dyżur i udzielać bezpłatnych porad, a w pilnych sprawach odpowiadam także telefonicznie. Wcześniej przez sześć lat współpracowałam z ośrodkiem interwencji kryzysowej.',
  'Wojciech Gąsiorowski':
    'Stolarz, od niedawna na pół etatu. Naprawiam krzesła, robię karmniki i budki lęgowe z dziećmi.',
  'Юлія Ткаченко': 'Навчаюся на другому курсі медичного університету. Вільна у вихідні.',
  'Jan Lis':
    'Były nauczyciel geografii i przewodnik. Znam każdą ścieżkę w Lesie Łagiewnickim i chętnie oprowadzę po nim wycieczkę.',
  'Emilia Sadowska': 'Znam polski język migowy (PJM) na poziomie B1 i cały czas się uczę.',
  'Rafał Mazurek':
    'Dojeżdżam z Tomaszowa, dlatego wolę wydarzenia całodniowe. Mam kategorię B+E i przyczepę.',
  'Тетяна Мельник': 'Перукарка. Раз на місяць можу безкоштовно підстригти людей, яким важко вийти з дому.',
  "Sean O'Connor":
    'I come from Cork and teach English at a language school in Łódź. I can run conversation classes for teenagers. Po polsku mówię powoli, ale rozumiem prawie wszystko.',
  'Beata Chmielewska':
    'Prowadzę z mężem małe gospodarstwo pod Pabianicami. Jesienią możemy przekazać warzywa na zbiórki żywności.',
  "Дар'я Лисенко": 'Малюю й веду гурток для дітей. Дуже люблю, коли після занять усе в фарбі.',
  'Przemysław Brzęczyszczykiewicz':
    'Kierowca autobusu miejskiego, więc po mieście poruszam się z zamkniętymi oczami. Pomagam przy transporcie osób na wózkach.',
  'Микола Бойко':
    'Колишній тренер з плавання. Проводжу зарядку для літніх людей і можу супроводжувати дітей на басейн.',
  'Soledad García Rodríguez de la Fuente':
    'Vivo en Łódź desde hace ocho años. Uczę hiszpańskiego, lubię gotować dla wielu osób i nie boję się ciężkich kartonów.',
  'Людмила Савченко':
    'Пенсіонерка, сама приїхала з Харкова у 2022 році. Мені допомогли, тепер хочу допомагати я.',
  'Filip Ostrowski':
    'Gram na gitarze. Byłem na trzech festynach fundacji i zawsze kończyło się wspólnym śpiewaniem.',
  'Wiktoria Maciejewska':
    'Jestem w szkolnym kole wolontariatu. Zbieram godziny do świadectwa, ale przede wszystkim lubię zwierzęta.',
  'Bartłomiej Żółkiewski': 'Szukam zajęcia na soboty.',
};
