import { defineTable } from '../../../kit/facts/define-table.ts'

export const branchesOfScience = defineTable({
  id: 'branches-of-science',
  about: 'branches of study',
  header: 'Branch',
  columns: {
    study: {
      header: 'Study of',
      kind: 'text',
      ask: ['What does {name} deal with?', '{name} is the study of:'],
      askBack: [
        'Which of the following is the study of {value}?',
        'Which of the following branches of study deals with {value}?',
      ],
      say: '{name} is the study of {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: { body: 'medical-branches', farming: 'farming-branches' },
    },
  },
  near: ['field'],
  lookalikes: [
    'cytology',
    'histology',
    'mycology',
    'myology',
    'phycology',
    'ecology',
    'etiology',
    'pathology',
    'petrology',
    'pomology',
    'horology',
    'virology',
    'oncology',
    'otology',
    'ornithology',
    'entomology',
    'etymology',
    'psychology',
    'physiology',
    'phrenology',
    'philology',
    'pedology',
  ],
  concepts: ['branches-of-science'],
  parts: [
    {
      sources: ['NCERT Science and Biology textbooks', 'Encyclopaedia Britannica'],
      rows: `
        1 | botany | plants | life | Theophrastus is called its father.
        1 | zoology | animals | life | Aristotle is called its father.
        1 | entomology | insects / animals | life | Bees and beetles belong to it.
        1 | ornithology | birds / animals | life | Salim Ali worked in it.
        1 | ichthyology | fishes / animals | life | It helps fisheries.
        1 | herpetology | reptiles and amphibians / animals | life | Snakes and frogs belong to it.
        1 | mycology | fungi | life | Mushrooms belong to it.
        1 | phycology | algae / plants | life | Seaweeds belong to it.
        1 | virology | viruses | life | It grew in the twentieth century.
        1 | bacteriology | bacteria | life | Pasteur and Koch began it.
        2 | helminthology | parasitic worms / animals | life | Tapeworms belong to it.
        2 | malacology | molluscs / animals | life | Snails belong to it.
        2 | primatology | apes and monkeys / animals | life | Jane Goodall worked in it.
        2 | palynology | pollen and spores | life | It tells of old climates.
        2 | pomology | fruits as crops / growing fruits, vegetables and flowers | farming | It is part of horticulture.
        1 | horticulture | growing fruits, vegetables and flowers | farming | It is part of agriculture.
        1 | sericulture | rearing silkworms | farming | Karnataka leads in it.
        1 | apiculture | keeping bees | farming | It gives honey and wax.
        1 | pisciculture | rearing fish | farming | It is part of aquaculture.
        2 | viticulture | growing grapes / growing fruits, vegetables and flowers | farming | Nashik is known for it.
        2 | silviculture | growing and tending forests | farming | Foresters learn it.
        2 | olericulture | growing vegetables / growing fruits, vegetables and flowers | farming | It is part of horticulture.
        2 | floriculture | growing flowers / growing fruits, vegetables and flowers | farming | It is part of horticulture.
        2 | vermiculture | rearing earthworms | farming | It gives compost.
        2 | agronomy | field crops and soil management | farming | It is part of agriculture.
        1 | pedology (soil science) | soils | earth | Dokuchaev began it.
        1 | geology | the earth and its rocks | earth | Hutton is called its father.
        1 | petrology | how rocks are made / the earth and its rocks | earth | It is part of geology.
        1 | seismology | earthquakes | earth | It reads waves.
        2 | speleology | caves | earth | Meghalaya has many.
        2 | limnology | lakes and inland waters | earth | Forel began it.
        1 | meteorology | weather and the atmosphere | earth | It makes forecasts.
        1 | palaeontology | fossils / the earth and its rocks | earth | Cuvier began it.
        2 | orology | mountains | earth | It is part of physical geography.
        2 | potamology | rivers | earth | It is part of hydrology.
        1 | anatomy | the structure of the body | body | Vesalius began the modern one.
        1 | physiology | the working of the body | body | It deals with functions.
        1 | cytology | cells | body | Hooke first saw them.
        1 | histology | tissues / the structure of the body | body | Bichat began it.
        1 | cardiology | the heart | body | It reads the ECG.
        1 | neurology | the nervous system | body | It treats strokes.
        1 | nephrology | the kidneys | body | It deals with dialysis.
        1 | haematology | blood | body | It deals with anaemia.
        1 | dermatology | the skin | body | It treats eczema.
        1 | ophthalmology | the eyes | body | It treats cataract.
        1 | oncology | cancer | body | It deals with tumours.
        1 | pathology | the nature of diseases | body | It looks at samples.
        2 | hepatology | the liver | body | It treats cirrhosis.
        2 | osteology | bones / the structure of the body | body | An adult has 206.
        2 | myology | muscles / the structure of the body | body | There are over 600.
        2 | odontology | teeth | body | It helps in crime work.
        2 | otology | the ear | body | It treats deafness.
        2 | rhinology | the nose | body | It treats sinuses.
        2 | geriatrics | old age and its illnesses | body | It cares for the elderly.
        1 | paediatrics | the health of children | body | It cares for infants.
        2 | immunology | how the body resists disease | body | Vaccines rest on it.
        2 | epidemiology | how diseases spread among people | body | John Snow began it.
        1 | genetics | heredity | life | Mendel is called its father.
        1 | ecology | living things and their surroundings | life | Haeckel named it.
        2 | ethology | animal behaviour | life | Lorenz worked in it.
        2 | taxonomy | classing and naming living things | life | Linnaeus is called its father.
        1 | astronomy | stars and planets | space | It is one of the oldest sciences.
        1 | cosmology | the universe as a whole / the origin of the universe | space | The big bang belongs to it.
        2 | selenology | the Moon | space | Chandrayaan serves it.
        2 | astrobiology | life beyond the earth | space | It looks for water on Mars.
        3 | cosmogony | the origin of the universe | space | It is close to cosmology.
        3 | heliology | the Sun | space | Aditya-L1 serves it.
        1 | numismatics | coins | history | It tells of old kings.
        1 | epigraphy | inscriptions | history | It reads edicts.
        1 | archaeology | the past through remains dug from the ground | history | Cunningham began it in India.
        2 | vexillology | flags | history | Its name is from the Latin for flag.
        2 | philately | stamps | history | The Penny Black was the first.
        2 | cartography | maps | history | The Survey of India does it.
        1 | demography | population | people | It uses the census.
        1 | etymology | the origin of words | people | It is part of linguistics.
        1 | psychology | mind and behaviour | people | Wundt began the modern one.
        1 | anthropology | mankind and its cultures | people | It looks at all societies.
        1 | criminology | crime | people | Lombroso worked in it.
        2 | psephology | elections and voting | people | Polls belong to it.
        2 | horology | measuring time and making clocks | people | Huygens made a pendulum clock.
        1 | acoustics | sound | physics | Chladni worked in it.
        1 | optics | light | physics | Ibn al-Haytham wrote on it.
        2 | ballistics | the motion of projectiles | physics | It serves gunners and the police.
        2 | hydrostatics | liquids at rest | physics | Archimedes began it.
        2 | aerodynamics | air in motion | physics | Aircraft are built by it.
        1 | thermodynamics | heat and its relation to work | physics | Carnot began it.
        3 | rheology | the flow and deformation of matter | physics | Bingham named it.
        2 | cryogenics | very low temperatures | physics | It serves rockets.
        1 | metallurgy | getting metals from ores | physics | Zinc was smelted at Zawar in Rajasthan long ago.
      `,
    },
  ],
})
