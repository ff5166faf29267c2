import { defineTable } from '../../../kit/facts/define-table.ts'

export const windsAndGrasslands = defineTable({
  id: 'winds-and-grasslands',
  about: 'local winds, grasslands and storms',
  header: 'Name',
  columns: {
    place: {
      header: 'Region',
      kind: 'text',
      ask: ['With which region is {name} associated?', '{name} is associated with:'],
      askBack: ['Which of the following is associated with {value}?'],
      say: '{name} is associated with {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
      conceptOf: {
        'a local wind': 'local-winds',
        'a temperate grassland': 'grasslands',
        'a tropical grassland': 'grasslands',
        'a tropical cyclone': 'cyclones',
        'a hot desert': 'deserts',
        'a cold desert': 'deserts',
      },
      askNot: ['Which of the following is not {value}?'],
      say: '{name} is {value}',
    },
  },
  near: ['kind'],
  parts: [
    {
      sources: [
        'NCERT Class XI Fundamentals of Physical Geography',
        'Goh Cheng Leong, Certificate Physical and Human Geography',
      ],
      rows: `
        1 | Chinook | the eastern slopes of the Rockies | a local wind | It is called snow eater.
        1 | Föhn | the northern valleys of the Alps | a local wind | It is warm and dry.
        1 | Mistral | the Rhône valley of France | a local wind | It is cold.
        1 | Sirocco | North Africa towards southern Italy | a local wind | It brings red dust.
        1 climate-of-india | Loo | the plains of northern India and Pakistan | a local wind | It blows in May and June.
        1 | Harmattan | the Guinea coast of West Africa | a local wind | It is called the doctor.
        2 | Bora | the Adriatic coast | a local wind | It is cold and gusty.
        2 | Khamsin | Egypt | a local wind | It may blow for fifty days.
        2 | Zonda | Argentina on the lee of the Andes | a local wind | It is warm and dry.
        2 | Brickfielder | Victoria in Australia | a local wind | It is hot and dusty.
        2 | Santa Ana | California | a local wind | It feeds forest fires.
        2 climate-of-india | Nor'wester (Kalbaisakhi) | Bengal and Assam before the monsoon | a local wind | It helps tea and jute.
        1 | Prairies | the plains of North America | a temperate grassland | They grow wheat.
        1 | Pampas | the plains of Argentina | a temperate grassland | They feed cattle.
        1 | Steppes | Eurasia from Ukraine to Mongolia | a temperate grassland | They have black earth.
        1 | Veld | the plateau of South Africa | a temperate grassland | Sheep graze on it.
        1 | Downs | the south-east of Australia | a temperate grassland | Sheep graze on them.
        2 | Canterbury Plains | New Zealand | a temperate grassland | They lie on the South Island.
        2 | Pustaz | Hungary | a temperate grassland | Horses graze on it.
        1 | Llanos | the Orinoco basin of Venezuela and Colombia | a tropical grassland | They are flooded in the rains.
        1 | Campos | the plateau of Brazil | a tropical grassland | It is a savanna.
        2 | Savanna of the Serengeti | Tanzania | a tropical grassland | Herds move through it.
        1 | Hurricane | the Caribbean and the western Atlantic | a tropical cyclone | It has an eye.
        1 | Typhoon | the China Sea and Japan | a tropical cyclone | It has an eye.
        1 | Willy-willy | north-western Australia | a tropical cyclone | The name is an Aboriginal word.
        1 | Sahara | North Africa from the Atlantic to the Red Sea / Egypt | a hot desert | It is the largest hot desert.
        1 | Kalahari | Botswana and Namibia | a hot desert | The San live in it.
        1 deserts | Atacama | the coast of northern Chile | - | It is the driest.
        1 | Thar | Rajasthan and Sindh | a hot desert | It is called the Great Indian Desert.
        2 | Sonoran | Arizona and Mexico | a hot desert | It has tall cacti.
        2 | Rub al Khali | southern Arabia | a hot desert | Its name means empty quarter.
        1 | Gobi | Mongolia and northern China | a cold desert | It lies behind the Himalaya.
        2 | Patagonian Desert | the south of Argentina | a cold desert | It lies behind the Andes.
        2 | Taklamakan | the Tarim basin of Xinjiang | a cold desert | The Silk Road went around it.
      `,
    },
  ],
})
