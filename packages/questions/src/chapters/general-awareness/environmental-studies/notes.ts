import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'What the EVS books of Classes III to V tell of family, food, shelter, water, travel and of things that people make.',
  terms,
  method: [
    'For food, ask which part of the plant or animal it comes from.',
    'For shelter, ask what the weather and the materials of the place demand.',
    'For water, ask whether a step takes away dirt, germs or salt.',
    'For crafts, put the steps in order: raw material, tool, product.',
  ],
  tables: [
    {
      title: 'Food',
      columns: ['Part', 'Examples'],
      rows: [
        ['Root', 'carrot, radish, turnip'],
        ['Underground stem', 'potato, ginger, turmeric'],
        ['Leaf', 'spinach'],
        ['Flower bud', 'clove'],
        ['Bark', 'cinnamon'],
        ['Fruit', 'brinjal, black pepper'],
      ],
    },
    {
      title: 'Shelter',
      columns: ['House', 'Suits'],
      rows: [
        ['on bamboo posts (Assam)', 'floods and heavy rain'],
        ['thick mud walls, small windows (Rajasthan)', 'heat'],
        ['two storeys, animals below (Ladakh)', 'cold'],
        ['round bhunga (Kutch)', 'earthquakes, winds and heat'],
        ['houseboat (Dal Lake)', 'life on the water'],
        ['igloo', 'snow'],
      ],
    },
    {
      title: 'Water',
      columns: ['Work', 'Purpose'],
      rows: [
        ['baoli', 'steps down to the water of a well'],
        ['johad', 'an earthen bank that holds rain'],
        ['karez', 'a tunnel that brings groundwater'],
        ['roof harvesting', 'rain stored or led into the ground'],
      ],
    },
    {
      title: 'Things we make',
      columns: ['Thing', 'Steps or tool'],
      rows: [
        ['cotton cloth', 'ginning, spinning, weaving'],
        ['silk', 'cocoon of a moth'],
        ['pot', 'wheel, then baking'],
        ['brick', 'mould, then kiln'],
        ['bandhani', 'knots before dyeing'],
        ['block print', 'carved wooden blocks'],
      ],
    },
  ],
  tips: [
    'Water cycle: evaporation and transpiration, condensation, precipitation, run-off and infiltration.',
    'Straining and settling take away dirt; boiling kills germs.',
    'Reuse keeps the thing, recycling makes a new one of its material.',
  ],
  mistakes: [
    'Taking potato and ginger for roots: they are stems.',
    'Thinking that the hump of a camel holds water: it holds fat.',
  ],
  advanced: ['Covering open ground with concrete keeps rain from refilling the groundwater.'],
})
