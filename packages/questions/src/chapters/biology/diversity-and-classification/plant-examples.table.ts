import { defineTable } from '../../../kit/facts/define-table.ts'

/** 'Dictyota is:' */
export const plantExamples = defineTable({
  id: 'plant-examples',
  about: 'plants and fungi',
  header: 'Genus',
  columns: {
    group: {
      header: 'Group',
      kind: 'text',
      ask: [
        'Which of the following is true of {name}? It is:',
        'In a classification of plants and fungi, {name} is:',
      ],
      askBack: ['Which of these is {value}?'],
      askNot: ['Which of these is not {value}?'],
      say: '{name} is {value}',
      conceptOf: {
        'a green alga': 'algae',
        'a brown alga': 'algae',
        'a red alga': 'algae',
        'a liverwort': 'bryophytes',
        'a moss': 'bryophytes',
        'a pteridophyte': 'pteridophytes',
        'a gymnosperm': 'gymnosperms',
        'a flowering plant': 'angiosperms',
        'a phycomycete': 'fungi',
        'an ascomycete': 'fungi',
        'a basidiomycete': 'fungi',
        'a deuteromycete': 'fungi',
      },
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  parts: [
    {
      sources: [
        'NCERT Class XI Biology, Plant Kingdom and Biological Classification',
        'A. C. Dutta, Botany for Degree Students',
      ],
      rows: `
        1 | Chlamydomonas | a green alga | alga | Chlamydomonas is a unicellular green alga with flagella.
        1 | Volvox | a green alga | alga | Volvox is a colonial green alga.
        1 | Ulothrix | a green alga | alga | Ulothrix is a filamentous green alga.
        1 | Spirogyra | a green alga | alga | Spirogyra is a filamentous green alga with ribbon-like chloroplasts.
        2 | Chara | a green alga | alga | Chara is a green alga of ponds.
        1 | Ectocarpus | a brown alga | alga | Ectocarpus is a branched filamentous brown alga.
        1 | Dictyota | a brown alga | alga | Dictyota is a brown alga.
        1 | Laminaria | a brown alga | alga | Laminaria is a large brown alga, a kelp.
        1 | Sargassum | a brown alga | alga | Sargassum is a brown alga that is used as food.
        1 | Fucus | a brown alga | alga | Fucus is a brown alga with a diplontic life cycle.
        1 | Polysiphonia | a red alga | alga | Polysiphonia is a red alga.
        1 | Porphyra | a red alga | alga | Porphyra is a red alga used as food.
        1 | Gracilaria | a red alga | alga | Gracilaria is a red alga that yields agar.
        1 | Gelidium | a red alga | alga | Gelidium is a red alga that yields agar.
        1 | Marchantia | a liverwort | land plant | Marchantia is a liverwort with gemma cups.
        2 | Riccia | a liverwort | land plant | Riccia is a liverwort, a bryophyte.
        1 | Funaria | a moss | land plant | Funaria is a moss, a bryophyte.
        1 | Polytrichum | a moss | land plant | Polytrichum is a moss, a bryophyte.
        1 | Sphagnum | a moss | land plant | Sphagnum is the moss that gives peat.
        1 | Psilotum | a pteridophyte | land plant | Psilotum is a pteridophyte of the class Psilopsida.
        1 | Lycopodium | a pteridophyte | land plant | Lycopodium is a pteridophyte of the class Lycopsida.
        1 | Selaginella | a pteridophyte | land plant | Selaginella is a heterosporous pteridophyte.
        1 | Equisetum | a pteridophyte | land plant | Equisetum, the horsetail, is a pteridophyte of the class Sphenopsida.
        1 | Dryopteris | a pteridophyte | land plant | Dryopteris is a fern of the class Pteropsida.
        1 | Adiantum | a pteridophyte | land plant | Adiantum, the maidenhair fern, is of the class Pteropsida.
        1 | Salvinia | a pteridophyte | land plant | Salvinia is a heterosporous water fern.
        1 | Cycas | a gymnosperm | seed plant | Cycas is a gymnosperm with coralloid roots.
        1 | Pinus | a gymnosperm | seed plant | Pinus is a conifer with mycorrhizal roots.
        1 | Cedrus | a gymnosperm | seed plant | Cedrus, the deodar, is a conifer.
        1 | Ginkgo | a gymnosperm | seed plant | Ginkgo is a gymnosperm called a living fossil.
        1 | Sequoia | a gymnosperm | seed plant | Sequoia, the redwood, is a gymnosperm and one of the tallest trees.
        1 | Wolffia | a flowering plant | seed plant | Wolffia is the smallest flowering plant.
        1 | Eucalyptus | a flowering plant | seed plant | Eucalyptus is a tall flowering tree.
        2 | Sonneratia | a flowering plant | seed plant | Sonneratia is a flowering tree of mangrove swamps.
        1 | Rhizopus | a phycomycete | fungus | Rhizopus is the bread mould, a phycomycete.
        1 | Mucor | a phycomycete | fungus | Mucor is a phycomycete.
        1 | Albugo | a phycomycete | fungus | Albugo is a phycomycete that grows on mustard.
        1 | Penicillium | an ascomycete | fungus | Penicillium is a sac fungus, an ascomycete.
        1 | Aspergillus | an ascomycete | fungus | Aspergillus is an ascomycete.
        1 | Claviceps | an ascomycete | fungus | Claviceps is an ascomycete that causes ergot.
        1 | Neurospora | an ascomycete | fungus | Neurospora is an ascomycete used in genetic work.
        1 | Agaricus | a basidiomycete | fungus | Agaricus is the mushroom, a basidiomycete.
        1 | Ustilago | a basidiomycete | fungus | Ustilago is the smut, a basidiomycete.
        1 | Puccinia | a basidiomycete | fungus | Puccinia is the rust fungus, a basidiomycete.
        1 | Alternaria | a deuteromycete | fungus | Alternaria is an imperfect fungus.
        1 | Colletotrichum | a deuteromycete | fungus | Colletotrichum is an imperfect fungus.
        1 | Trichoderma | a deuteromycete | fungus | Trichoderma is an imperfect fungus used in biocontrol.
      `,
    },
  ],
})
