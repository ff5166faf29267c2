import { defineTable } from '../../../kit/facts/define-table.ts'

export const organisations = defineTable({
  id: 'organisations',
  about: 'international organisations',
  header: 'Organisation',
  columns: {
    seat: {
      header: 'Headquarters',
      kind: 'text',
      ask: [
        'Where is the headquarters of {name} located?',
        'In which city does {name} have its headquarters?',
      ],
      askBack: ['Which of the following has its headquarters in {value}?'],
      askNot: ['Which of the following does not have its headquarters in {value}?'],
      say: 'The headquarters of {name} is in {value}',
      weight: 3,
      concepts: ['headquarters-of-organisations'],
    },
    year: {
      header: 'Founded in',
      kind: 'year',
      ask: ['In which year was {name} founded?'],
      askBack: ['Which of the following was founded in {value}?'],
      say: '{name} was founded in {value}',
      order: 'Arrange the following organisations in the order in which they were founded',
      concepts: ['years-of-organisations'],
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        UN: 'united-nations',
        finance: 'financial-organisations',
        trade: 'trade-organisations',
        region: 'regional-organisations',
        defence: 'security-organisations',
        law: 'security-organisations',
        aid: 'voluntary-organisations',
        environment: 'environment-organisations',
        sports: 'sports-organisations',
      },
    },
  },
  near: ['kind'],
  parts: [
    {
      sources: ['Websites of the organisations', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 | the United Nations | New York | 1945 | UN | Its Charter was signed in San Francisco.
        1 unesco, unesco-and-unicef | UNESCO | Paris | 1945 | UN | It keeps the list of World Heritage Sites.
        1 unesco-and-unicef | UNICEF | New York | 1946 | UN | It won the Nobel Peace Prize in 1965.
        1 who | the World Health Organization | Geneva | 1948 | UN | It observes World Health Day on 7 April.
        1 | the International Labour Organization | Geneva | 1919 | UN | It was founded by the Treaty of Versailles.
        1 | the Food and Agriculture Organization | Rome | 1945 | UN | It was founded at Quebec City.
        1 imf-and-world-bank | the International Monetary Fund | Washington, D.C. | 1944 / 1945 | finance | It came out of the Bretton Woods conference.
        1 imf-and-world-bank | the World Bank | Washington, D.C. | 1944 / 1945 | finance | It came out of the Bretton Woods conference.
        1 wto | the World Trade Organization | Geneva | 1995 | trade | It took the place of the GATT.
        1 | the International Court of Justice | The Hague | 1945 / 1946 | UN | It has fifteen judges and sits in the Peace Palace.
        2 | the International Criminal Court | The Hague | 2002 | law | It works under the Rome Statute.
        1 | the International Atomic Energy Agency | Vienna | 1957 | UN | It won the Nobel Peace Prize in 2005.
        2 | the Universal Postal Union | Bern | 1874 | UN | It is one of the oldest international organisations.
        2 | the International Telecommunication Union | Geneva | 1865 | UN | It shares out radio frequencies and satellite orbits.
        2 | the World Meteorological Organization | Geneva | 1950 | UN | It follows weather, climate and water.
        2 | the World Intellectual Property Organization | Geneva | 1967 | UN | It publishes the Global Innovation Index.
        2 | the International Maritime Organization | London | 1948 / 1958 | UN | It sets rules for ships at sea.
        2 | the International Civil Aviation Organization | Montreal | 1944 / 1947 | UN | It came out of the Chicago Convention.
        1 | the UN Environment Programme | Nairobi | 1972 | UN | It came out of the Stockholm Conference.
        2 | UN-Habitat | Nairobi | - | UN | It works for better towns and cities.
        2 | the UN Development Programme | New York | 1965 | UN | It publishes the Human Development Report.
        2 | the UN High Commissioner for Refugees | Geneva | 1950 | UN | It won the Nobel Peace Prize in 1954 and 1981.
        2 | the World Food Programme | Rome | 1961 | UN | It won the Nobel Peace Prize in 2020.
        2 | UNIDO | Vienna | 1966 | UN | It promotes industrial development.
        2 | UNCTAD | Geneva | 1964 | UN | It publishes the World Investment Report.
        2 | UN Tourism | Madrid | - | UN | It was called the World Tourism Organization until 2024.
        2 | the International Fund for Agricultural Development | Rome | 1977 | UN | It lends to the rural poor of the world.
        1 | the Asian Development Bank | Manila | 1966 | finance | Its president has always been from Japan.
        1 brics-and-sco | the New Development Bank | Shanghai | 2014 / 2015 | finance | It was set up by the BRICS countries; K. V. Kamath was its first president.
        1 | the Asian Infrastructure Investment Bank | Beijing | - | finance | China is its largest shareholder and India the second largest.
        2 | the Bank for International Settlements | Basel | 1930 | finance | It is called the bank of central banks.
        2 | the African Development Bank | Abidjan | 1964 | finance | India became a member in 1983.
        1 | OPEC | Vienna | 1960 | trade | It was founded in Baghdad by five oil producers.
        2 | the OECD | Paris | 1961 | trade | It began as a body for the Marshall Plan.
        2 | the International Energy Agency | Paris | 1974 | trade | It was founded after the oil shock of 1973.
        1 | the World Economic Forum | Geneva | 1971 | trade | It meets at Davos each January; its seat is at Cologny beside Geneva.
        1 saarc-and-bimstec | SAARC | Kathmandu | 1985 | region | It was founded in Dhaka and has eight members.
        1 asean | ASEAN | Jakarta | 1967 | region | It was founded by the Bangkok Declaration.
        1 saarc-and-bimstec | BIMSTEC | Dhaka | 1997 | region | It joins seven countries around the Bay of Bengal.
        1 brics-and-sco | the Shanghai Cooperation Organisation | Beijing | 2001 | region | India became a full member in 2017.
        1 | the European Union | Brussels | 1993 | region | It was created by the Maastricht Treaty.
        1 | NATO | Brussels | 1949 | defence | Article 5 of its treaty is on common defence.
        2 | the African Union | Addis Ababa | 2002 / 2001 | region | It became a member of the G20 in 2023.
        2 | the Arab League | Cairo | 1945 | region | It began with seven members.
        2 | the Commonwealth of Nations | London | - | region | The Statute of Westminster of 1931 gave it its form.
        2 | the Indian Ocean Rim Association | Ebene | 1997 | region | Ebene is in Mauritius.
        2 | the Organisation of Islamic Cooperation | Jeddah | 1969 | region | It has 57 members.
        2 | the Gulf Cooperation Council | Riyadh | 1981 | region | It has six members.
        1 | Interpol | Lyon | 1923 | law | Its name is short for International Criminal Police Organization.
        1 | Amnesty International | London | 1961 | aid | It won the Nobel Peace Prize in 1977.
        2 | Transparency International | Berlin | 1993 | aid | It publishes the Corruption Perceptions Index.
        1 | the International Committee of the Red Cross | Geneva | 1863 | aid | It was founded by Henry Dunant.
        2 | Greenpeace International | Amsterdam | 1971 | environment | It was founded in Vancouver.
        1 | the World Wide Fund for Nature | Gland | 1961 | environment | Its symbol is the giant panda.
        1 | the IUCN | Gland | 1948 | environment | It keeps the Red List of threatened species.
        2 | the International Olympic Committee | Lausanne | 1894 | sports | Pierre de Coubertin founded it.
        1 | FIFA | Zurich | 1904 | sports | It was founded in Paris.
        1 | the International Cricket Council | Dubai | 1909 | sports | It moved from London to Dubai in 2005.
        2 | FIDE | Lausanne | 1924 | sports | Its motto means we are one family.
        1 | the International Solar Alliance | Gurugram | 2015 | environment | It was launched by India and France at the Paris climate summit.
        2 | the World Anti-Doping Agency | Montreal | 1999 | sports | Its legal seat is in Lausanne.
        2 | the OPCW | The Hague | 1997 | defence | It won the Nobel Peace Prize in 2013.
        2 | the International Renewable Energy Agency | Abu Dhabi | 2009 | environment | It was founded in Bonn.
        2 | the Green Climate Fund | Incheon | 2010 | environment | It helps poorer countries with climate change.
        2 | the Financial Action Task Force | Paris | 1989 | finance | It was set up by the G7 against money laundering.
      `,
    },
  ],
})
