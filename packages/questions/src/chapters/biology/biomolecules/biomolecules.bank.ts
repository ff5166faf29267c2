import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which bond joins two amino acids in a protein?' */
export const biomolecules = defineBank({
  id: 'biomolecules',
  sets: [
    {
      rows: `
1 proteins | Which bond joins two amino acids in a protein? | Peptide bond | Glycosidic bond | Ester bond | Phosphodiester bond | A peptide bond forms between the carboxyl group of one amino acid and the amino group of the next, with loss of water.
1 carbohydrates | Which sugar is found in the blood of humans as the main source of energy? | Glucose | Lactose | Maltose | Fructose | Blood sugar is glucose, which all cells can oxidise. Lactose is milk sugar, maltose malt sugar and fructose fruit sugar.
1 carbohydrates | In which form is carbohydrate stored in the liver and muscles of animals? | Glycogen | Starch | Cellulose | Inulin | Animals store glucose as glycogen. Starch and inulin are stores of plants, while cellulose is a building material of their walls.
1 enzymes | Enzymes are chemically, with few exceptions: | proteins | fats | vitamins | carbohydrates | Almost all enzymes are proteins; ribozymes, which are RNA, are the exception. Vitamins often act as parts of coenzymes, not as enzymes.
1 carbohydrates | Sucrose on hydrolysis gives: | glucose and fructose | glucose and galactose | glucose only | fructose and galactose | Cane sugar is a disaccharide of glucose and fructose. Glucose and galactose come from lactose, and glucose alone comes from maltose.
1 nucleic-acids | Which nitrogen base is found in RNA but not in DNA? | Uracil | Thymine | Adenine | Guanine | RNA has uracil in place of the thymine of DNA. Adenine, guanine and cytosine are common to both nucleic acids.
1 lipids | Fats yield which two kinds of product on complete hydrolysis? | Fatty acids and glycerol | Amino acids and glycerol | Fatty acids and glucose | Amino acids and glucose | A fat, or triglyceride, is an ester of glycerol with three fatty acids. Amino acids are obtained from proteins.
2 carbohydrates | Which of these is a polymer of fructose? | Inulin | Insulin | Glycogen | Chitin | Inulin is a fructan stored by some plants. Insulin is a protein hormone, glycogen a polymer of glucose and chitin of a glucosamine.
2 carbohydrates | Which is the most abundant organic compound in the biosphere? | Cellulose | Starch | Collagen | Haemoglobin | Cellulose of plant walls is the most abundant organic compound on earth. Collagen is only the most abundant protein of the animal world.
2 proteins | Which is the most abundant protein in the biosphere? | RuBisCO | Collagen | Keratin | Insulin | RuBisCO, the enzyme that fixes carbon dioxide, is the most abundant protein of the whole biosphere. Collagen is the most abundant in animals.
2 carbohydrates | With iodine solution starch turns: | blue-black | brick red | violet | yellow | Starch has helical chains that hold iodine and look blue-black. Brick red is Benedict's test for reducing sugars and violet the biuret test for proteins.
2 nucleic-acids | A nucleotide differs from a nucleoside in having: | a phosphate group | a pentose sugar | a nitrogen base | a hydrogen bond | A nucleoside is a base joined to a sugar. With a phosphate group on the sugar it becomes a nucleotide, the unit of nucleic acids.
2 enzyme-action, enzymes | In the lock and key picture of enzyme action, what is the 'key'? | Substrate | Coenzyme | Product | Inhibitor | The substrate fits into the active site of the enzyme as a key into a lock. The enzyme itself is the lock.
2 enzyme-action, enzymes | How does an enzyme make a reaction faster? | By lowering the activation energy | By raising the temperature | By shifting the equilibrium | By adding energy to the products | Enzymes offer a path of lower activation energy. They do not change the position of equilibrium or the energy of reactants and products.
2 protein-structure, proteins | Quaternary structure of protein is shown by: | haemoglobin | insulin chain A | myoglobin | a dipeptide | Adult human haemoglobin has four polypeptide subunits, two alpha and two beta. Myoglobin has a single chain and so lacks quaternary structure.
2 lipids | Which of these compounds is a steroid? | Cholesterol | Lecithin | Glycerol | Palmitic acid | Cholesterol has the four fused rings of a steroid. Lecithin is a phospholipid, palmitic acid a fatty acid, and glycerol a trihydroxy alcohol.
3 enzyme-inhibition, enzymes | Malonate slows succinate dehydrogenase because it: | resembles the substrate | destroys the enzyme | changes the pH of the cell | removes the product | Malonate resembles succinate in structure and competes for the active site. This is competitive inhibition, which more substrate can overcome.
3 cofactors, enzymes | The non-protein organic part bound tightly to an apoenzyme is called a: | prosthetic group | holoenzyme | competitive inhibitor | substrate | A prosthetic group, such as haem of catalase, is tightly bound to the apoenzyme. The two together make up the holoenzyme.
3 amino-acids | Which of these amino acids has the simplest structure, with hydrogen as its R group? | Glycine | Alanine | Serine | Valine | In glycine the R group is hydrogen. In alanine it is a methyl group and in serine a hydroxymethyl group.
3 amino-acids | Glutamic acid is classified as which kind of amino acid? | Acidic | Basic | Neutral | Aromatic | Glutamic acid has a second carboxyl group and is acidic. Lysine is basic, valine neutral, and tyrosine and tryptophan are aromatic.
3 metabolites | Which of these is a secondary metabolite of plants? | Morphine | Glucose | Lecithin | Alanine | Alkaloids such as morphine are secondary metabolites. Sugars, lipids and amino acids are primary metabolites with known roles in normal life processes.
3 enzyme-classes, enzymes | Enzymes that join two compounds with the help of ATP belong to which class? | Ligases | Lyases | Isomerases | Hydrolases | Ligases link two molecules by forming C–O, C–S, C–N or similar bonds. Lyases remove groups without hydrolysis, leaving double bonds.
3 nucleic-acids | Which two bases of DNA are joined by three hydrogen bonds? | Guanine and cytosine | Adenine and thymine | Adenine and guanine | Cytosine and thymine | Guanine pairs with cytosine by three hydrogen bonds, adenine with thymine by two. Two purines or two pyrimidines do not pair.
2 carbohydrates | Which carbohydrate cannot be digested by the human digestive enzymes? | Cellulose | Sucrose | Maltose | Potato starch | Humans have no cellulase, so cellulose passes through as roughage. Amylase, maltase and sucrase digest the other three.
1 carbohydrates | Which of these is a disaccharide? | Maltose | Glucose | Starch | Galactose | Maltose is made of two glucose units. Glucose and galactose are monosaccharides, and starch is a polysaccharide.
1 lipids | Which class of biomolecules gives the most energy per gram? | Fats | Proteins | Carbohydrates | Nucleic acids | Fats give about 9 kcal per gram, while carbohydrates and proteins give about 4 kcal.
2 proteins | Which protein of connective tissue is the most abundant in the animal body? | Collagen | Keratin | Haemoglobin | Fibrinogen | Collagen holds tissues together in skin, tendon and bone. Keratin is found in hair and nails.
2 enzyme-action, enzymes | An enzyme loses its activity for good when it is boiled because: | its structure is destroyed | it turns into a vitamin | the substrate is used up | it becomes a carbohydrate | High temperature denatures the protein: its folding, and so the active site, is lost.
2 protein-structure, proteins | The alpha helix is an example of which level of protein structure? | Secondary | Primary | Tertiary | Quaternary | Alpha helix and beta sheet, held by hydrogen bonds, are secondary structures. The sequence of amino acids is the primary structure.
2 cofactors, enzymes | Vitamins of the B group often serve in the body as parts of: | coenzymes | hormones | antibodies | structural proteins | NAD and NADP, for example, contain niacin. Coenzymes work together with protein parts of enzymes.
1 carbohydrates | Which sugar is present in milk? | Lactose | Sucrose | Maltose | Fructose | Milk sugar is lactose, made of glucose and galactose. Sucrose is cane sugar.
3 nucleic-acids | In a DNA double helix of the B form, one full turn has about how many base pairs? | 10 | 20 | 34 | 5 | One turn is 34 Å long with 3.4 Å between neighbouring pairs, which gives ten base pairs.
1 lipids | Fats and oils are lipids in which fatty acids are joined with: | glycerol | glucose | glycine | ribose | One glycerol with three fatty acids makes a triglyceride, the common form of fats and oils.
2 lipids | Arachidonic acid, a fatty acid found in lipids, has how many carbon atoms with the carboxyl carbon? | 20 | 16 | 18 | 24 | Palmitic acid has 16 carbons with the carboxyl carbon and arachidonic acid has 20.
2 lipids | Compared with fats, oils such as gingelly oil stay liquid in winter because they have: | lower melting points | larger molecules | more phosphorus | no fatty acids | Oils have lower melting points than fats and so remain fluid in the cold.
1 amino-acids | Amino acids in a protein are joined by: | peptide bonds | glycosidic bonds | hydrogen bonds | ester bonds | The bond forms between the –COOH of one and the –NH₂ of the next.
2 amino-acids | Which of these is an essential amino acid for humans? | Lysine | Glycine | Alanine | Serine | It cannot be made in the body and must come from food.
2 amino-acids | Besides carbon, hydrogen and oxygen, all amino acids contain: | nitrogen | sulphur | phosphorus | iron | It is in the amino group; only a few amino acids have sulphur.
`,
    },
  ],
})
