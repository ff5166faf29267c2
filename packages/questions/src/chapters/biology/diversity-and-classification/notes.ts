import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Five kingdoms, groups of plants and phyla of animals, each by a few marks and some well-known members.',
  terms,
  method: [
    'Decide the kingdom: nucleus, cell wall, way of feeding.',
    'For a plant ask: vascular tissue? seeds? fruit?',
    'For an animal ask: symmetry, germ layers, body cavity, notochord.',
  ],
  tables: [
    {
      title: 'Five kingdoms of Whittaker',
      columns: ['Kingdom', 'Cell', 'Example'],
      rows: [
        ['Monera', 'prokaryotic', 'bacteria, cyanobacteria'],
        ['Protista', 'single eukaryotic cell', 'Amoeba, Euglena, diatoms'],
        ['Fungi', 'eukaryotic, wall of chitin', 'yeast, mushroom'],
        ['Plantae', 'eukaryotic, wall of cellulose', 'moss, fern, pine, mango'],
        ['Animalia', 'eukaryotic, no wall', 'sponge to man'],
      ],
    },
    {
      title: 'Plants',
      columns: ['Group', 'Mark', 'Example'],
      rows: [
        ['Algae', 'thallus', 'Chlorella, Fucus'],
        ['Bryophytes', 'no vascular tissue, need water', 'Funaria, Marchantia'],
        ['Pteridophytes', 'vascular, no seeds', 'fern, Selaginella'],
        ['Gymnosperms', 'naked seeds', 'Pinus, Cycas'],
        ['Angiosperms', 'flowers and fruits', 'wheat, mango'],
      ],
    },
    {
      title: 'Phyla',
      columns: ['Phylum', 'Mark', 'Example'],
      rows: [
        ['Porifera', 'canal system', 'Sycon'],
        ['Cnidaria', 'stinging cells', 'Hydra'],
        ['Platyhelminthes', 'flat, flame cells', 'tapeworm'],
        ['Annelida', 'segments, nephridia', 'earthworm'],
        ['Arthropoda', 'jointed legs', 'insects'],
        ['Mollusca', 'soft body, radula', 'Pila, octopus'],
        ['Echinodermata', 'water vascular system', 'starfish'],
        ['Chordata', 'notochord at some stage', 'fish to man'],
      ],
    },
  ],
  tips: [
    'Order of ranks: kingdom, phylum, class, order, family, genus, species.',
    'Heart: fish 2, amphibian 3, most reptiles 3 (crocodile 4), bird and mammal 4 chambers.',
    'Starfish, jellyfish and cuttlefish are no fishes.',
  ],
  mistakes: ['Taking Euglena or diatoms for plants.', 'Thinking all reptiles have three-chambered hearts.'],
  advanced: [
    'No cavity: flatworms; pseudocoelom: roundworms; true coelom: annelids and later.',
    'Viroid: RNA without a coat; prion: protein without nucleic acid.',
  ],
  sections,
})
