import { defineTable } from '../../../kit/facts/define-table.ts'

/** The 193 members of the United Nations. Where the capital or the currency is disputed or has just changed, it is not asked. */
export const countries = defineTable({
  id: 'countries',
  about: 'countries of the world',
  header: 'Country',
  columns: {
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: ['What is the capital of {name}?', 'Which city is the capital of {name}?'],
      askBack: ['{value} is the capital of which country?', '{value} is the capital of:'],
      say: 'The capital of {name} is {value}',
      weight: 3,
      concepts: ['capitals'],
    },
    currency: {
      header: 'Currency',
      kind: 'text',
      ask: ['What is the currency of {name}?', 'Which currency is used in {name}?'],
      askBack: ['In which of the following countries is the {value} the currency?'],
      askNot: ['In which of the following countries is the {value} not the currency?'],
      say: 'The currency of {name} is the {value}',
      weight: 2,
      concepts: ['currencies'],
    },
    region: {
      header: 'Region',
      kind: 'text',
      conceptOf: {
        'South Asia': 'asian-countries',
        'South-East Asia': 'asian-countries',
        'East Asia': 'asian-countries',
        'Central Asia': 'asian-countries',
        'West Asia': 'asian-countries',
        'West Europe': 'european-countries',
        'South Europe': 'european-countries',
        'North Europe': 'european-countries',
        'East Europe': 'european-countries',
        'the Balkans': 'european-countries',
        'North Africa': 'african-countries',
        'West Africa': 'african-countries',
        'Central Africa': 'african-countries',
        'East Africa': 'african-countries',
        'Southern Africa': 'african-countries',
        'North America': 'american-countries',
        'Central America': 'american-countries',
        'the Caribbean': 'american-countries',
        'South America': 'american-countries',
        Oceania: 'oceania-countries',
      },
    },
  },
  near: ['region'],
  explain: 'It lies in {region}; its capital is {capital} and its currency the {currency}.',
  lookalikes: [
    'Austria',
    'Iceland',
    'Ireland',
    'Australia',
    'Niger',
    'Nigeria',
    'Kingston',
    'Kingstown',
    'Georgia',
    'Iran',
    'Iraq',
    'Dominica',
    'Slovakia',
    'Slovenia',
    'Mali',
    'Malawi',
    'Zambia',
    'the Gambia',
    'San José',
    'Denar',
    'Dinar',
  ],
  parts: [
    {
      sources: [
        'United Nations, member states and UNGEGN list of country names',
        'ISO 4217 currency list and The World Factbook',
      ],
      asOf: '2025-06',
      rows: `
        1 neighbours | Afghanistan | Kabul | Afghani | South Asia | -
        1 neighbours | Bangladesh | Dhaka | Taka | South Asia | -
        1 neighbours | Bhutan | Thimphu | Ngultrum / Rupee | South Asia | It measures its progress by Gross National Happiness.
        1 | India | New Delhi | Rupee | South Asia | Its rupee sign dates from 2010.
        1 neighbours | the Maldives | Malé | Rufiyaa | South Asia | It is the smallest country of Asia.
        1 neighbours | Nepal | Kathmandu | Rupee | South Asia | Mount Everest stands on its border.
        1 neighbours | Pakistan | Islamabad | Rupee | South Asia | Islamabad took the place of Karachi in the 1960s.
        1 neighbours | Sri Lanka | Sri Jayawardenepura Kotte / Colombo | Rupee | South Asia | Colombo is its largest city and commercial capital.
        2 | Brunei | Bandar Seri Begawan | Dollar | South-East Asia | -
        1 | Cambodia | Phnom Penh | Riel | South-East Asia | -
        1 | Indonesia | Jakarta / Nusantara | Rupiah | South-East Asia | A new capital, Nusantara, is being built on Borneo.
        1 | Laos | Vientiane | Kip | South-East Asia | -
        1 | Malaysia | Kuala Lumpur / Putrajaya | Ringgit | South-East Asia | -
        1 neighbours | Myanmar | Naypyidaw / Yangon | Kyat | South-East Asia | Naypyidaw became its capital in 2006.
        1 | the Philippines | Manila | Peso | South-East Asia | -
        1 | Singapore | Singapore | Dollar | South-East Asia | -
        1 | Thailand | Bangkok | Baht | South-East Asia | -
        2 | Timor-Leste | Dili | Dollar | South-East Asia | -
        1 | Vietnam | Hanoi | Dong | South-East Asia | Its largest city is Ho Chi Minh City.
        1 neighbours | China | Beijing | Yuan (renminbi) | East Asia | -
        1 | Japan | Tokyo | Yen | East Asia | -
        1 | Mongolia | Ulaanbaatar | Tugrik | East Asia | -
        1 | North Korea | Pyongyang | Won | East Asia | -
        1 | South Korea | Seoul | Won | East Asia | -
        1 | Kazakhstan | Astana | Tenge | Central Asia | Its capital was called Nur-Sultan from 2019 to 2022.
        1 | Kyrgyzstan | Bishkek | Som / Sum | Central Asia | -
        1 | Tajikistan | Dushanbe | Somoni | Central Asia | -
        2 | Turkmenistan | Ashgabat | Manat | Central Asia | The Karakum desert covers most of it.
        1 | Uzbekistan | Tashkent | Sum / Som | Central Asia | -
        2 | Bahrain | Manama | Dinar | West Asia | -
        1 | Iran | Tehran | Rial / Riyal | West Asia | -
        1 | Iraq | Baghdad | Dinar | West Asia | -
        1 | Israel | - | Shekel | West Asia | Its parliament is called the Knesset.
        1 | Jordan | Amman | Dinar | West Asia | -
        1 | Kuwait | Kuwait City | Dinar | West Asia | -
        2 | Lebanon | Beirut | Pound | West Asia | -
        1 | Oman | Muscat | Rial / Riyal | West Asia | -
        1 | Qatar | Doha | Riyal / Rial | West Asia | -
        1 | Saudi Arabia | Riyadh | Riyal / Rial | West Asia | -
        1 | Syria | Damascus | Pound | West Asia | -
        1 | Turkey | Ankara | Lira | West Asia | Its largest city is Istanbul, not the capital.
        1 | the United Arab Emirates | Abu Dhabi | Dirham | West Asia | -
        2 | Yemen | Sanaa / Aden | Rial / Riyal | West Asia | -
        1 | Armenia | Yerevan | Dram | West Asia | -
        1 | Azerbaijan | Baku | Manat | West Asia | -
        1 | Georgia | Tbilisi | Lari | West Asia | -
        2 | Cyprus | Nicosia | Euro | West Asia | -
        2 | Andorra | Andorra la Vella | Euro | West Europe | -
        1 | Austria | Vienna | Euro | West Europe | -
        1 | Belgium | Brussels | Euro | West Europe | -
        1 | France | Paris | Euro | West Europe | -
        1 | Germany | Berlin | Euro | West Europe | -
        1 | Ireland | Dublin | Euro | West Europe | -
        3 | Liechtenstein | Vaduz | Franc | West Europe | -
        2 | Luxembourg | Luxembourg | Euro | West Europe | -
        2 | Monaco | Monaco | Euro | West Europe | -
        1 | the Netherlands | Amsterdam / The Hague | Euro | West Europe | -
        1 | Switzerland | Bern | Franc | West Europe | Its largest city is Zurich, not the seat of its government.
        1 | the United Kingdom | London | Pound | West Europe | -
        1 | Greece | Athens | Euro | South Europe | -
        1 | Italy | Rome | Euro | South Europe | -
        2 | Malta | Valletta | Euro | South Europe | -
        1 | Portugal | Lisbon | Euro | South Europe | -
        3 | San Marino | San Marino | Euro | South Europe | -
        1 | Spain | Madrid | Euro | South Europe | -
        1 | Denmark | Copenhagen | Krone or Krona | North Europe | -
        2 | Estonia | Tallinn | Euro | North Europe | -
        1 | Finland | Helsinki | Euro | North Europe | -
        1 | Iceland | Reykjavik | Krone or Krona | North Europe | -
        2 | Latvia | Riga | Euro | North Europe | -
        2 | Lithuania | Vilnius | Euro | North Europe | -
        1 | Norway | Oslo | Krone or Krona | North Europe | -
        1 | Sweden | Stockholm | Krone or Krona | North Europe | -
        1 | Belarus | Minsk | Rouble | East Europe | -
        1 | Bulgaria | Sofia | - | East Europe | The river Danube forms its northern border.
        1 | Czechia | Prague | Koruna | East Europe | -
        1 | Hungary | Budapest | Forint | East Europe | -
        2 | Moldova | Chișinău | Leu | East Europe | -
        1 | Poland | Warsaw | Zloty | East Europe | -
        1 | Romania | Bucharest | Leu | East Europe | -
        1 | Russia | Moscow | Rouble | East Europe | -
        2 | Slovakia | Bratislava | Euro | East Europe | -
        1 | Ukraine | Kyiv | Hryvnia | East Europe | -
        2 | Albania | Tirana | Lek | the Balkans | -
        2 | Bosnia and Herzegovina | Sarajevo | Convertible mark | the Balkans | -
        1 | Croatia | Zagreb | Euro | the Balkans | It took the euro in 2023.
        2 | Montenegro | Podgorica / Cetinje | Euro | the Balkans | -
        2 | North Macedonia | Skopje | Denar | the Balkans | -
        1 | Serbia | Belgrade | Dinar | the Balkans | -
        2 | Slovenia | Ljubljana | Euro | the Balkans | -
        1 | Algeria | Algiers | Dinar | North Africa | -
        1 | Egypt | Cairo | Pound | North Africa | -
        1 | Libya | Tripoli | Dinar | North Africa | -
        1 | Morocco | Rabat | Dirham | North Africa | Its largest city is Casablanca, not the capital.
        1 | Sudan | Khartoum | Pound | North Africa | -
        1 | Tunisia | Tunis | Dinar | North Africa | -
        2 | Benin | Porto-Novo / Cotonou | CFA franc / Franc | West Africa | -
        2 | Burkina Faso | Ouagadougou | CFA franc / Franc | West Africa | -
        3 | Cabo Verde | Praia | Escudo | West Africa | -
        2 | Côte d'Ivoire | Yamoussoukro / Abidjan | CFA franc / Franc | West Africa | -
        2 | the Gambia | Banjul | Dalasi | West Africa | -
        1 | Ghana | Accra | Cedi | West Africa | -
        2 | Guinea | Conakry | Franc | West Africa | -
        3 | Guinea-Bissau | Bissau | CFA franc / Franc | West Africa | -
        2 | Liberia | Monrovia | Dollar | West Africa | -
        2 | Mali | Bamako | CFA franc / Franc | West Africa | -
        3 | Mauritania | Nouakchott | Ouguiya | West Africa | -
        2 | Niger | Niamey | CFA franc / Franc | West Africa | -
        1 | Nigeria | Abuja | Naira | West Africa | Abuja took the place of Lagos in 1991.
        1 | Senegal | Dakar | CFA franc / Franc | West Africa | -
        2 | Sierra Leone | Freetown | Leone | West Africa | -
        3 | Togo | Lomé | CFA franc / Franc | West Africa | -
        2 | Cameroon | Yaoundé | CFA franc / Franc | Central Africa | -
        3 | the Central African Republic | Bangui | CFA franc / Franc | Central Africa | -
        2 | Chad | N'Djamena | CFA franc / Franc | Central Africa | -
        2 | Congo | Brazzaville | CFA franc / Franc | Central Africa | -
        1 | the Democratic Republic of the Congo | Kinshasa | Franc | Central Africa | -
        3 | Equatorial Guinea | - | CFA franc / Franc | Central Africa | It is the only African country with Spanish as an official language.
        3 | Gabon | Libreville | CFA franc / Franc | Central Africa | -
        3 | São Tomé and Príncipe | São Tomé | Dobra | Central Africa | -
        2 | Burundi | Gitega / Bujumbura | Franc | East Africa | -
        3 | the Comoros | Moroni | Franc | East Africa | -
        2 | Djibouti | Djibouti | Franc | East Africa | -
        2 | Eritrea | Asmara | Nakfa | East Africa | -
        1 | Ethiopia | Addis Ababa | Birr | East Africa | -
        1 | Kenya | Nairobi | Shilling | East Africa | -
        2 | Madagascar | Antananarivo | Ariary | East Africa | -
        1 | Mauritius | Port Louis | Rupee | East Africa | -
        2 | Rwanda | Kigali | Franc | East Africa | -
        2 | Seychelles | Victoria | Rupee | East Africa | -
        2 | Somalia | Mogadishu | Shilling | East Africa | -
        1 | South Sudan | Juba | Pound | East Africa | It became a member of the United Nations in 2011.
        1 | Tanzania | Dodoma / Dar es Salaam | Shilling | East Africa | -
        1 | Uganda | Kampala | Shilling | East Africa | -
        2 | Angola | Luanda | Kwanza | Southern Africa | -
        2 | Botswana | Gaborone | Pula | Southern Africa | -
        3 | Eswatini | Mbabane / Lobamba | Lilangeni / Rand | Southern Africa | -
        3 | Lesotho | Maseru | Loti / Rand | Southern Africa | -
        3 | Malawi | Lilongwe | Kwacha | Southern Africa | -
        2 | Mozambique | Maputo | Metical | Southern Africa | -
        2 | Namibia | Windhoek | Dollar / Rand | Southern Africa | -
        1 | South Africa | Pretoria / Cape Town / Bloemfontein | Rand | Southern Africa | It has three capitals: Pretoria, Cape Town and Bloemfontein.
        2 | Zambia | Lusaka | Kwacha | Southern Africa | -
        1 | Zimbabwe | Harare | - | Southern Africa | The Victoria Falls lie on its border.
        1 | Canada | Ottawa | Dollar | North America | Its largest city is Toronto, not the capital.
        1 | Mexico | Mexico City | Peso | North America | -
        1 | the United States | Washington, D.C. | Dollar | North America | Its capital is named after its first president.
        3 | Belize | Belmopan | Dollar | Central America | -
        2 | Costa Rica | San José | Colón | Central America | -
        2 | El Salvador | San Salvador | Dollar | Central America | -
        2 | Guatemala | Guatemala City | Quetzal | Central America | -
        2 | Honduras | Tegucigalpa | Lempira | Central America | -
        2 | Nicaragua | Managua | Córdoba | Central America | -
        1 | Panama | Panama City | Balboa / Dollar | Central America | Its canal joins the Atlantic and the Pacific.
        3 | Antigua and Barbuda | St John's | Dollar | the Caribbean | -
        3 | the Bahamas | Nassau | Dollar | the Caribbean | -
        2 | Barbados | Bridgetown | Dollar | the Caribbean | -
        1 | Cuba | Havana | Peso | the Caribbean | -
        3 | Dominica | Roseau | Dollar | the Caribbean | -
        2 | the Dominican Republic | Santo Domingo | Peso | the Caribbean | -
        3 | Grenada | St George's | Dollar | the Caribbean | -
        2 | Haiti | Port-au-Prince | Gourde | the Caribbean | -
        1 | Jamaica | Kingston | Dollar | the Caribbean | -
        3 | St Kitts and Nevis | Basseterre | Dollar | the Caribbean | -
        3 | St Lucia | Castries | Dollar | the Caribbean | -
        3 | St Vincent and the Grenadines | Kingstown | Dollar | the Caribbean | -
        2 | Trinidad and Tobago | Port of Spain | Dollar | the Caribbean | -
        1 | Argentina | Buenos Aires | Peso | South America | -
        2 | Bolivia | Sucre / La Paz | Boliviano | South America | Sucre is its capital by the constitution and La Paz its seat of government.
        1 | Brazil | Brasília | Real | South America | Brasília took the place of Rio de Janeiro in 1960.
        1 | Chile | Santiago | Peso | South America | -
        1 | Colombia | Bogotá | Peso | South America | -
        2 | Ecuador | Quito | Dollar | South America | -
        2 | Guyana | Georgetown | Dollar | South America | -
        2 | Paraguay | Asunción | Guaraní | South America | -
        1 | Peru | Lima | Sol | South America | -
        3 | Suriname | Paramaribo | Dollar | South America | -
        2 | Uruguay | Montevideo | Peso | South America | -
        1 | Venezuela | Caracas | Bolívar | South America | -
        1 | Australia | Canberra | Dollar | Oceania | Canberra was built because Sydney and Melbourne were rivals.
        1 | Fiji | Suva | Dollar | Oceania | -
        3 | Kiribati | South Tarawa | Dollar | Oceania | -
        3 | the Marshall Islands | Majuro | Dollar | Oceania | -
        3 | Micronesia | Palikir | Dollar | Oceania | -
        1 | New Zealand | Wellington | Dollar | Oceania | Its largest city is Auckland, not the capital.
        3 | Palau | Ngerulmud | Dollar | Oceania | -
        2 | Papua New Guinea | Port Moresby | Kina | Oceania | -
        2 | Samoa | Apia | Tala | Oceania | -
        3 | the Solomon Islands | Honiara | Dollar | Oceania | -
        3 | Tonga | Nukuʻalofa | Paʻanga | Oceania | -
        3 | Tuvalu | Funafuti | Dollar | Oceania | -
        3 | Vanuatu | Port Vila | Vatu | Oceania | -
      `,
    },
  ],
})
