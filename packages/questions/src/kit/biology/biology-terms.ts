/** What terms of biology are, for wrong options of written questions in all chapters of the subject. */
export const biologyTerms = `
Vitamin A | is retinol, needed for sight in dim light
Vitamin C | is ascorbic acid; its lack causes scurvy
Vitamin K | is needed to make prothrombin
bile duct | carries bile to the duodenum
portal vein | carries blood from the gut to the liver
cardiac sphincter | lies between oesophagus and stomach
gastro-oesophageal sphincter | lies between oesophagus and stomach
ileo-caecal valve | lies between small and large intestine
ileum | is the last part of the small intestine
duodenum | is the first part of the small intestine
rectum | is the last part of the large intestine
pepsin | digests proteins in the stomach
cholecystokinin | makes the gall bladder and the pancreas give their juices
gastrin | makes the stomach give acid and pepsinogen
gastric inhibitory peptide | checks the movement and juice of the stomach
secretin | makes the pancreas give bicarbonate
sphincter of Boyden | guards the opening of the bile duct
enterokinase | turns trypsinogen into trypsin
salivary amylase | digests starch in the mouth
Lipase | splits fats into fatty acids and glycerol
dentine | is the bony layer of a tooth below the enamel
keratin | is the protein of hair, nails and horn
melanin | is the dark pigment of skin and hair
carotene | is the yellow pigment from which vitamin A is made
bile salts | break fat into fine drops
aortic valve | lies between left ventricle and aorta
pulmonary valve | lies between right ventricle and pulmonary artery
tricuspid valve | lies between right atrium and right ventricle
atrioventricular node | passes the impulse from the atria to the bundle of His
bundle of His | carries the impulse into the ventricles
papillary muscles | hold the cords of the valves of the heart
carbaminohaemoglobin | is haemoglobin that carries carbon dioxide
Catalase | breaks down hydrogen peroxide
Thrombin | turns fibrinogen into fibrin
Lysozyme | breaks the walls of bacteria in tears and saliva
plasmin | dissolves clots
Albumin | keeps the osmotic balance of plasma
Globulin | of the plasma takes part in defence
Fibrinogen | of the plasma makes the threads of a clot
Monocytes | are phagocytes that become macrophages
lymphocytes | are the white cells of immunity
neutrophils | are the commonest white cells and phagocytes
platelets | start the clotting of blood
erythroblasts | are young red cells of the marrow
foramen ovale | is the hole between the atria of a foetus
lymph nodes | filter lymph
thymus | is where T cells mature
Expiratory reserve volume | is what can still be breathed out after a normal breath
cerebellum | keeps balance and posture
hypothalamus | controls temperature, hunger and the pituitary
corpus callosum | joins the two halves of the cerebrum
thalamus | relays the senses to the cerebrum
Medulla | oblongata controls heartbeat and breathing
spinal cord | is the seat of simple reflexes
Renal vein | carries cleaned blood from the kidney
Hepatic vein | carries blood from the liver
Inferior vena cava | brings blood from the lower body to the heart
pulmonary vein | brings oxygen-rich blood from the lungs
serum | is plasma without clotting factors
Collecting duct | carries urine to the pelvis and takes up water under ADH
Ureter | carries urine from kidney to bladder
Proximal tubule | takes back most of the glucose, salts and water
Distal tubule | takes back sodium and water under hormones
loops of Henle | build up the salt gradient of the medulla
ducts of Bellini | are the last parts of the collecting ducts
Bowman's capsule | takes up the filtrate of the glomerulus
renal pelvis | gathers urine and passes it to the ureter
calyces | are the cups of the kidney that receive urine
lacunae | are the spaces in which bone and cartilage cells lie
canaliculi | are the fine channels between bone cells
Erythropoietin | makes the marrow form red cells
Insulin | lowers blood sugar
Thyroxine | raises the metabolic rate
Adrenaline | prepares the body for fight or flight
Noradrenaline | comes from the adrenal medulla and sympathetic nerves
Calcitonin | lowers the calcium of blood
Melatonin | of the pineal gland sets the daily rhythm
Prolactin | makes the breast form milk
Relaxin | loosens the pelvic ligaments before birth
Oxytocin | makes the uterus contract and lets milk down
Testosterone | is the male sex hormone of the Leydig cells
Oestradiol | is the chief oestrogen of the ovary
oestrogen | builds up the lining of the uterus in the first half of the cycle
Progesterone | keeps up the lining of the uterus
adrenal medulla | makes adrenaline and noradrenaline
thyroid gland | makes thyroxine and calcitonin
pineal gland | makes melatonin
parathyroid | gland raises the calcium of blood
anterior pituitary | makes growth hormone, TSH, ACTH, LH, FSH and prolactin
Lactose | is the sugar of milk
glycogen | is the starch of animals
actin | is the protein of thin filaments
Collagen | is the fibre protein of tendons and bone
Meromyosin | is a unit of the myosin filament
myoglobin | stores oxygen in muscle
I band | is the light band with actin only
H zone | is the middle of the A band, with myosin only
Sarcomere | is the unit of a muscle fibre between two Z lines
Cholinesterase | breaks down acetylcholine
acetylcholine | is the transmitter of nerve and muscle
node of Ranvier | is a gap in the myelin sheath
axon hillock | is where the axon leaves the cell body
Cornea | is the clear front of the eye
Vitreous humour | is the jelly behind the lens
ciliary body | holds and shapes the lens
Malleus | is the hammer bone fixed to the ear drum
ear drum | takes up sound and passes it to the bones
Eustachian tube | evens the pressure of the middle ear
oval window | passes the vibrations of the stapes to the cochlea
Pubic symphysis | is a cartilaginous joint of the pelvis
Foramen magnum | is the hole of the skull for the spinal cord
cretinism | is stunted growth from lack of thyroxine in a child
myasthenia gravis | is an autoimmune disorder of the nerve and muscle junction
Addison's disease | comes from too little of the adrenal cortex hormones
Gout | is a painful gathering of uric acid in joints
asthma | is a narrowing of the bronchi
arthritis | is an inflammation of joints
arrhythmia | is an irregular heartbeat
angioplasty | widens a narrowed artery
Carbonic anhydrase | joins carbon dioxide and water
Nitrogenase | fixes nitrogen
photorespiration | is the use of oxygen by RuBisCO, with loss of carbon
ribulose bisphosphate | takes up carbon dioxide in the Calvin cycle
phosphoglyceric acid | is the first product of the Calvin cycle
oxaloacetic acid | is the first product in C₄ plants
pyruvic acid | is the end product of glycolysis
Succinic acid | is the acid of the Krebs cycle that gives FADH₂
Malic acid | is the acid of the Krebs cycle that becomes oxaloacetic acid
Citric acid | is the first acid of the Krebs cycle
Citrate synthase | joins acetyl CoA with oxaloacetic acid
Pyruvate decarboxylase | takes carbon dioxide from pyruvic acid in yeast
Lactate dehydrogenase | makes lactic acid
Jan Ingenhousz | showed that light and green parts are needed
Cornelius van Niel | worked on purple and green bacteria and showed that hydrogen comes from a donor
Joseph Priestley | showed that plants restore air
Julius von Sachs | showed that starch forms in green parts
Robert Hill | showed that isolated chloroplasts give oxygen in light
Calvin | traced the path of carbon with ¹⁴C
Mitchell | gave the chemiosmotic theory
phycobilins | are pigments of red algae and cyanobacteria
phycoerythrin | is the red pigment of red algae
phycocyanin | is the blue pigment of cyanobacteria
chlorophyll b | is an accessory pigment of green plants
anthocyanin | is a red to blue pigment of cell sap
haemoglobin | carries oxygen in red blood cells
indole acetic acid | is the natural auxin
zeatin | is a cytokinin of maize
kinetin | is a cytokinin first got from herring sperm DNA
gibberellic acid | lengthens stems
phytochrome | is the pigment by which plants sense day length
auxins | lengthen cells and keep the apex dominant
auxin | lengthens cells and keeps the apex dominant
cytokinin | makes cells divide and delays ageing
Imbibition | is the taking up of water by dry colloids, as in seeds
abscission | is the shedding of leaves and fruits
senescence | is ageing
vernalisation | is the need of cold before flowering
dormancy | is rest of a living seed or bud
redifferentiation | is the maturing of cells that a new meristem has made
phototropism | is growth towards light
geotropism | is growth in answer to gravity
photolysis | is the splitting of water in light
thigmonasty | is movement on touch
root pressure | pushes water up at night and causes guttation
lenticels | are pores of the bark
stomata | are pores of leaves for gases and vapour
plasmodesmata | are threads of cytoplasm through plant walls
xylem | carries water and minerals
pith | is the soft centre of a stem
cork | is the dead outer layer of bark
Nitrobacter | turns nitrite into nitrate
Anabaena | is a cyanobacterium that fixes nitrogen
Boron | helps pollen to germinate
Calcium | is part of the middle lamella
Magnesium | is the metal of chlorophyll
Manganese | is needed to split water in photosynthesis
Zinc | is needed to make auxin
Amoeba | is a protozoan with pseudopodia
Paramecium | is a protozoan with cilia
Plasmodium | is the sporozoan of malaria
Protista | are eukaryotes of one cell
Plantae | are green plants with walls of cellulose
Animalia | are animals without cell walls
Gymnosperms | have naked seeds
Pteridophytes | have vessels but no seeds
Algae | have no true roots, stems or leaves
green algae | have chlorophyll a and b and store starch
blue-green algae | are cyanobacteria, without a nucleus
liverworts | are bryophytes such as Marchantia
sporangium | is a case of spores
strobilus | is a cone of sporophylls
sporocarps | are hard cases of spores of water ferns
cotyledons | are seed leaves
cotyledon | is a seed leaf
Annelids | are segmented worms
molluscs | have a soft body with mantle and mostly a shell
arthropods | have jointed legs and chitin
sponges | have pores and no tissues
flatworms | have no body cavity
flame cells | excrete in flatworms
green glands | excrete in crustaceans
solenocytes | are excretory cells with a flagellum
Malpighian tubules | excrete in insects
nephridium | excretes in annelids
radula | is the rasping tongue of molluscs
cartilaginous fishes | such as sharks have no bones
lampreys | are jawless cyclostomes
spongocoel | is the central cavity of a sponge
D. J. Ivanowsky | found that the agent of tobacco mosaic passes filters
M. W. Beijerinck | spoke of a contagious living fluid
T. O. Diener | found viroids
prions | are infectious proteins
protonema | is the first, thread-like stage of a moss
Hydra | is a cnidarian that buds
Jellyfish | is a cnidarian
budding | is growth of a new individual from an outgrowth
apomixis | is seed without fertilisation
autogamy | is pollination within one flower
geitonogamy | is pollination between flowers of one plant
cleistogamy | is selfing in flowers that never open
emasculation | is the removal of anthers before a cross
syngamy | is the fusion of gametes
vivipary | is germination of seeds on the plant
dehiscence | is the splitting open of fruits or anthers
aleurone layer | is the protein layer of a grain
endosperm | is the food tissue of a seed
hilum | is the scar where the seed was joined
micropyle | is the small opening of the ovule
integument | is the coat of an ovule
funicle | is the stalk of an ovule
Nucellus | is the tissue of the ovule around the embryo sac
Antipodals | are the three cells at the chalazal end
egg cell | fuses with one male gamete to form the zygote
central cell | has the two polar nuclei
coleoptile | sheathes the plumule of grasses
scutellum and aleurone | are the cotyledon and the protein layer of a grain
testa and tegmen | are the two coats of a seed
Vallisneria | is pollinated at the surface of water
Hydrilla | is a water plant pollinated by water
Bryophyllum | grows new plants from the notches of its leaves
Ginger | grows from a rhizome
zona pellucida | is the coat of the ovum
corona radiata | are the follicle cells around the ovum
theca externa | is the outer layer of a follicle
corpus albicans | is what is left of a corpus luteum
acrosome | holds the enzymes of the sperm
Granulosa cells | surround the oocyte in its follicle
Infundibulum | is the funnel of the fallopian tube
Isthmus | is the narrow last part of the fallopian tube
Fimbriae | are the fingers that catch the ovum
Perimetrium | is the outer layer of the uterus
Chorion | is the outer membrane of the foetus
Prostate | adds fluid to semen
Urethra | carries urine and, in men, semen
amniotic fluid | cushions the foetus
cleavage | is the division of the zygote
implantation | is the settling of the blastocyst in the uterus
ovulation | is the release of the ovum
parturition | is birth
insemination | is the bringing of semen into the female tract
plasmodesma | is a thread of cytoplasm through plant walls
Lock and key model | is about enzymes
Nuclear pore | lets RNA and proteins pass
Nuclear envelope | is the double membrane of the nucleus
Centromere | holds the two chromatids together
Peroxisome | holds oxidases and catalase
Ribosome | makes proteins
Centriole | makes the basal body of cilia
Mesosomes | are folds of the membrane of bacteria
mesosome | is a fold of the membrane of bacteria
granum | is a stack of thylakoids
thylakoids | hold the pigments of a chloroplast
thylakoid membrane | holds the pigments of a chloroplast
Prophase | is when chromosomes condense
Zygotene | is when homologous chromosomes pair
Interphase | is when the cell grows and copies its DNA
Telophase I | is when two groups of chromosomes reach the poles
telophase II | ends meiosis with four nuclei
cell plate | divides plant cells
pilus | is a tube by which bacteria join
fimbria | is a bristle by which bacteria cling
nucleosome | is DNA round eight histones
lysosome | digests within the cell
chromomeres | are beads on a chromosome
telomere | is the end of a chromosome
chromatid | is one of the two copies of a chromosome
satellites | are small knobs beyond a secondary constriction
cristae | are folds of the inner membrane of mitochondria
microvilli | enlarge the surface of absorbing cells
Nucleolus | makes ribosomal RNA
Golgi apparatus | packs and sends proteins
Mitochondrion | makes ATP by respiration
mitochondria | make ATP by respiration
rough endoplasmic reticulum | has ribosomes and makes proteins for export
food vacuole | holds engulfed food
pseudopodia | are outgrowths by which Amoeba moves
exocytosis | empties vesicles to the outside
nucleoplasm | is the fluid of the nucleus
primary wall | is thin and can grow
secondary wall | is laid inside the primary wall of a mature cell
Penicillium | is the mould of penicillin
Trichoderma | is a fungus used against plant pathogens
Clostridium butylicum | makes butyric acid
Saccharomyces cerevisiae | is baker’s yeast
Escherichia coli | is the gut bacterium used for cloning
RNA polymerase | makes RNA on a DNA template
DNA polymerase | makes DNA on a DNA template
DNA ligase | joins pieces of DNA
Severo Ochoa | found the enzyme that joins RNA without a template
homology | is likeness by common descent
mutation | is a sudden change of a gene
genetic drift | is chance change of gene frequency in a small population
natural selection | lets the fitter leave more young
Australopithecus | lived in East African grasslands some two million years ago
Homo habilis | was the first tool maker
Homo erectus | probably ate meat and had a brain of about 900 cc
crossing over | is exchange between homologous chromosomes
independent assortment | is the free mixing of genes of different pairs
Morgan | worked on linkage in Drosophila
Y-linked | traits pass from father to son only
cholera | is caused by Vibrio cholerae
ciliated epithelium | moves mucus and eggs
companion cells | help sieve tubes
cork cambium | makes the bark
stipules | are outgrowths at the base of a leaf
fragmentation | is breaking into parts
merozoite | is the stage of Plasmodium that bursts out of cells
trophozoite | is the feeding stage of a protozoan
Heparin | keeps blood from clotting
Histamine | of mast cells causes the signs of allergy
Cannabis sativa | gives marijuana, hashish and charas
Catharanthus roseus | gives vinblastine and vincristine against cancer
humoral immunity | is by antibodies of B cells
metastasis | is the spread of cancer to other organs
apoptosis | is programmed death of cells
Mumps | is a viral swelling of the parotid glands
Measles | is a viral disease with a rash
Common cold | is caused by rhinoviruses
plague | is caused by Yersinia pestis
amoebiasis | is caused by Entamoeba histolytica
ascariasis | is caused by the roundworm Ascaris
P. vivax | causes the common, milder malaria
P. malariae | causes fever every fourth day
BCG vaccine | is against tuberculosis
Hepatitis B vaccine | is made by recombinant yeast
Polio drops | are the weakened virus of Sabin
Jonas Salk | made the injected polio vaccine
Louis Pasteur | made the vaccine against rabies
Joseph Lister | brought antiseptic surgery
cocaine | is a stimulant from Erythroxylum coca
nicotine | is the stimulant of tobacco
CT scan | makes a picture of sections by X-rays
Radiography | makes pictures by X-rays
gel electrophoresis | parts DNA pieces by size
Southern blotting | moves DNA from a gel to a membrane
Chromatography | parts substances by how fast they move with a solvent
Bacillus thuringiensis | makes the Cry proteins against insects
Agrobacterium | brings T-DNA into plants
Rhizobium leguminosarum | fixes nitrogen in root nodules
Streptomyces griseus | gives streptomycin
Origin of replication | is where the copying of DNA begins
restriction site | is where a restriction enzyme cuts
insertional inactivation | is the loss of a gene by an insert
gene amplification | is making many copies of a gene
electroporation | opens cells by electric pulses
heat shock | makes bacteria take up DNA
translation | makes protein from mRNA
transcription | makes RNA from DNA
replication | copies DNA
DNA helicase | unwinds the double helix
gene gun | shoots DNA on gold or tungsten into plant cells
Ti plasmid | is the tumour-inducing plasmid of Agrobacterium
bacteriophage lambda | is a virus of bacteria used as a vector
phage lambda | is a virus of bacteria used as a vector
alpha-1-antitrypsin | is used against emphysema
human growth hormone | is used against dwarfism
micropropagation | makes thousands of plants by tissue culture
meristem culture | gives virus-free plants
Watson and Crick | gave the double helix in 1953
Avery, MacLeod and McCarty | showed that the transforming principle is DNA
Hershey and Chase | showed with phages that DNA is the genetic material
Jacob and Monod | gave the operon
Francis Crick | gave the central dogma and the adaptor idea
Erwin Chargaff | found that A equals T and G equals C
Maurice Wilkins | took X-ray pictures of DNA
George Gamow | proposed a code of three bases
Har Gobind Khorana | made RNA with known repeats
promoter | is where RNA polymerase binds
Reverse transcriptase | makes DNA from RNA
RNA polymerase III | makes tRNA and 5S rRNA
Poly-A tail | is added to the 3′ end of mRNA
silent mutation | changes no amino acid
satellite DNA | is repeated DNA used for fingerprints
Transacetylase | is the product of the lac a gene
methylation | is the adding of methyl groups
Drosophila | is the fruit fly of Morgan
Neurospora | is the bread mould of Beadle and Tatum
nuclease | cuts nucleic acids
protease | cuts proteins
artificial selection | is breeding by man
adaptive radiation | is the spread of one stock into many forms
Alfred Wallace | came to natural selection at the same time as Darwin
August Weismann | gave the theory of the germ plasm
Thomas Malthus | wrote on population
Charles Lyell | wrote the Principles of Geology
Ernst Haeckel | held that the embryo repeats the history of its kind
Stanley Miller | made amino acids from gases in a flask in 1953
A. I. Oparin | proposed the chemical origin of life
J. B. S. Haldane | proposed the chemical origin of life, as Oparin did
vestigial organs | are reduced and useless remains
atavism | is the return of an ancestral trait
Dryopithecus | was a hairy, more ape-like ancestor of some 15 million years ago
Ramapithecus | was a hairy, more man-like form of some 15 million years ago
special creation | holds that living things were made as they are
Gene flow | is the movement of genes between populations
pterosaurs | were flying reptiles
coelacanths | are lobe-finned fishes near to the first amphibians
Parenchyma | is living tissue with thin walls
Tracheids | are long dead cells of xylem with tapering ends
Xylem fibres | give the stem its strength
apical meristem | lengthens root and stem
root cap | guards the tip of the root
pericycle | gives rise to lateral roots
hypodermis | lies below the epidermis
guard cells | open and close the stomata
Region of elongation | is where root cells lengthen
Region of maturation | is where root hairs grow
phyllotaxy | is the arrangement of leaves on a stem
placentation | is the arrangement of ovules in the ovary
Valvate | petals touch without overlapping
Imbricate | petals overlap without order
perigynous | flowers have a half inferior ovary
epipetalous | stamens are joined to the petals
heartwood | is the dark, dead inner wood
coleorhiza | sheathes the radicle of grasses
endodermis | has the Casparian strips
albuminous cells | take the place of companion cells in gymnosperms
tendon | joins muscle to bone
skeletal muscle | is striped and voluntary
smooth muscle | is unstriped and involuntary
neuroglia | support and feed neurons
adipocytes | store fat
Basement membrane | lies below an epithelium
ommatidia | are the units of a compound eye
spermathecae | store sperms
predation | is the killing and eating of one by another
Gause's rule | says that two species cannot share one niche
Lindeman's law | says that a tenth of the energy goes on to the next level
hibernation | is winter sleep
migration | is seasonal movement
catabolism | is breaking down
leaching | washes soluble matter down
standing crop | is the living mass at a time
food web | is a net of food chains
resource partitioning | lets competitors live together
co-evolution | is change of two species that act on each other
in situ conservation | protects species where they live
biofortification | breeds crops richer in nutrients
bioremediation | cleans up with living things
tropical rain forests | are the richest in species
Robert May | estimated the number of species at about seven million
Paul Ehrlich | used the rivets of an aeroplane to explain loss of species
David Tilman | showed that plots with more species vary less
morphine | is a sedative and painkiller from the opium poppy
quinine | of Cinchona is against malaria
taxol | of the yew is against cancer
Acetobacter aceti | makes vinegar
Aspergillus niger | makes citric acid
Penicillium notatum | is the mould in which Fleming found penicillin
Lactobacillus | turns milk into curd
cyclosporin A | of Trichoderma suppresses immunity
Streptococci | include those that give streptokinase
Bacteriophage | is a virus of bacteria
Retrovirus | is an RNA virus with reverse transcriptase
Rhinovirus | causes the common cold
Coenzyme | is an organic cofactor
Inhibitor | slows an enzyme
Hydrolases | split bonds with water
Lecithin | is a phospholipid
Valine | is a neutral amino acid
Alanine | is the amino acid with a methyl side group
Palmitic acid | is a saturated fatty acid with 16 carbons
essential oils | are secondary metabolites such as lemon grass oil
lectins | are secondary metabolites such as concanavalin A
competitive inhibitor | resembles the substrate and takes its place
activation energy | is the barrier that an enzyme lowers
epistasis | is the masking of one gene by another
multiple allelism | is having more than two alleles, as in ABO
codominance | shows both alleles, as in AB blood
polygeny | is control by many genes, as of skin colour
segregation | is the parting of alleles into gametes
Walter Sutton | gave the chromosome theory with Boveri
Sutton | gave the chromosome theory with Boveri
Hugo de Vries | gave the mutation theory
Reginald Punnett | made the square for crosses
Bateson | named genetics
mutation theory | of de Vries holds that new forms arise suddenly
cell theory | of Schleiden and Schwann holds that all living things are made of cells
anaphase II | parts the sister chromatids
metaphase II | lines up the chromosomes of the haploid cells
Prophase I | is when homologous chromosomes pair and cross over
Multiple alleles | are more than two forms of a gene
tryptophan | is an essential amino acid
`
