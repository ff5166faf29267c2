import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which group of algae has chlorophyll a and c?' */
export const plantKingdom = defineBank({
  id: 'plant-kingdom',
  sets: [
    {
      rows: `
1 algae | Which of the following is a green alga? | Chlamydomonas | Fucus | Polysiphonia | Sargassum | Chlamydomonas belongs to Chlorophyceae. Fucus and Sargassum are brown algae and Polysiphonia is a red alga.
1 bryophytes | Which of the following plants is a moss? | Funaria | Marchantia | Pteris | Cycas | Funaria is a moss. Marchantia is a liverwort, Pteris a fern and Cycas a gymnosperm.
1 pteridophytes | The first land plants with vascular tissue are the: | pteridophytes | bryophytes | algae | lichens | Ferns and their allies have xylem and phloem. Mosses and liverworts have no true vascular tissue.
1 gymnosperms | Pine, deodar and cycas belong to the: | gymnosperms | angiosperms | pteridophytes | bryophytes | They bear naked seeds, not enclosed in fruits, mostly on cones.
1 angiosperms | Flowering plants are known as: | angiosperms | gymnosperms | cryptogams | thallophytes | Angiosperms bear flowers and enclose their seeds in fruits. Cryptogams have no seeds.
1 algae | Which group of plants has a plant body that is a thallus without root, stem and leaf? | Algae | Ferns | Gymnosperms | Angiosperms | Algae are simple thalloid organisms, mostly of water. The other groups have true organs.
1 algae | Which alga is used as a protein-rich food by space travellers? | Chlorella | Volvox | Ectocarpus | Porphyra | Chlorella is a single-celled alga rich in proteins and is used as a food supplement, even by space travellers.
1 bryophytes | Peat, used as fuel and as packing material for plants, comes from the moss: | Sphagnum | Funaria | Polytrichum | Riccia | Dead Sphagnum gathers as peat, which can hold much water.
1 gymnosperms | The tallest trees of the world, the redwoods, are: | gymnosperms | angiosperms | pteridophytes | bryophytes | The giant redwood Sequoia is one of the tallest trees and belongs to the gymnosperms.
1 pteridophytes | The leaf of a fern is called a: | frond | scale | bract | needle | Large fern leaves are called fronds or macrophylls. Pine has needle-like leaves.
2 algae | The main pigments of brown algae are chlorophyll a, c and: | fucoxanthin | phycoerythrin | phycocyanin | chlorophyll b | Fucoxanthin gives brown algae their colour. Phycoerythrin colours red algae.
2 algae | Red algae owe their colour to: | phycoerythrin | fucoxanthin | chlorophyll b | anthocyanin | The pigment r-phycoerythrin masks chlorophyll and lets red algae live at greater depths.
2 algae | The food reserve of red algae is: | floridean starch | laminarin | mannitol | glycogen | Floridean starch is similar to amylopectin and glycogen. Brown algae store laminarin and mannitol.
2 bryophytes, plant-life-cycles | The dominant phase in the life cycle of a moss is the: | gametophyte | sporophyte | zygote | spore capsule | The green leafy moss plant is haploid. Its sporophyte depends on it for food.
2 pteridophytes | The gametophyte of a fern, heart-shaped and free-living, is called the: | prothallus | protonema | sporangium | strobilus | Spores germinate into a small, multicellular prothallus. A protonema is a stage of mosses.
2 gymnosperms | Coralloid roots that hold nitrogen-fixing cyanobacteria are found in: | Cycas | Pinus | Cedrus | Ginkgo | Roots of Cycas have a partnership with blue-green algae. Roots of Pinus are associated with fungi as mycorrhiza.
2 gymnosperms | Fungal partnership with roots, called mycorrhiza, is needed by the seedlings of: | Pinus | Funaria | Marchantia | Spirogyra | Pine seeds fail to establish without mycorrhiza. Mosses and algae have no roots.
2 bryophytes | Gemmae, which serve in asexual reproduction, are found in the cups of: | Marchantia | Funaria | Selaginella | Dryopteris | Gemmae are green, multicellular buds in gemma cups of liverworts. They fall and grow into new plants.
2 algae | Algin, used in making ice cream and jellies, is obtained from: | brown algae | green algae | red algae | blue-green algae | Algin is a hydrocolloid of brown algae. Carrageen comes from red algae.
2 algae | Carrageen is a product of: | red algae | brown algae | green algae | liverworts | Carrageen and agar come from red algae. Algin comes from brown algae.
1 bryophytes | In bryophytes the male sex organ is called the: | antheridium | archegonium | anther | sporangium | The antheridium makes biflagellate antherozoids. The archegonium is the flask-shaped female organ.
1 bryophytes, pteridophytes | The multicellular female sex organ of mosses and ferns is the: | archegonium | antheridium | ovary | ovule | The archegonium is flask-shaped, with a jacket of cells, and holds a single egg. The antheridium is the male organ.
2 gymnosperms | In gymnosperms the endosperm is formed: | before fertilisation and is haploid | after fertilisation and is triploid | after fertilisation and is diploid | by fusion of two polar nuclei | It is the female gametophyte itself. In angiosperms endosperm forms by triple fusion after fertilisation.
2 gymnosperms | Which of the following is dioecious, with male cones and female sporophylls on different trees? | Cycas | Pinus | Chara | Maize | In Cycas male cones and megasporophylls are borne on different trees. Pinus bears both kinds of cones on the same tree.
2 algae | Sexual reproduction with a large, non-motile egg and a small motile sperm is called: | oogamous | isogamous | anisogamous | apogamous | Volvox and Fucus are oogamous. In isogamy the gametes are alike in size.
2 plant-life-cycles, algae | The life cycle of most algae such as Volvox and Spirogyra is: | haplontic | diplontic | haplo-diplontic | triplontic | The free-living phase is haploid, and the zygote is the only diploid stage. Seed plants are diplontic.
2 plant-life-cycles, algae | Fucus shows which type of life cycle? | Diplontic | Haplontic | Haplo-diplontic | Triplontic | The plant of Fucus is diploid and meiosis forms gametes, which is an exception among algae.
2 plant-life-cycles | Bryophytes and pteridophytes show which type of life cycle? | Haplo-diplontic | Haplontic | Diplontic | Only asexual | Both haploid and diploid phases are multicellular in them, though one of the two is dominant.
2 algae | Isogamous reproduction with flagellated gametes is seen in: | Ulothrix | Spirogyra | Volvox | Fucus | Ulothrix has isogametes with flagella. In Spirogyra isogametes lack flagella; Volvox and Fucus are oogamous.
2 pteridophytes | The spore-bearing leaves of pteridophytes are called: | sporophylls | sporocarps | cotyledons | prophylls | Sporophylls bear sporangia. In Selaginella and Equisetum they form compact cones or strobili.
2 taxonomy | Classification based on evolutionary relationships is called: | phylogenetic | artificial | numerical | natural | A phylogenetic system assumes that members of a taxon share a common ancestor. Linnaeus gave an artificial system.
2 bryophytes | Consider the statements: // 1. Moss spores grow into a protonema. // 2. The sporophyte of a moss is free-living. // Which is correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | The protonema is the first stage of the gametophyte. The sporophyte, with foot, seta and capsule, stays attached to the leafy gametophyte.
3 gymnosperms, plant-life-cycles | The ploidy of the endosperm, the nucellus and a microspore of Cycas is, respectively: | n, 2n, n | 3n, 2n, n | 2n, 2n, n | n, n, 2n | In gymnosperms the endosperm is the haploid female gametophyte.
3 bryophytes, plant-life-cycles | The zygote of a moss has 28 chromosomes. The cells of the protonema, of the wall of the capsule and of a spore have, respectively: | 14, 28 and 14 | 28, 14 and 14 | 14, 14 and 28 | 28, 28 and 14 | The capsule belongs to the diploid sporophyte; spores and the protonema that grows from them are haploid.
3 algae | A seaweed from deep water has no flagellated cell at any stage and stores floridean starch. It may be: | Gracilaria | Laminaria | Fucus | Volvox | These are marks of red algae. Laminaria and Fucus are brown algae, and Volvox is a green alga.
`,
    },
  ],
})
