import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'In which stage of mitosis do chromosomes line up at the equator?' */
export const cellDivision = defineBank({
  id: 'cell-division',
  sets: [
    {
      rows: `
1 mitosis | In which stage of mitosis do the chromosomes line up at the equator of the cell? | Metaphase | Prophase | Anaphase | Telophase | At metaphase spindle fibres hold all chromosomes on the equatorial plate. They condense in prophase and separate in anaphase.
1 meiosis | How many daughter cells does one cell form by meiosis? | Four | Two | Eight | Sixteen | Meiosis has two divisions after one replication of DNA, so one cell gives four haploid cells. Mitosis gives two cells.
1 mitosis | Mitosis is also called equational division because: | the chromosome number stays the same | daughter cells are of equal size | two spindles of equal length form | each stage takes an equal time | Both daughter cells have the same number of chromosomes as the parent. Equal size or equal time of the stages has nothing to do with the name.
1 meiosis | In which organs of an animal does meiosis take place? | Gonads | Kidneys | Muscles | Lungs | Meiosis forms gametes and so occurs in the ovaries and testes. Other organs grow and repair themselves by mitosis.
1 cell-cycle | During which phase of the cell cycle is DNA replicated? | S phase | G₁ phase | G₂ phase | M phase | S stands for synthesis: the DNA content doubles from 2C to 4C. The cell grows in G₁ and makes proteins for division in G₂.
1 cytokinesis | The division of the cytoplasm that follows the division of the nucleus is called: | cytokinesis | karyokinesis | interkinesis | diakinesis | Karyokinesis is the division of the nucleus and cytokinesis that of the cytoplasm. Diakinesis is the last stage of the first meiotic prophase.
1 mitosis | Which plant tissue shows mitosis most actively? | Root tip meristem | Cork of old stem | Xylem vessels | Sclerenchyma | Meristematic cells at the tips of roots and shoots divide all the time. Cork, vessels and sclerenchyma are mature cells, mostly dead.
2 plant-animal-cell, cytokinesis | In animal cells cytokinesis takes place by: | a furrow that deepens inwards | a cell plate that grows outwards | budding of a small cell | breaking up of the nucleus | A furrow in the plasma membrane deepens until it divides the animal cell. Plant cells, which have a rigid wall, form a cell plate from the centre outwards.
2 cell-cycle | Non-dividing cells that have left the cell cycle are said to be in which phase? | G₀ | G₁ | G₂ | S | Cells such as those of the heart leave G₁ and enter the quiescent stage G₀. They stay active in metabolism but do not divide unless called to.
2 mitosis | Sister chromatids separate and move to opposite poles in which stage of mitosis? | Anaphase | Metaphase | Telophase | Prophase | At anaphase the centromeres split and the chromatids move to opposite poles. At telophase they gather there and form new nuclei.
2 prophase-i, meiosis | Crossing over takes place during which stage of prophase I? | Pachytene | Leptotene | Zygotene | Diakinesis | Recombination nodules appear and exchange of segments occurs in pachytene. Homologues pair earlier, in zygotene, and chiasmata become visible in diplotene.
2 prophase-i, meiosis | The pairing of homologous chromosomes in meiosis is called: | synapsis | syngamy | symbiosis | synergy | Homologous chromosomes pair, or synapse, in zygotene to form bivalents. Syngamy is the fusion of gametes, which is a different event.
2 meiosis | A cell has 20 chromosomes. How many chromosomes will each cell have after meiosis? | 10 | 20 | 40 | 5 | Meiosis halves the number of chromosomes, so each daughter cell has 10. The second division separates chromatids and does not halve the number again.
2 mitosis | If a diploid cell has 16 chromosomes, how many will each daughter cell have after mitosis? | 16 | 8 | 32 | 4 | Mitosis keeps the number of chromosomes the same, so each daughter cell has 16. Only meiosis halves the number to 8.
2 mitosis, chromosomes | At which point do spindle fibres attach to a chromosome? | Kinetochore | Telomere | Chromomere | Satellite | Kinetochores are disc-shaped structures on the sides of the centromere. Telomeres are the ends of the chromosome and a satellite lies beyond a secondary constriction.
2 mitosis | Colchicine stops mitosis at metaphase because it: | prevents the spindle from forming | stops the replication of DNA | dissolves the nuclear envelope | blocks the formation of a cell plate | Colchicine binds tubulin, so microtubules of the spindle do not form and chromatids cannot separate. It is used to double chromosome numbers.
3 meiosis | Homologous chromosomes separate from each other while sister chromatids remain joined in: | anaphase I | anaphase II | metaphase I | telophase II | In anaphase I whole homologues move apart with centromeres unsplit. Sister chromatids separate only in anaphase II, which is like anaphase of mitosis.
3 prophase-i, meiosis | In the oocytes of some vertebrates which stage of meiosis may last for months or years? | Diplotene | Zygotene | Leptotene | Pachytene | Oocytes of some vertebrates rest in diplotene for months or years. The stage is marked by dissolution of the synaptonemal complex and visible chiasmata.
3 cell-cycle | If a cell in G₁ has a DNA content of 2C, how much does it have in G₂? | 4C | 2C | C | 8C | DNA replicates in the S phase, so a cell in G₂ has 4C. The number of chromosomes remains 2n, because sister chromatids share a centromere.
3 prophase-i, meiosis | The complex of a pair of synapsed homologous chromosomes is called: | a bivalent | a dyad | a chiasma | a centrosome | A bivalent, or tetrad, is a pair of synapsed homologues with four chromatids. A chiasma is only the X-shaped place of crossing over.
3 meiosis | Consider the statements: // 1. The DNA replicates between meiosis I and meiosis II. // 2. Meiosis increases variation in a population. // Which is correct? | 2 only | 1 only | 1 and 2 | Neither 1 nor 2 | Interkinesis between the two divisions is short and has no replication of DNA. Crossing over and free assortment bring variation, so statement 2 is right.
3 prophase-i, meiosis | The terminalisation of chiasmata is a mark of which stage? | Diakinesis | Diplotene | Pachytene | Zygotene | In diakinesis, the last stage of prophase I, chiasmata move to the ends, the spindle is assembled and the nucleolus disappears.
1 mitosis | Which type of cell division produces the cells that heal a wound? | Mitosis | Meiosis | Amitosis | Reduction division | Mitosis replaces lost cells with identical ones. Meiosis, the reduction division, forms gametes or spores.
1 cell-cycle | The stage between two successive divisions of a cell is: | interphase | metaphase | cytokinesis | telophase | In interphase the cell grows and its DNA replicates. It takes most of the time of the cycle.
2 mitosis | In which stage of mitosis do the nuclear envelope and nucleolus re-form? | Telophase | Prophase | Metaphase | Interphase | At telophase chromosomes at the poles uncoil, and envelope, nucleolus and Golgi complex re-form.
2 cytokinesis | Division of the nucleus many times without division of cytoplasm gives a: | syncytium | zygote | bivalent | cell plate | The liquid endosperm of coconut is such a multinucleate mass. Cytokinesis follows later or never.
2 cell-cycle | Which of these cells of the human body normally does not divide? | Nerve cell | Skin cell | Bone marrow cell | Cell of gut lining | Nerve cells stay in a resting stage. The other three divide all the time to replace lost cells.
2 meiosis | In meiosis the number of chromosomes is halved in: | the first division | the second division | both the divisions | the S phase | Homologues separate in meiosis I, which is reductional. Meiosis II is equational, like mitosis.
3 cytokinesis | The cell plate that forms in dividing plant cells represents the future: | middle lamella | primary wall | nuclear envelope | secondary wall | The cell plate starts in the centre and represents the middle lamella between the walls of two cells.
3 meiosis | A cell with 2n = 8 has how many bivalents at metaphase I? | 4 | 8 | 16 | 2 | Eight chromosomes form four homologous pairs, and each pair is one bivalent.
3 meiosis | How many meiotic divisions are needed to form 100 seeds in a flowering plant, counting pollen and eggs? | 125 | 100 | 200 | 25 | A hundred eggs need 100 divisions, one each; a hundred pollen grains need 25, since each gives four. The total is 125.
3 prophase-i, meiosis | The synaptonemal complex is dissolved at the beginning of: | diplotene | leptotene | pachytene | zygotene | At diplotene homologues separate except at chiasmata. The complex forms in zygotene.
`,
    },
  ],
})
