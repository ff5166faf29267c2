import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
titration | Titration, anumapan, अनुमापन | Titration is the method of finding the concentration of a solution by adding a solution of known strength to a fixed volume of it until the reaction is just complete.
titration | Standard solution, manak vilayan, मानक विलयन | A standard solution is a solution whose concentration is known exactly. It is prepared in a volumetric flask.
titration | End point, antya bindu, अंत्य बिंदु | The end point of a titration is the stage at which the indicator shows, by a change of colour, that the reaction is complete.
titration | Equivalence point, tulyata bindu | The equivalence point of a titration is the stage at which the two reactants have been mixed in exactly equivalent amounts.
titration | Primary standard, prathmik manak | A primary standard is a pure, stable substance from which a standard solution can be made directly by weighing, such as oxalic acid and anhydrous sodium carbonate.
titration-indicators | Phenolphthalein, फिनॉल्फ्थेलिन | Phenolphthalein is an acid–base indicator that is colourless in acid and pink in base, changing between about pH 8.2 and 10.
titration-indicators | Methyl orange, मेथिल ऑरेंज | Methyl orange is an acid–base indicator that is red in acid and yellow in base, changing between about pH 3.1 and 4.4; it suits titration of strong acid with weak base.
permanganate-titration | Permanganate titration, KMnO4 titration | Permanganate titration is a redox titration with potassium permanganate in dilute sulphuric acid, which acts as its own indicator; the end point is a lasting pale pink.
permanganate-titration | Self indicator, swa suchak | A self indicator is a reagent that shows the end point by its own colour, as potassium permanganate does.
gas-tests | Test for hydrogen, pop test | The test for hydrogen is that it burns with a pop sound when a burning splinter is brought near it.
gas-tests | Lime water test, test for carbon dioxide | The lime water test detects carbon dioxide, which turns lime water milky by forming insoluble calcium carbonate; excess of the gas clears it again.
brown-ring-test | Brown ring test, bhura valay parikshan, भूरा वलय परीक्षण | The brown ring test detects nitrate ions: with iron(II) sulphate and concentrated sulphuric acid a brown ring forms where the two layers meet.
anion-analysis | Chromyl chloride test | The chromyl chloride test detects chloride ions: heated with potassium dichromate and concentrated sulphuric acid they give red vapours of CrO₂Cl₂.
anion-analysis | Test for sulphate, barium chloride test | The test for sulphate is that barium chloride gives a white precipitate of barium sulphate, insoluble in dilute acids.
cation-analysis | Qualitative analysis, gunatmak vishleshan, गुणात्मक विश्लेषण | Qualitative analysis is the identification of the elements or ions present in a substance, such as the cations and anions of a salt.
cation-analysis | Lake test, lake test for aluminium | The lake test detects aluminium ions: in the presence of litmus and ammonia, blue aluminium hydroxide (the lake) floats in a colourless solution.
cation-analysis | Nessler's reagent, nessler reagent | Nessler's reagent is an alkaline solution of potassium tetraiodomercurate(II), K₂[HgI₄], that gives a brown precipitate with ammonia or ammonium ions.
cation-groups | Group reagent, samuh abhikarmak, समूह अभिकर्मक | A group reagent is the reagent that precipitates all the cations of one analytical group, such as dilute HCl for group I and H₂S in acid for group II.
flame-test | Flame test, jwala parikshan, ज्वाला परीक्षण | A flame test is the identification of a metal ion by the colour it gives to a flame: sodium yellow, potassium lilac, calcium brick red, barium apple green.
lab-techniques | Filtration, chhanana, निस्यंदन | Filtration is the separation of an insoluble solid from a liquid by passing the mixture through a filter paper or other porous material.
lab-techniques | Filtrate and residue, filtrate, residue | The filtrate is the clear liquid that passes through a filter and the residue the solid left on it.
lab-techniques | Dilution of acid, why acid is added to water | Dilution of a concentrated acid is done by adding acid slowly to water with stirring, never water to acid, because much heat is set free.
laboratory-apparatus | Burette, ब्यूरेट | A burette is a long graduated glass tube with a stopcock used to deliver measured volumes of liquid in a titration.
laboratory-apparatus | Pipette, पिपेट | A pipette is a glass tube used to measure and transfer a fixed volume of liquid accurately.
laboratory-apparatus | Separating funnel, prithakkari keep, पृथक्कारी कीप | A separating funnel is a funnel with a stopcock used to separate two liquids that do not mix, such as oil and water.
laboratory-apparatus | Volumetric flask, measuring flask | A volumetric flask is a flask with a mark on its long neck that holds a fixed volume, used to prepare standard solutions.
`)
