import { defineTable } from '../../../kit/facts/define-table.ts'

export const parliaments = defineTable({
  id: 'parliaments',
  about: 'parliaments of the world',
  header: 'Country',
  columns: {
    parliament: {
      header: 'Parliament',
      kind: 'text',
      ask: ['What is the parliament of {name} called?', 'The legislature of {name} is known as:'],
      askBack: ['Which of the following countries has a parliament called {value}?'],
      say: 'The parliament of {name} is called {value}',
    },
    region: { header: 'Region', kind: 'text' },
  },
  near: ['region'],
  concepts: ['parliaments'],
  lookalikes: ['Iceland', 'Ireland'],
  parts: [
    {
      sources: ['Inter-Parliamentary Union, Parline database', 'Encyclopaedia Britannica'],
      asOf: '2024-06',
      rows: `
        1 | India | Sansad | Asia | It has the Lok Sabha and the Rajya Sabha.
        1 | the United States | Congress | America | It has the Senate and the House of Representatives.
        1 | Japan | Diet | Asia | Its own name is Kokkai.
        1 | Israel | Knesset | Asia | It has 120 members.
        1 | Iran | Majlis | Asia | Its full name is Islamic Consultative Assembly.
        1 | the Maldives | People's Majlis / Majlis | Asia | It has one house.
        1 | Bangladesh | Jatiya Sangsad | Asia | It meets in a building by Louis Kahn.
        1 | Pakistan | Majlis-e-Shoora / Majlis | Asia | It has the Senate and the National Assembly.
        1 | Mongolia | State Great Khural | Asia | It has one house.
        1 | Germany | Bundestag | Europe | It meets in the Reichstag building; the Bundesrat stands for the states.
        1 | Spain | Cortes Generales | Europe | It has the Congress of Deputies and the Senate.
        1 | Norway | Storting | Europe | Its name means great assembly.
        1 | Denmark | Folketing | Europe | It has one house.
        1 | Sweden | Riksdag | Europe | It chooses the prime minister.
        1 | Iceland | Althing | Europe | It was founded in 930 and is one of the oldest.
        1 | Poland | Sejm | Europe | The upper house is called Senate.
        1 | Russia | Federal Assembly | Europe | The Duma is its lower house.
        1 | Ireland | Oireachtas | Europe | Its lower house is the Dáil.
        2 | Finland | Eduskunta | Europe | It has 200 members.
        2 | the Netherlands | States General | Europe | It meets in The Hague.
        2 | Ukraine | Verkhovna Rada | Europe | The name means supreme council.
        2 | Latvia | Saeima | Europe | It has 100 members.
        2 | Lithuania | Seimas | Europe | It has one house.
        2 | Estonia | Riigikogu | Europe | It was the first to be elected partly over the internet.
        2 | Croatia | Sabor | Europe | It has one house.
        1 | China | National People's Congress | Asia | It is the largest by members.
        2 | Malaysia | Dewan Rakyat and Dewan Negara | Asia | They are the lower and the upper house.
        2 | Turkey | Grand National Assembly | Asia | It was founded in 1920.
      `,
    },
  ],
})
