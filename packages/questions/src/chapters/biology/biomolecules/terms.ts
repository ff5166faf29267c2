import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
carbohydrates | Carbohydrate, carbohydrates, कार्बोहाइड्रेट | Carbohydrates are polyhydroxy aldehydes or ketones, or compounds that give them on hydrolysis, such as sugars, starch and cellulose; they are the chief source of energy.
carbohydrates | Monosaccharide, monosaccharides, मोनोसैकेराइड | A monosaccharide is a simple sugar that cannot be hydrolysed to smaller sugars, such as glucose, fructose and ribose.
carbohydrates | Disaccharide, disaccharides, डाइसैकेराइड | A disaccharide is a sugar made of two monosaccharide units joined by a glycosidic bond, such as sucrose, maltose and lactose.
carbohydrates | Polysaccharide, polysaccharides, पॉलीसैकेराइड | A polysaccharide is a long chain of many monosaccharide units, such as starch, glycogen and cellulose.
carbohydrates | Glycosidic bond, ग्लाइकोसिडिक बंध | A glycosidic bond is the bond between two monosaccharide units, formed with loss of a molecule of water.
carbohydrates | Starch, mand, स्टार्च, मंड | Starch is the storage polysaccharide of plants, made of glucose units as amylose and amylopectin; it turns blue-black with iodine.
carbohydrates | Glycogen, animal starch, ग्लाइकोजन | Glycogen is the storage polysaccharide of animals, a branched polymer of glucose kept in liver and muscles.
carbohydrates | Cellulose, सेल्यूलोज | Cellulose is the polysaccharide of glucose that forms the cell walls of plants; it is the most abundant organic compound in the biosphere.
carbohydrates | Reducing sugar, apchayak sharkara | A reducing sugar is a sugar with a free aldehyde or ketone group that reduces Fehling's or Benedict's solution, such as glucose; sucrose is not one.
lipids | Lipid, lipids, लिपिड | Lipids are fatty or oily substances that do not dissolve in water but dissolve in organic solvents, such as fats, oils, phospholipids and steroids.
lipids | Fatty acid, vasiya amla, वसीय अम्ल | A fatty acid is a long hydrocarbon chain with a carboxyl group at its end; it is saturated without and unsaturated with double bonds.
lipids | Triglyceride, fats and oils, ट्राइग्लिसराइड | A triglyceride is a fat or oil molecule, an ester of glycerol with three fatty acids.
lipids | Phospholipid, फॉस्फोलिपिड | A phospholipid is a lipid with a phosphate group, such as lecithin, that forms the double layer of cell membranes.
lipids | Cholesterol, कोलेस्ट्रॉल | Cholesterol is a steroid lipid of animal cell membranes, from which bile salts, vitamin D and steroid hormones are made.
amino-acids | Amino acid, amino acids, अमीनो अम्ल | An amino acid is an organic compound with an amino group and a carboxyl group on the same (alpha) carbon; twenty kinds build proteins.
amino-acids | Essential amino acids, avashyak amino amla, आवश्यक अमीनो अम्ल | Essential amino acids are those that the body cannot make and that must be supplied in food, such as lysine, leucine and valine.
amino-acids | Zwitterion, dwidhruv ayan, ज्विटर आयन | A zwitterion is a molecule that carries both a positive and a negative charge and is neutral as a whole, as amino acids do at a certain pH.
proteins | Protein, proteins, प्रोटीन | A protein is a polymer of amino acids joined by peptide bonds, which serves as enzyme, hormone, antibody, carrier or building material.
proteins | Peptide bond, पेप्टाइड बंध | A peptide bond is the –CO–NH– bond between the carboxyl group of one amino acid and the amino group of the next, formed with loss of water.
proteins | Denaturation of protein, विकृतीकरण | Denaturation is the loss of the natural folded structure, and so of the activity, of a protein by heat, acid or chemicals; the primary structure stays intact.
proteins | Collagen, कोलेजन | Collagen is the fibrous protein of connective tissue, the most abundant protein in the animal world.
protein-structure | Primary structure of protein, प्रोटीन की प्राथमिक संरचना | Primary structure of a protein is the sequence of its amino acids in the chain.
protein-structure | Secondary structure of protein, alpha helix, beta pleated sheet | Secondary structure of a protein is the regular folding of its chain by hydrogen bonds into an alpha helix or a beta-pleated sheet.
protein-structure | Tertiary structure of protein | Tertiary structure of a protein is the overall three-dimensional folding of its chain, held by hydrogen, ionic, disulphide and hydrophobic bonds; it is needed for activity.
protein-structure | Quaternary structure of protein | Quaternary structure of a protein is the arrangement of two or more folded chains in one molecule, such as the four of haemoglobin.
nucleic-acids | Nucleic acid, nucleic acids, नाभिकीय अम्ल | A nucleic acid is a polymer of nucleotides, DNA or RNA, that stores and carries genetic information.
nucleic-acids | Nucleotide, न्यूक्लियोटाइड | A nucleotide is the unit of nucleic acids, made of a nitrogen base, a pentose sugar and a phosphate group.
nucleic-acids | Nucleoside, न्यूक्लियोसाइड | A nucleoside is a nitrogen base joined to a pentose sugar without phosphate, such as adenosine.
enzymes | Enzyme, enzymes, enzim, एंजाइम | An enzyme is a biological catalyst, nearly always a protein, that speeds up a reaction in living cells by lowering its activation energy.
enzymes | Ribozyme, राइबोजाइम | A ribozyme is an RNA molecule that acts as an enzyme. Their discovery showed that not every enzyme is a protein.
enzyme-action | Active site, sakriya sthal, सक्रिय स्थल | The active site is the pocket of an enzyme into which the substrate fits and where the reaction takes place.
enzyme-action | Substrate, enzyme substrate, क्रियाधार | A substrate is the substance on which an enzyme acts and which it turns into product.
enzyme-action | Michaelis constant, Km value | The Michaelis constant is the substrate concentration at which an enzyme reaction goes at half its greatest velocity; a small value means high affinity.
enzyme-inhibition | Competitive inhibition, pratiyogi nirodh, प्रतियोगी निरोध | Competitive inhibition is the slowing of an enzyme by a substance that resembles the substrate and competes for the active site, such as malonate for succinate dehydrogenase.
enzyme-inhibition | Feedback inhibition of enzymes, end product inhibition | Feedback inhibition is the stopping of an enzyme at the beginning of a pathway by the end product of that pathway.
cofactors | Enzyme cofactor, cofactor of an enzyme, सहकारक | An enzyme cofactor is the non-protein part that an enzyme needs for its activity: a prosthetic group, a coenzyme or a metal ion.
cofactors | Coenzyme, सहएंजाइम | A coenzyme is an organic cofactor that binds loosely to an enzyme for a short time, such as NAD; many are made from vitamins.
cofactors | Apoenzyme and holoenzyme, apoenzyme, holoenzyme | The apoenzyme is the protein part of an enzyme; together with its cofactor it forms the active holoenzyme.
cofactors | Prosthetic group | A prosthetic group is an organic cofactor tightly bound to its enzyme, such as haem in catalase.
enzyme-classes | Classification of enzymes, six classes of enzymes | Enzymes are placed in six main classes by the reaction they catalyse: oxidoreductases, transferases, hydrolases, lyases, isomerases and ligases.
enzyme-classes | Hydrolases, hydrolase | Hydrolases are enzymes that break bonds such as ester, peptide and glycosidic bonds by adding water, as the digestive enzymes do.
metabolites | Primary metabolites, prathmik upapachayaj | Primary metabolites are compounds with a known role in the normal life processes of an organism, such as amino acids and sugars.
metabolites | Secondary metabolites, dwitiyak upapachayaj, द्वितीयक उपापचयज | Secondary metabolites are compounds of plants, fungi and microbes without a direct role in growth, such as alkaloids, pigments, rubber and drugs.
`)
