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
        'a warm local wind': 'local-winds',
        'a cold local wind': 'local-winds',
        'a temperate grassland': 'grasslands',
        'a tropical grassland': 'grasslands',
        'a tropical cyclone': 'cyclones',
        'a hot desert': 'deserts',
        'a cold desert': 'deserts',
      },
      askNot: ['Which of the following is not {value}?'],
      say: '{name} is {value}',
    },
    // A wind is not taken for a desert.
    family: { header: 'Family', kind: 'text' },
  },
  near: ['kind', 'family'],
  alike: ['family'],
  parts: [
    {
      sources: [
        'NCERT Class XI Fundamentals of Physical Geography',
        'Goh Cheng Leong, Certificate Physical and Human Geography',
      ],
      rows: `
        1 | Chinook | the eastern slopes of the Rockies | a warm local wind | wind | It is called snow eater.
        1 | Föhn | the northern valleys of the Alps | a warm local wind | wind | It is warm and dry.
        1 | Mistral | the Rhône valley of France | a cold local wind | wind | It is cold.
        1 | Sirocco | North Africa towards southern Italy | a warm local wind | wind | It brings red dust.
        1 climate-of-india | Loo | the plains of northern India and Pakistan | a warm local wind | wind | It blows in May and June.
        1 local-winds | Harmattan | the Guinea coast of West Africa | - | wind | It is called the doctor.
        2 | Bora | the Adriatic coast | a cold local wind | wind | It is cold and gusty.
        2 | Khamsin | Egypt | a warm local wind | wind | It may blow for fifty days.
        2 | Zonda | Argentina on the lee of the Andes | a warm local wind | wind | It is warm and dry.
        2 | Brickfielder | Victoria in Australia | a warm local wind | wind | It is hot and dusty.
        2 | Santa Ana | California | a warm local wind | wind | It feeds forest fires.
        2 climate-of-india, local-winds | Nor'wester (Kalbaisakhi) | Bengal and Assam before the monsoon | - | wind | It helps tea and jute.
        1 | Prairies | the plains of North America | a temperate grassland | grassland | They grow wheat.
        1 | Pampas | the plains of Argentina | a temperate grassland | grassland | They feed cattle.
        1 | Steppes | Eurasia from Ukraine to Mongolia | a temperate grassland | grassland | They have black earth.
        1 | Veld | the plateau of South Africa | a temperate grassland | grassland | Sheep graze on it.
        1 | Downs | the south-east of Australia | a temperate grassland | grassland | Sheep graze on them.
        2 | Canterbury Plains | New Zealand | a temperate grassland | grassland | They lie on the South Island.
        2 | Pustaz | Hungary | a temperate grassland | grassland | Horses graze on it.
        1 | Llanos | the Orinoco basin of Venezuela and Colombia | a tropical grassland | grassland | They are flooded in the rains.
        1 | Campos | the plateau of Brazil | a tropical grassland | grassland | It is a savanna.
        2 | Savanna of the Serengeti | Tanzania | a tropical grassland | grassland | Herds move through it.
        1 | Hurricane | the Caribbean and the western Atlantic | a tropical cyclone | wind | It has an eye.
        1 | Typhoon | the China Sea and Japan | a tropical cyclone | wind | It has an eye.
        1 | Willy-willy | north-western Australia | a tropical cyclone | wind | The name is an Aboriginal word.
        1 | Sahara | North Africa from the Atlantic to the Red Sea / Egypt | a hot desert | desert | It is the largest hot desert.
        1 | Kalahari | Botswana and Namibia | a hot desert | desert | The San live in it.
        1 deserts | Atacama | the coast of northern Chile | - | desert | It is the driest.
        1 thar-desert | Thar | Rajasthan and Sindh | a hot desert | desert | It is called the Great Indian Desert.
        2 | Sonoran | Arizona and Mexico | a hot desert | desert | It has tall cacti.
        2 | Rub al Khali | southern Arabia | a hot desert | desert | Its name means empty quarter.
        1 | Gobi | Mongolia and northern China | a cold desert | desert | It lies behind the Himalaya.
        2 | Patagonian Desert | the south of Argentina | a cold desert | desert | It lies behind the Andes.
        2 | Taklamakan | the Tarim basin of Xinjiang | a cold desert | desert | The Silk Road went around it.
        2 | Pampero | Argentina and Uruguay from the south-west | a cold local wind | wind | It is a cold burst from the south-west.
        2 | Buran | Siberia and Central Asia | a cold local wind | wind | It is very cold and brings snow.
      `,
    },
  ],
})
