import { defineTable } from '../../../kit/facts/define-table.ts'

export const naturalAcids = defineTable({
  id: 'natural-acids',
  about: 'acids in food and nature',
  header: 'Source',
  columns: {
    acid: {
      header: 'Acid',
      kind: 'text',
      ask: ['Which acid is present in {name}?', 'The acid present in {name} is:'],
      askBack: ['In which of the following is {value} present?'],
      say: 'The acid present in {name} is {value}',
    },
    kind: {
      header: 'Kind',
      kind: 'text',
    },
  },
  near: ['kind'],
  lookalikes: ['citric acid'],
  concepts: ['natural-acids'],
  parts: [
    {
      sources: ['NCERT Science, Class X', 'Lehninger, Principles of Biochemistry'],
      rows: `
        1 | lemons | citric acid / ascorbic acid / malic acid | fruit | Vitamin C is in them as well.
        1 | oranges | citric acid / ascorbic acid / malic acid | fruit | They are citrus fruits.
        1 | limes | citric acid / ascorbic acid / malic acid | fruit | They are citrus fruits.
        1 | vinegar | acetic acid | food | It is a solution of about five per cent.
        1 | curd | lactic acid / butyric acid | food | Lactobacillus makes it from milk sugar.
        1 | sour milk | lactic acid | food | Bacteria make it from milk sugar.
        1 | tamarind | tartaric acid / malic acid / citric acid / ascorbic acid | fruit | The salt of it in baking powder is cream of tartar.
        1 | grapes | tartaric acid / malic acid / citric acid / tannic acid / ascorbic acid | fruit | It settles from wine as tartar.
        1 | apples | malic acid / ascorbic acid / citric acid | fruit | Its name comes from the Latin for apple.
        1 | tomatoes | oxalic acid / citric acid / malic acid / ascorbic acid | fruit | School books name oxalic acid.
        1 | spinach | oxalic acid / ascorbic acid | leaf | It binds calcium.
        1 | ant stings | formic acid | animal | Its name comes from the Latin for ant.
        2 | nettle stings | formic acid / methanoic acid | leaf | School books call it methanoic acid.
        1 | gastric juice | hydrochloric acid | animal | It kills germs and lets pepsin work.
        1 | amla | ascorbic acid / citric acid / tannic acid / malic acid | fruit | It is vitamin C.
        1 | guava | ascorbic acid / citric acid / malic acid | fruit | It holds more of it than an orange.
        1 | tea leaves | tannic acid / oxalic acid | leaf | It makes tea bitter.
        2 | rancid butter | butyric acid | food | It gives the bad smell.
        1 | tired muscles | lactic acid | animal | It forms where oxygen is short.
        1 | car batteries | sulphuric acid | factory | It is called the king of chemicals.
        1 | soda water | carbonic acid | food | It is carbon dioxide in water.
        2 | cola drinks | phosphoric acid / carbonic acid / citric acid | food | It keeps the drink sour.
        2 | bird droppings | uric acid | animal | They lose little water with it.
        2 | willow bark | salicylic acid | leaf | Aspirin is made from it.
        2 | eye wash | boric acid | factory | It is a mild antiseptic.
      `,
    },
  ],
})
