import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Where does the digestion of starch begin?' */
export const digestion = defineBank({
  id: 'digestion',
  sets: [
    {
      rows: `
1 digestive-enzymes | In which part of the human alimentary canal does the digestion of starch begin? | Mouth | Stomach | Duodenum | Ileum | Salivary amylase breaks starch into maltose in the mouth. In the stomach acid stops it, and pancreatic amylase goes on in the duodenum.
1 digestive-glands | Bile is produced by the: | liver | gall bladder | pancreas | stomach | The liver makes bile and the gall bladder only stores and thickens it. The pancreas makes pancreatic juice.
1 absorption | Most of the digested food is absorbed in the: | small intestine | large intestine | stomach | oesophagus | Villi and microvilli give the small intestine a huge surface for absorption. The large intestine mostly absorbs water.
1 absorption | Finger-like projections that increase the absorbing surface of the intestine are: | villi | rugae | cilia | gastric glands | Each villus has blood capillaries and a lacteal. Rugae are folds of the stomach, and cilia sweep mucus in the airways.
1 digestive-glands | Which is the largest gland of the human body? | Liver | Pancreas | Thyroid | Spleen | The liver weighs about 1.2 to 1.5 kg in an adult and is the largest gland. It makes bile and stores glycogen.
1 digestive-enzymes | The acid secreted in the human stomach is: | hydrochloric acid | lactic acid | citric acid | dilute sulphuric acid | Gastric glands secrete hydrochloric acid, which kills germs and gives the acidic medium that pepsin needs.
1 teeth | How many teeth does a complete set of permanent human teeth have? | 32 | 28 | 20 | 36 | Adults have 32 teeth: 8 incisors, 4 canines, 8 premolars and 12 molars. The milk set of children has 20.
1 alimentary-canal | The wave-like movement that pushes food along the alimentary canal is: | peristalsis | mastication | deglutition | assimilation | Peristalsis is produced by the muscles of the gut wall. Mastication is chewing and deglutition is swallowing.
2 digestive-enzymes | Pepsin works best in which medium? | Strongly acidic | Slightly alkaline | Neutral | Strongly alkaline | Pepsin acts at a pH of about 1.8 in the stomach. Trypsin of the pancreas needs an alkaline medium.
2 digestive-enzymes | Which of these enzymes digests proteins? | Trypsin | Lipase | Amylase | Maltase | Trypsin of pancreatic juice breaks proteins and peptones. Lipase acts on fats, amylase on starch and maltase on maltose.
2 digestive-glands | What is the role of bile salts in digestion? | Emulsification of fats | Hydrolysis of proteins | Digestion of starch | Absorption of glucose | Bile salts break fat into tiny droplets, so lipase can act on a larger surface. Bile has no enzymes.
2 absorption | Which vitamin needs the intrinsic factor secreted by the stomach for its absorption? | Vitamin B₁₂ | Vitamin C | Vitamin A | Vitamin K | Parietal cells secrete the intrinsic factor, without which vitamin B₁₂ is not absorbed and pernicious anaemia follows.
2 absorption | Fats are absorbed as tiny droplets, called chylomicrons, into the: | lacteals | blood capillaries | bile duct | portal vein | Chylomicrons enter the lymph vessels, or lacteals, of the villi. Glucose and amino acids pass into the blood capillaries.
2 digestive-enzymes | Which cells of the gastric glands secrete hydrochloric acid? | Parietal cells | Chief cells | Goblet cells | Kupffer cells | Parietal or oxyntic cells secrete the acid. Chief cells secrete pepsinogen, goblet cells mucus, and Kupffer cells belong to the liver.
2 alimentary-canal | The opening of the stomach into the duodenum is guarded by the: | pyloric sphincter | cardiac sphincter | sphincter of Oddi | ileo-caecal valve | The pyloric sphincter lets chyme pass on in small amounts. The cardiac one lies where the oesophagus enters the stomach.
2 alimentary-canal | The vermiform appendix arises from the: | caecum | ileum | rectum | duodenum | The appendix is a narrow, finger-like tube that arises from the caecum, the first part of the large intestine.
3 digestive-enzymes | Trypsinogen is changed into active trypsin by: | enterokinase | pepsin | cholecystokinin | rennin | Enterokinase, secreted by the intestinal mucosa, activates trypsinogen. Trypsin then activates the other enzymes of pancreatic juice.
3 digestive-glands, other-hormones, hormones | The hormone that makes the gall bladder contract and release bile is: | cholecystokinin | gastrin | secretin | gastric inhibitory peptide | Cholecystokinin acts on the gall bladder and on the pancreas. Secretin makes the pancreas release water and bicarbonate.
3 alimentary-canal | Brunner's glands are found in the: | submucosa of the duodenum | mucosa of the stomach | walls of the ileum | wall of the caecum | Brunner's glands of the duodenum secrete alkaline mucus. Crypts of Lieberkuhn lie between the bases of the villi.
3 alimentary-canal, digestive-glands | The common duct of liver and pancreas opens into the duodenum under the control of the: | sphincter of Oddi | sphincter of Boyden | pyloric sphincter | gastro-oesophageal sphincter | The hepato-pancreatic duct is guarded by the sphincter of Oddi. The pyloric sphincter lies at the end of the stomach.
3 digestive-enzymes | Consider the statements: // 1. Saliva contains an enzyme that kills bacteria. // 2. Succus entericus is the juice of the intestinal glands. // Which is correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Lysozyme of saliva acts against bacteria, and succus entericus is the intestinal juice with disaccharidases and other enzymes. Both statements are right.
1 digestive-enzymes | Which enzyme is present in human saliva? | Amylase | Pepsin | Maltase | Trypsin | Salivary amylase, or ptyalin, acts on starch. Pepsin works in the stomach and trypsin in the small intestine.
1 alimentary-canal | Food passes from the mouth to the stomach through the: | oesophagus | trachea | larynx | vermiform appendix | The oesophagus or food pipe leads from the pharynx to the stomach. The trachea carries air.
1 digestive-glands | Excess glucose is stored in the liver as: | glycogen | starch | amino acids | urea | Insulin helps to turn glucose into glycogen, which is changed back when blood sugar falls.
1 absorption, alimentary-canal | Where is water chiefly absorbed from undigested food before it leaves the body? | Large intestine | Fundus of the stomach | Oesophagus | Gall bladder | The large intestine absorbs water and some minerals, and the rest is stored in the rectum.
2 teeth | The hardest substance of the human body is: | enamel | bone | dentine | cartilage | Enamel covers the crown of the teeth and is mostly calcium phosphate. It is harder than bone.
2 digestive-enzymes | Final products of protein digestion are: | amino acids | fatty acids | simple sugars | peptones | Proteases and peptidases break proteins through peptones and peptides to amino acids, which are absorbed.
2 digestive-glands | Jaundice shows itself by yellow skin and eyes because of deposits of: | bile pigments | carotene | keratin | excess of melanin | In jaundice the liver is affected and bilirubin gathers in skin and eyes.
2 alimentary-canal | Mucus protects the wall of the stomach from: | hydrochloric acid | bile salts | chewed food | salivary amylase | Mucus and bicarbonate shield the wall against strong acid and pepsin.
3 digestive-enzymes | Nucleases of pancreatic juice act on: | nucleic acids | proteins | fats | cell membranes | Nucleases turn nucleic acids into nucleotides and nucleosides. Proteins are digested by trypsin and others.
3 absorption | Which of these is absorbed by active transport in the intestine? | Sodium ions | Fructose | Fatty acids | Water | Sodium ions and some nutrients are pumped against the gradient. Fructose passes by facilitated transport.
3 alimentary-canal | The layer of the alimentary canal that lines the lumen is the: | mucosa | serosa | submucosa | muscularis | From outside inwards the layers are serosa, muscularis, submucosa and mucosa.
2 digestive-enzymes | Which enzyme in the stomach of infants curdles milk? | Rennin | Lipase | Amylase | Trypsin | Rennin is found in the gastric juice of infants and helps in the digestion of milk proteins.
3 teeth | Dental formula of an adult human is: | 2123/2123 | 2122/2122 | 2023/2023 | 3123/3123 | Each half of a jaw has 2 incisors, 1 canine, 2 premolars and 3 molars.
3 digestive-glands | Hepatic lobules, the units of the liver, are covered by a thin sheath called: | Glisson's capsule | Bowman's capsule | the pericardium | the omental fold | Glisson's capsule is a thin connective tissue sheath. Bowman's capsule belongs to the nephron.
1 digestive-enzymes | Which enzyme acts on fats in the small intestine? | Lipase | Pepsin | Amylase | Maltase | Lipases split fats that bile salts have broken into droplets. Amylase and maltase act on carbohydrates, pepsin on proteins.
2 digestive-enzymes | Which enzyme digests lactose, the sugar of milk, and is scarce in many adults? | Lactase | Maltase | Lipase | Rennin | Lactase splits lactose into glucose and galactose. Rennin acts on the protein of milk.
2 digestive-enzymes | Pepsinogen of the gastric juice is changed into an active enzyme by: | hydrochloric acid | enterokinase | bile salts | salivary amylase | The acid turns pepsinogen into pepsin. Enterokinase acts on trypsinogen, in the intestine.
3 digestive-enzymes | Which of these enzymes of pancreatic juice acts on starch? | Amylase | Lipase | Trypsin | Nuclease | Pancreatic amylase turns starch into disaccharides such as maltose.
`,
    },
  ],
})
