import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
origin-of-life | Evolution, jaiv vikas, जैव विकास | Evolution is the slow change in the characters of populations over generations, by which new species arise from earlier ones.
origin-of-life | Chemical evolution, oparin haldane theory, रासायनिक विकास | Chemical evolution is the idea of Oparin and Haldane that life arose from non-living organic molecules formed from simple substances on the early earth.
origin-of-life | Miller–Urey experiment, miller experiment, मिलर का प्रयोग | Miller's experiment showed that amino acids form when electric sparks pass through methane, ammonia, hydrogen and water vapour, as on the early earth.
origin-of-life | Panspermia | Panspermia is the view that units of life, called spores, were carried to the earth from outer space.
origin-of-life | Spontaneous generation, abiogenesis theory, स्वतः जनन | Spontaneous generation is the old belief that life arises from decaying matter; Pasteur disproved it by showing that life comes only from existing life.
origin-of-life | Big bang theory in biology, big bang theory | The big bang theory states that the universe began with a huge expansion from a very hot, dense state and has been expanding and cooling since.
homologous-organs | Homologous organs, samjat ang, समजात अंग | Homologous organs are organs with the same basic structure and origin but different functions, such as the forelimbs of man, whale and bat; they show divergent evolution.
homologous-organs | Analogous organs, samvritti ang, समवृत्ति अंग | Analogous organs are organs with the same function but different structure and origin, such as the wings of butterfly and bird; they show convergent evolution.
homologous-organs | Divergent evolution, apsari vikas | Divergent evolution is the development of the same structure in different directions to suit different needs, giving homologous organs.
homologous-organs | Convergent evolution, abhisari vikas | Convergent evolution is the development of similar features by unrelated organisms in similar surroundings, giving analogous organs.
homologous-organs | Vestigial organs, avsheshi ang, अवशेषी अंग | Vestigial organs are reduced organs that have lost their original function, such as the appendix and the muscles of the ear in man.
fossils | Fossil, fossils, jeevashm, जीवाश्म | A fossil is the preserved remains, impression or trace of an organism of the past, mostly in sedimentary rocks.
fossils | Connecting link, yojak kadi, योजक कड़ी | A connecting link is an organism with characters of two different groups, such as Archaeopteryx between reptiles and birds.
fossils | Palaeontology, paleontology, jeevashm vigyan, जीवाश्म विज्ञान | Palaeontology is the study of fossils. It tells of the life of past ages and is a chief evidence of evolution.
darwinism | Natural selection, prakritik varan, प्राकृतिक वरण | Natural selection is the process by which organisms with favourable variations survive and leave more offspring; Darwin and Wallace proposed it.
darwinism | Darwinism, darwin theory of evolution, डार्विनवाद | Darwinism is the theory that species evolve by natural selection acting on inherited variations in the struggle for existence.
darwinism | Fitness, darwinian fitness | Fitness in evolution is reproductive fitness, the ability of an individual to survive and leave offspring.
industrial-melanism | Industrial melanism, औद्योगिक अतिकृष्णता | Industrial melanism is the increase of dark moths in polluted industrial areas of England, because birds caught the light ones on dark tree trunks.
darwinism | Artificial selection, kritrim varan | Artificial selection is the breeding by man of plants and animals with desired characters, such as breeds of dogs.
lamarckism | Lamarckism, lamarck theory, लैमार्कवाद | Lamarckism is the theory that organs change by use and disuse and that such acquired characters are inherited; it is not accepted now.
lamarckism | Mutation theory, hugo de vries theory, उत्परिवर्तन सिद्धांत | Mutation theory is the view of Hugo de Vries that evolution takes place by sudden large heritable changes (mutations), in single steps called saltation.
adaptive-radiation | Adaptive radiation, anukuli vikiran, अनुकूली विकिरण | Adaptive radiation is the evolution of different species from one ancestor, spreading into different habitats of an area, such as Darwin's finches.
genetic-equilibrium | Hardy–Weinberg principle, hardy weinberg law, हार्डी वाइनबर्ग सिद्धांत | The Hardy–Weinberg principle states that allele frequencies in a large, randomly mating population stay constant without disturbing forces: $p^2 + 2pq + q^2 = 1$.
genetic-equilibrium | Genetic drift, anuvanshik apvahan, आनुवंशिक अपवाह | Genetic drift is a change of allele frequencies in a population by chance; it is strong in small populations.
genetic-equilibrium | Founder effect, sansthapak prabhav | The founder effect is genetic drift when a few individuals start a new population whose allele frequencies differ from those of the original one.
genetic-equilibrium | Gene flow, jeen pravah, जीन प्रवाह | Gene flow is the transfer of genes between populations by migration of individuals. It makes the populations more alike.
genetic-equilibrium | Gene pool, जीन पूल | A gene pool is the total of all genes and their alleles in a population.
genetic-equilibrium | Stabilising directional and disruptive selection, stabilising selection, disruptive selection | Stabilising selection favours the mean of a character, directional selection one extreme and disruptive selection both extremes.
history-of-life | Geological time scale, geological eras | The geological time scale divides the history of the earth into eras and periods; reptiles, with the dinosaurs, ruled in the Mesozoic.
history-of-life | Speciation, jati udbhavan, जाति उद्भवन | Speciation is the formation of new species from existing ones, often by isolation of populations.
human-evolution | Homo sapiens, modern man, आधुनिक मानव | Homo sapiens is the species of modern man, which arose in Africa and spread over the continents.
human-evolution | Homo habilis | Homo habilis was the first human-like being (hominid), with a brain of 650–800 cc, who probably did not eat meat.
human-evolution | Homo erectus | Homo erectus was a fossil man of about 1.5 million years ago with a brain of about 900 cc, who probably ate meat; Java man belongs to it.
human-evolution | Neanderthal man, निएंडरथल मानव | Neanderthal man was a fossil man with a brain of about 1,400 cc who lived in Europe and Asia, used hides to protect the body and buried the dead.
`)
