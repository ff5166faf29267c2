import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which colour does barium give to a flame?' */
export const laboratoryChemistry = defineBank({
  id: 'laboratory-chemistry',
  sets: [
    {
      rows: `
1 titration | The point in a titration at which the indicator changes colour is called the: | end point | boiling point | melting point | saturation point | The equivalence point is where exact amounts have reacted. A good indicator makes the two nearly equal.
2 titration | 25 mL of 0.1 M NaOH needs 12.5 mL of sulphuric acid for neutralisation. The molarity of the acid is: | 0.1 M | 0.2 M | 0.05 M | 0.4 M | 2.5 mmol of NaOH needs 1.25 mmol of H₂SO₄, and 1.25 ÷ 12.5 = 0.1 M.
2 titration | A primary standard substance for acid–base titration is: | oxalic acid crystals | sodium hydroxide pellets | dilute hydrochloric acid | dilute sulphuric acid | It is pure, stable and can be weighed exactly. Sodium hydroxide takes up moisture and carbon dioxide from air.
2 titration-indicators | Which indicator is suitable for the titration of acetic acid with sodium hydroxide? | Phenolphthalein | Methyl orange | Methyl red | Potassium chromate | The solution at the end point is basic, in the range pH 8 to 10 of phenolphthalein.
2 permanganate-titration | The colour at the end point of the titration of Mohr's salt with permanganate in the burette is: | light pink | deep blue | colourless | yellow | The first drop in excess is no longer reduced and colours the solution.
2 permanganate-titration | In acidic solution, one mole of KMnO₄ oxidises how many moles of oxalic acid? | 2.5 | 5 | 1 | 2 | MnO₄⁻ takes five electrons and each oxalic acid gives two, so 5 ÷ 2 = 2.5.
1 gas-tests | Which gas turns lead acetate paper black? | Hydrogen sulphide | Ammonia | Carbon dioxide | Chlorine | Black lead sulphide is formed. Chlorine bleaches moist litmus paper.
2 gas-tests | Which gas turns acidified dichromate paper green? | Sulphur dioxide | Carbon dioxide | Nitrogen | Ammonia | It reduces orange dichromate to green chromium(III) ions.
2 anion-analysis | Which anion gives a yellow precipitate with silver nitrate that is insoluble in ammonia? | Iodide | Chloride | Nitrate | Acetate | Silver iodide does not dissolve in ammonia. White silver chloride does.
2 cation-groups | Which cation is precipitated by dilute HCl in group I? | Pb²⁺ | Cu²⁺ | Zn²⁺ | Ca²⁺ | Lead chloride is sparingly soluble in cold water. It dissolves in hot water.
2 cation-groups | The group reagent for Zn²⁺, Mn²⁺, Ni²⁺ and Co²⁺ (group IV) is: | H₂S in ammoniacal medium | H₂S in dilute hydrochloric acid | dilute HCl | ammonium carbonate | In basic solution the sulphide ion concentration is high enough for these more soluble sulphides.
1 flame-test | Which metal gives an apple-green colour to a flame? | Barium | Sodium | Calcium | Potassium | Sodium gives golden yellow, calcium brick red and potassium violet.
2 flame-test | Which metal gives a brick-red colour to a flame? | Calcium | Barium | Potassium | Copper | Barium gives apple green, potassium lilac and copper bluish green.
2 flame-test | In the flame test, concentrated hydrochloric acid is used because metal chlorides are: | volatile | insoluble | coloured in solution | heavy | Chlorides pass into the vapour easily and colour the flame.
2 flame-test | Beryllium and magnesium do not colour a flame because: | their electrons need too much energy | they have no electrons in the outer shell | their salts do not dissolve in any acid | they burn before the salt can evaporate | Their electrons are held firmly, so the flame cannot excite them to give visible light.
1 lab-techniques | Common salt and ammonium chloride in a mixture are separated by: | sublimation | filtration | decantation | magnetic separation | Ammonium chloride passes into vapour on heating and condenses on a cool surface, leaving the salt.
1 lab-techniques | Pure crystals of copper sulphate are obtained from an impure sample by: | crystallisation | sublimation | distillation | centrifugation | The hot saturated solution is filtered and cooled, and impurities stay dissolved.
3 permanganate-titration | 20 mL of a solution of Fe²⁺ needs 10 mL of 0.02 M KMnO₄ in acid. What is the molarity of Fe²⁺? | 0.05 M | 0.01 M | 0.1 M | 0.02 M | One MnO₄⁻ oxidises five Fe²⁺: 5 × 10 × 0.02 = 20 × M, so M is 0.05.
3 cation-groups | H₂S is passed into an acidic solution and no precipitate forms. Ammonia is then added and H₂S passed again: a white precipitate forms. Which ion was present? | Zn²⁺ | Cu²⁺ | Pb²⁺ | Ba²⁺ | ZnS is white and precipitates only in ammoniacal solution; CuS and PbS come down black in acid.
3 gas-tests | A salt gives off a colourless gas with dilute acid. The gas turns lime water milky and decolourises acidified permanganate. The salt is a: | sulphite | carbonate | nitrate | sulphate | Carbon dioxide also turns lime water milky, but only sulphur dioxide reduces permanganate.
3 titration | 25 mL of sodium hydroxide solution needs 20 mL of 0.1 M oxalic acid. A litre of it contains NaOH (40 g/mol): | 6.4 g | 3.2 g | 12.8 g | 4.0 g | 2 millimoles of the dibasic acid take 4 millimoles of NaOH, so the solution is 0.16 M.
3 titration-indicators | 20 mL of a solution of Na₂CO₃ needs 10 mL of HCl with phenolphthalein. With methyl orange, the same volume of the solution needs from the start: | 20 mL of the HCl | 10 mL of the HCl | 30 mL of the HCl | 5 mL of the HCl | Phenolphthalein changes when carbonate has become hydrogencarbonate; as much acid again completes the neutralisation.
3 anion-analysis | A salt gives off ammonia with hot NaOH. Its solution gives with BaCl₂ a white precipitate that does not dissolve in dilute HCl. The salt is: | (NH₄)₂SO₄ | Na₂CO₃ | (NH₄)₂CO₃ | Na₂SO₄ | Ammonia shows the ammonium ion. Barium sulphate is insoluble in acid, while barium carbonate dissolves.
`,
    },
  ],
})
