import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which organelle is the suicide bag of the cell?' */
export const organellesOneByOne = defineBank({
  id: 'organelles-one-by-one',
  sets: [
    {
      rows: `
2 golgi, endomembrane | The Golgi apparatus is concerned mainly with: | packaging and secretion | synthesis of ATP | replication of DNA | digestion of starch | It modifies and packs proteins and lipids that come from the endoplasmic reticulum.
2 lysosome, endomembrane | The enzymes inside lysosomes work best in a medium that is: | acidic | alkaline | neutral | free of water | They are hydrolases and act at about pH 5.
2 lysosome, endomembrane | Lysosomes are formed by budding from the: | Golgi apparatus | nucleus | mitochondria | ribosomes | Their enzymes are made on the rough endoplasmic reticulum.
2 endoplasmic-reticulum, endomembrane | Lipids and steroid hormones are synthesised mainly in the: | smooth endoplasmic reticulum | rough endoplasmic reticulum | lysosomes | ribosomes | The rough form, with ribosomes, is active in protein synthesis.
1 endoplasmic-reticulum, endomembrane | The rough endoplasmic reticulum appears rough because on its surface it bears: | ribosomes | lysosomes | mitochondria | chromatin | The smooth form has no ribosomes on it.
2 vacuole, endomembrane | In Amoeba, excess water is thrown out by the: | contractile vacuole | food vacuole | nucleus | pseudopodia | It fills with water and empties it outside, which is called osmoregulation.
2 vacuole, endomembrane | The vacuole can occupy up to what part of the volume of a mature plant cell? | 90% | 10% | 30% | 50% | It contains water, sap and waste products, and keeps the cell turgid.
1 plant-animal-cell | Which of the following is present in animal cells but generally absent in cells of higher plants? | Centrioles | Mitochondria | Ribosomes | Nucleus | Plant cells have a cell wall, plastids and a large vacuole instead.
1 plant-animal-cell | Which structure is found in a plant cell but not in an animal cell? | Cell wall | Cell membrane | Mitochondrion | Ribosome | The wall is made mainly of cellulose and lies outside the membrane.
1 plant-animal-cell | The reserve food in plant cells and in animal cells is respectively: | starch and glycogen | glycogen and starch | both starch | both glycogen | Glycogen is stored in the liver and muscles of animals.
3 plant-animal-cell | When placed in pure water, an animal cell bursts but a plant cell does not, because the plant cell has: | a cell wall | a nucleus | a plasma membrane | more cytoplasm | The rigid wall withstands the pressure of the water that enters.
1 membrane-transport, plasma-membrane | Movement of substances across a membrane against the concentration gradient, with use of ATP, is: | active transport | diffusion | osmosis | facilitated diffusion | The sodium–potassium pump is an example; the others need no energy.
2 membrane-transport, plasma-membrane | For each ATP used, the sodium–potassium pump moves: | 3 Na⁺ out and 2 K⁺ in | 2 Na⁺ out and 3 K⁺ in | 3 Na⁺ in and 2 K⁺ out | 1 Na⁺ out and 1 K⁺ in | It keeps the inside of the cell negative and rich in potassium.
3 membrane-transport, plasma-membrane | Facilitated diffusion differs from active transport in that it: | needs no energy | needs no carrier protein | moves ions uphill | occurs only in plants | Both use proteins of the membrane, but facilitated diffusion goes down the gradient.
2 membrane-transport, plasma-membrane | The intake of solid particles by a cell, as by a white blood cell, is called: | phagocytosis | pinocytosis | exocytosis | plasmolysis | Pinocytosis is the intake of droplets of liquid by a cell.
2 mitochondria, cell-organelles | The space inside the inner membrane of a mitochondrion is called the: | matrix | stroma | lumen | cytosol | The stroma is the corresponding space of a chloroplast.
2 mitochondria, cell-organelles | The enzymes of the Krebs cycle are found in which part of mitochondria? | Matrix | Outer membrane | Intermembrane space | Surface of the outer membrane | Succinate dehydrogenase alone is bound to the inner membrane; the others are in the matrix.
1 mitochondria, cell-organelles | Mature red blood cells of humans cannot respire aerobically because they lack: | mitochondria | haemoglobin | plasma membrane | cytoplasm | They also lack a nucleus, and get their energy by glycolysis alone.
2 mitochondria, cell-organelles | Mitochondria are believed to have come from free-living: | aerobic bacteria | blue-green algae | viruses | fungi | Their circular DNA and 70S ribosomes support the endosymbiotic theory; chloroplasts are traced to blue-green algae.
2 mitochondria, cell-organelles | In humans, mitochondrial DNA is inherited from: | the mother | the father | both parents equally | the grandfather only | The mitochondria of the zygote come from the egg.
3 mitochondria, cell-organelles | The electron transport chain and ATP synthase of mitochondria are located on the: | inner membrane | outer membrane | nuclear envelope | cell membrane | The folds of the inner membrane, cristae, increase its surface.
2 mitochondria, cell-organelles | Mitochondria divide by: | fission | mitosis | budding of the nucleus | meiosis | They are semi-autonomous and divide by fission, like bacteria.
2 lysosome, cell-organelles | The enzymes of lysosomes are chiefly: | hydrolases | ligases | isomerases | polymerases | They split lipids, proteins, carbohydrates and nucleic acids by adding water.
2 lysosome, cell-organelles | Lysosomes were discovered in 1955 by: | Christian de Duve | Camillo Golgi | George Palade | Robert Brown | De Duve found them as bags of acid hydrolases.
1 lysosome, cell-organelles | Worn-out organelles of a cell are digested by its: | lysosomes | ribosomes | centrioles | plastids | The digestion of a cell's own parts by lysosomes is called autophagy.
2 lysosome, cell-organelles | A lysosome is bounded by: | a single membrane | a double membrane | a cell wall | no membrane | Lysosomes have one membrane, while mitochondria and chloroplasts have two.
1 ribosomes, cell-organelles | Ribosomes are composed of RNA and: | proteins | lipids | DNA | cellulose | They are granules made of ribonucleic acid and proteins.
2 ribosomes, cell-organelles | The ribosomes of mitochondria and chloroplasts are of the type: | 70S | 80S | 60S | 40S | They resemble those of bacteria, from which the organelles may have come.
2 ribosomes, cell-organelles | Several ribosomes attached to one mRNA form a: | polysome | chromosome | lysosome | nucleosome | The ribosomes of a polysome make copies of the same protein at the same time.
2 ribosomes, cell-organelles | In eukaryotic cells the subunits of ribosomes are assembled in the: | nucleolus | Golgi apparatus | lysosome | mitochondrial matrix | The nucleolus is the site of active synthesis of ribosomal RNA.
2 endoplasmic-reticulum, cell-organelles | In liver cells, poisons and drugs are made harmless mainly by the: | smooth endoplasmic reticulum | rough endoplasmic reticulum | ribosomes | nucleolus | Detoxification is a task of the smooth endoplasmic reticulum.
2 endoplasmic-reticulum, cell-organelles | The endoplasmic reticulum is continuous with the outer membrane of the: | nucleus | mitochondrion | chloroplast | lysosome | The rough endoplasmic reticulum extends to the outer membrane of the nucleus.
1 endoplasmic-reticulum, cell-organelles | The network of tiny tubes scattered in the cytoplasm of a eukaryotic cell is the: | endoplasmic reticulum | Golgi apparatus | cytoskeleton | centrosome | It divides the space of the cell into the lumen and the cytoplasm outside it.
`,
    },
  ],
})
