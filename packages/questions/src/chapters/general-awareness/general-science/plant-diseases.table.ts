import { defineTable } from '../../../kit/facts/define-table.ts'

/** Names that say the crop are not asked for it. A disease of two crops lists both. */
export const plantDiseases = defineTable({
  id: 'plant-diseases',
  about: 'diseases of crops',
  header: 'Disease',
  columns: {
    crop: {
      header: 'Crop',
      kind: 'text',
      ask: ['Which crop is affected by {name}?', '{name} is a disease of:'],
      askBack: ['Which of the following is a disease of {value}?'],
      say: '{name} is a disease of {value}',
    },
    cause: {
      header: 'Cause',
      kind: 'text',
      ask: ['What causes {name}?'],
      say: 'The cause of {name} is {value}',
      weight: 0.7,
      alike: ['agent'],
    },
    // A germ among lacking minerals would be obvious.
    agent: { header: 'Agent', kind: 'text' },
  },
  concepts: ['plant-diseases'],
  parts: [
    {
      sources: [
        'G. N. Agrios, Plant Pathology',
        'Indian Council of Agricultural Research, Handbook of Agriculture',
      ],
      rows: `
        1 | red rot | sugarcane | a fungus | germ | It turns the inside of the cane red.
        1 | late blight | potato / tomato | a water mould / a fungus | germ | It caused the Irish famine of 1845.
        2 | early blight | potato / tomato | a fungus | germ | It makes rings on the leaves.
        1 | black rust | wheat / barley / rye | a fungus | germ | It is also called stem rust.
        2 | yellow rust | wheat / barley / rye | a fungus | germ | It is also called stripe rust.
        1 | loose smut | wheat / barley / jowar | a fungus | germ | The ears turn to black powder.
        2 | Karnal bunt | wheat | a fungus | germ | It was first found in Haryana.
        1 | rice blast | - | a fungus | germ | It makes spindle-shaped spots.
        1 | khaira disease | rice | lack of zinc | no germ | Spraying zinc sulphate cures it.
        2 | tungro disease | rice | a virus | germ | Leafhoppers carry it.
        2 | brown leaf spot | rice | a fungus | germ | It helped to cause the famine of 1943.
        2 | bacterial leaf blight | rice | - | - | It dries the leaves from the tip.
        1 | citrus canker | lemon and orange | a bacterium | germ | It makes corky spots.
        1 | bunchy top | banana | a virus | germ | Aphids carry it.
        2 | Panama wilt | banana | a fungus | germ | It lives in the soil.
        1 | yellow vein mosaic | okra | a virus | germ | Whiteflies carry it.
        1 | tikka disease | groundnut | a fungus | germ | It makes dark spots on the leaves.
        1 | green ear | bajra | a water mould / a fungus | germ | It is also called downy mildew.
        2 | ergot | bajra / rye / jowar / wheat / barley | a fungus | germ | It is poisonous.
        1 | whip smut | sugarcane | a fungus | germ | A black whip grows from the top.
        2 | grassy shoot | sugarcane | a phytoplasma | germ | Many thin shoots come up.
        2 | blister blight | tea | a fungus | germ | It attacks young leaves.
        2 | bud rot | coconut | a water mould / a fungus | germ | It kills the growing tip.
        2 | root wilt | coconut | a phytoplasma | germ | It is common in Kerala.
        2 | black arm | cotton | a bacterium | germ | It is also called angular leaf spot.
        1 | wilt of arhar | - | a fungus | germ | It lives in the soil.
        2 | sterility mosaic | pigeon pea | a virus | germ | Mites carry it.
        2 | white rust | mustard | a water mould / a fungus | germ | It makes white blisters.
        2 | mango malformation | - | a fungus | germ | Flowers become a thick bunch.
        2 | black tip | mango | smoke of brick kilns | no germ | Borax is sprayed against it.
        2 | little leaf | brinjal | - | - | Leafhoppers carry it.
        2 | papaya ring spot | - | a virus | germ | Aphids carry it.
        2 | fire blight | apple / pear | a bacterium | germ | Twigs look burnt.
        2 | apple scab | - | a fungus | germ | It makes dark spots on the fruit.
        2 | tobacco mosaic | - | a virus | germ | It was the first virus to be found.
        2 | whiptail | cauliflower | lack of molybdenum | no germ | The blade of the leaf does not grow.
        2 | heart rot | sugar beet | lack of boron | no germ | The middle of the root turns brown.
        3 | marsh spot | pea | lack of manganese | no germ | A brown spot lies inside the seed.
      `,
    },
  ],
})
