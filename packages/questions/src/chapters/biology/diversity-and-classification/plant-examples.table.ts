import { defineTable } from '../../../kit/facts/define-table.ts'

/** 'Dictyota is an example of:' */
export const plantExamples = defineTable({
  id: 'plant-examples',
  about: 'plants and fungi',
  header: 'Genus',
  columns: {
    group: {
      header: 'Group',
      kind: 'text',
      ask: ['{name} is an example of:', 'The genus {name} is an example of which of the following?'],
      askBack: ['Which of the following is {value}?'],
      askNot: ['Which of the following is not {value}?'],
      say: '{name} is {value}',
      conceptOf: {
        'a green alga': ['algae', 'plant-kingdom-examples'],
        'a brown alga': ['algae', 'plant-kingdom-examples'],
        'a red alga': ['algae', 'plant-kingdom-examples'],
        'a liverwort': ['bryophytes', 'plant-kingdom-examples'],
        'a moss': ['bryophytes', 'plant-kingdom-examples'],
        'a pteridophyte': ['pteridophytes', 'plant-kingdom-examples'],
        'a gymnosperm': ['gymnosperms', 'plant-kingdom-examples'],
        'a flowering plant': ['angiosperms', 'plant-kingdom-examples'],
        'a phycomycete': 'fungi',
        'an ascomycete': 'fungi',
        'a basidiomycete': 'fungi',
        'a deuteromycete': 'fungi',
      },
    },
    kind: { header: 'Kind', kind: 'text' },
    line: { header: 'Line', kind: 'text' },
  },
  near: ['kind'],
  alike: ['line'],
  parts: [
    {
      sources: [
        'NCERT Class XI Biology, Plant Kingdom and Biological Classification',
        'A. C. Dutta, Botany for Degree Students',
      ],
      rows: `
        1 | Chlamydomonas | a green alga | alga | plant | Chlamydomonas is a unicellular green alga with flagella.
        1 | Volvox | a green alga | alga | plant | Volvox is a colonial green alga.
        2 | Ulothrix | a green alga | alga | plant | Ulothrix is a filamentous green alga.
        1 | Spirogyra | a green alga | alga | plant | Spirogyra is a filamentous green alga with ribbon-like chloroplasts.
        2 | Chara | a green alga | alga | plant | Chara is a green alga of ponds.
        2 | Ectocarpus | a brown alga | alga | plant | Ectocarpus is a branched filamentous brown alga.
        2 | Dictyota | a brown alga | alga | plant | Dictyota is a brown alga.
        2 | Laminaria | a brown alga | alga | plant | Laminaria is a large brown alga, a kelp.
        1 | Sargassum | a brown alga | alga | plant | Sargassum is a brown alga that is used as food.
        2 | Fucus | a brown alga | alga | plant | Fucus is a brown alga with a diplontic life cycle.
        2 | Polysiphonia | a red alga | alga | plant | Polysiphonia is a red alga.
        2 | Porphyra | a red alga | alga | plant | Porphyra is a red alga used as food.
        2 | Gracilaria | a red alga | alga | plant | Gracilaria is a red alga that yields agar.
        2 | Gelidium | a red alga | alga | plant | Gelidium is a red alga that yields agar.
        1 | Marchantia | a liverwort | land plant | plant | Marchantia is a liverwort with gemma cups.
        2 | Riccia | a liverwort | land plant | plant | Riccia is a liverwort, a bryophyte.
        1 | Funaria | a moss | land plant | plant | Funaria is a moss, a bryophyte.
        2 | Polytrichum | a moss | land plant | plant | Polytrichum is a moss, a bryophyte.
        1 | Sphagnum | a moss | land plant | plant | Sphagnum is the moss that gives peat.
        2 | Psilotum | a pteridophyte | land plant | plant | Psilotum is a pteridophyte of the class Psilopsida.
        2 | Lycopodium | a pteridophyte | land plant | plant | Lycopodium is a pteridophyte of the class Lycopsida.
        1 | Selaginella | a pteridophyte | land plant | plant | Selaginella is a heterosporous pteridophyte.
        2 | Equisetum | a pteridophyte | land plant | plant | Equisetum, the horsetail, is a pteridophyte of the class Sphenopsida.
        2 | Dryopteris | a pteridophyte | land plant | plant | Dryopteris is a fern of the class Pteropsida.
        2 | Adiantum | a pteridophyte | land plant | plant | Adiantum, the maidenhair fern, is of the class Pteropsida.
        2 | Salvinia | a pteridophyte | land plant | plant | Salvinia is a heterosporous water fern.
        1 | Cycas | a gymnosperm | seed plant | plant | Cycas is a gymnosperm with coralloid roots.
        1 | Pinus | a gymnosperm | seed plant | plant | Pinus is a conifer with mycorrhizal roots.
        1 | Cedrus | a gymnosperm | seed plant | plant | Cedrus, the deodar, is a conifer.
        1 | Ginkgo | a gymnosperm | seed plant | plant | Ginkgo is a gymnosperm called a living fossil.
        1 | Sequoia | a gymnosperm | seed plant | plant | Sequoia, the redwood, is a gymnosperm and one of the tallest trees.
        2 | Wolffia | a flowering plant | seed plant | plant | Wolffia is the smallest flowering plant.
        1 | Eucalyptus | a flowering plant | seed plant | plant | Eucalyptus is a tall flowering tree.
        2 | Sonneratia | a flowering plant | seed plant | plant | Sonneratia is a flowering tree of mangrove swamps.
        1 | Rhizopus | a phycomycete | fungus | fungus | Rhizopus is the bread mould, a phycomycete.
        1 | Mucor | a phycomycete | fungus | fungus | Mucor is a phycomycete.
        2 | Albugo | a phycomycete | fungus | fungus | Albugo is a phycomycete that grows on mustard.
        1 | Penicillium | an ascomycete | fungus | fungus | Penicillium is a sac fungus, an ascomycete.
        1 | Aspergillus | an ascomycete | fungus | fungus | Aspergillus is an ascomycete.
        2 | Claviceps | an ascomycete | fungus | fungus | Claviceps is an ascomycete that causes ergot.
        2 | Neurospora | an ascomycete | fungus | fungus | Neurospora is an ascomycete used in genetic work.
        1 | Agaricus | a basidiomycete | fungus | fungus | Agaricus is the mushroom, a basidiomycete.
        2 | Ustilago | a basidiomycete | fungus | fungus | Ustilago is the smut, a basidiomycete.
        2 | Puccinia | a basidiomycete | fungus | fungus | Puccinia is the rust fungus, a basidiomycete.
        2 | Alternaria | a deuteromycete | fungus | fungus | Only its asexual phase was known, so NCERT places it among the imperfect fungi.
        2 | Colletotrichum | a deuteromycete | fungus | fungus | Colletotrichum is an imperfect fungus.
        2 | Trichoderma | a deuteromycete | fungus | fungus | Trichoderma is an imperfect fungus used in biocontrol.
      `,
    },
  ],
})
