import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which rocket launched Chandrayaan-3?' */
export const technology = defineBank({
  id: 'technology',
  sets: [
    {
      rows: `
1 space-technology | Which launch vehicle was used for Chandrayaan-3 in July 2023? | LVM3 | PSLV | SSLV | SLV-3 | LVM3, formerly GSLV Mk III, is the heaviest rocket of ISRO. Chandrayaan-1 flew on a PSLV.
1 space-technology | Gaganyaan is the programme of ISRO for: | human space flight | landing on Venus | study of the Sun | a space telescope | It aims to carry Indian astronauts to low Earth orbit. Aditya-L1 studies the Sun.
2 space-technology | At about what height above the Equator does a geostationary satellite orbit the Earth? | 36,000 km | 3,600 km | 400 km | 3,84,000 km | Its period equals one rotation of the Earth. The space station orbits at about 400 km, and the Moon at 3,84,000 km.
2 space-technology | NavIC is an Indian system for: | navigation | weather forecasting | missile defence | education by satellite | Its satellites cover India and about 1,500 km around it. The GPS is the American system.
2 space-technology | Where did the lander of Chandrayaan-3 touch down, at the place named Shiv Shakti Point? | Near the lunar south pole | Near the lunar equator | On the far side | Near the lunar north pole | It landed on 23 August 2023, now kept as National Space Day.
2 space-technology | Cryogenic engines of rockets use which of the following as propellants? | Liquid hydrogen and liquid oxygen | Kerosene and nitric acid | Powdered aluminium and rubber | Petrol and liquid air | They are kept at very low temperatures. Solid boosters use powdered fuels.
2 space-technology | Which is the commercial arm of ISRO set up in 2019? | NewSpace India Limited | Antrix Aerospace Limited | IN-SPACe | Bharat Dynamics | Antrix Corporation dates from 1992. IN-SPACe authorises private space activities.
1 nuclear-technology | Who is known as the father of the Indian nuclear programme? | Homi J. Bhabha | Vikram Sarabhai | A. P. J. Abdul Kalam | Raja Ramanna | Vikram Sarabhai is called the father of the Indian space programme.
2 nuclear-technology | Which of the following is used as a moderator in many nuclear reactors? | Heavy water | Liquid sodium | Cadmium rods | Boron steel | Moderators slow neutrons down. Cadmium and boron absorb neutrons in control rods, and sodium is a coolant.
2 nuclear-technology | The third stage of India's nuclear power programme is based on which fuel cycle? | Thorium and uranium-233 | Natural uranium oxide | Plutonium and sodium alone | Isotopes of hydrogen | The first stage uses natural uranium, and the second fast breeder reactors with plutonium.
2 nuclear-technology | Where did India carry out its first nuclear test in May 1974? | Pokhran | Kalpakkam | Chandipur | Trombay | The test was named Smiling Buddha. Operation Shakti followed at Pokhran in 1998.
2 nuclear-technology | What is the code name of the nuclear tests carried out by India in May 1998? | Operation Shakti | Smiling Buddha | Operation Vijay | Operation Meghdoot | Smiling Buddha was the test of 1974. Operation Vijay was fought at Kargil in 1999.
2 nuclear-technology | Control rods in a nuclear reactor are made of materials that: | absorb neutrons | slow neutrons down | emit neutrons | conduct heat | Cadmium and boron absorb neutrons and control the chain reaction. Graphite and heavy water are moderators.
1 biotechnology | Which was the first genetically modified crop approved for cultivation in India, in 2002? | Bt cotton | Bt brinjal | GM mustard | Golden rice | It carries a gene of Bacillus thuringiensis against bollworms. Bt brinjal was put on hold in 2010.
2 biotechnology | Golden rice has been genetically modified to be rich in: | beta-carotene | iron and zinc | milk protein | ascorbic acid | The body turns beta-carotene into vitamin A, the lack of which causes night blindness.
2 crispr, biotechnology | CRISPR-Cas9 is a tool used for: | editing of genes | imaging of the brain | study of earthquakes | testing of water | Its makers Charpentier and Doudna won the Nobel Prize in Chemistry of 2020.
2 biotechnology | Which was the first mammal cloned from an adult cell, in 1996? | Dolly the sheep | Garima the buffalo | Snuppy the dog | Prometea the horse | Dolly was made at the Roslin Institute in Scotland. Garima, a cloned buffalo, was born at Karnal in 2009.
2 biotechnology | DNA fingerprinting was developed in 1984 by: | Alec Jeffreys | James Watson | Fred Sanger | Kary Mullis | Lalji Singh brought it to India. Mullis invented the polymerase chain reaction.
2 biotechnology | The polymerase chain reaction (PCR) is used to: | make many copies of DNA | separate proteins by charge | count blood cells | grow stem cells | It was used to test for the coronavirus. Electrophoresis separates molecules by charge.
2 nanotechnology | One nanometre is equal to: | 10⁻⁹ metre | 10⁻⁶ metre | 10⁻³ metre | 10⁻¹² metre | One micrometre is 10⁻⁶ metre. Nanotechnology deals with sizes of 1 to 100 nanometres.
2 nanotechnology | Graphene is a single layer of atoms of which element? | Carbon | Silicon | Boron | Gold | It is very strong and conducts well. Geim and Novoselov won the Nobel Prize of 2010 for it.
2 nanotechnology | Who gave the lecture 'There's Plenty of Room at the Bottom' in 1959, which is linked with nanotechnology? | Richard Feynman | Albert Einstein | Niels Bohr | Stephen Hawking | Feynman spoke of arranging single atoms. Norio Taniguchi later coined the word nanotechnology.
2 nanotechnology | Carbon nanotubes are known for their: | high strength and low weight | low strength and high weight | green colour | solubility in water | They are rolled sheets of graphene and conduct electricity well.
2 nanotechnology | Silver nanoparticles are used in some bandages because they: | kill bacteria | stop pain | change colour | absorb light | Their large surface gives off silver ions, which act against microbes.
1 communication-technology | Optical fibres carry signals in the form of: | light | sound | radio waves | electric current | Light stays inside the fibre by total internal reflection at its walls.
2 communication-technology | In mobile telephony, what does the letter G stand for in 4G and 5G? | Generation | Gigabyte | Global network | Gateway | Each generation brought faster data. India launched 5G services in October 2022.
2 communication-technology | Li-Fi is a technology that transmits data through: | visible light | sound waves | copper wires | X-rays | Harald Haas coined the word in 2011. Wi-Fi uses radio waves.
2 communication-technology | RFID tags, as used in FASTag, work by means of: | radio waves | infrared rays | magnetic stripes | ultrasonic waves | The reader at the toll gate identifies the vehicle without stopping it.
2 communication-technology | Bluetooth is meant for communication over: | short distances | long distances | satellite links | undersea cables | It uses radio waves of about 2.4 GHz, usually within some ten metres.
1 indian-scientists | Who among the following Indians won the Nobel Prize in Physics in 1930? | C. V. Raman | S. Chandrasekhar | S. N. Bose | Meghnad Saha | He discovered the scattering effect named after him. Chandrasekhar won the prize in 1983.
1 indian-scientists | Who is known as the Missile Man of India? | A. P. J. Abdul Kalam | Vikram A. Sarabhai | Satish Dhawan | Homi Jehangir Bhabha | Kalam led the guided missile programme and was President from 2002 to 2007.
1 indian-scientists | The birthday of which mathematician, 22 December, is kept as National Mathematics Day? | Srinivasa Ramanujan | Aryabhata | C. R. Rao | Shakuntala Devi | He was born in 1887 and worked with G. H. Hardy. 1729 is called the Hardy–Ramanujan number.
2 indian-scientists | Which class of particles is named after the Indian physicist Satyendra Nath Bose? | Bosons | Fermions | Leptons | Quarks | Bosons follow Bose–Einstein statistics. Fermions are named after Enrico Fermi.
2 indian-scientists | Har Gobind Khorana shared the Nobel Prize in 1968 for his work on: | the genetic code | stellar structure | light scattering | ribosomes | Venkatraman Ramakrishnan won the prize of 2009 for ribosomes, and Chandrasekhar that of 1983 for stars.
2 indian-scientists | Whose birthday, 15 September, is celebrated as Engineers' Day in India? | M. Visvesvaraya | Satish Dhawan | E. Sreedharan | J. C. Bose | He built the Krishna Raja Sagara dam and received the Bharat Ratna in 1955.
2 indian-scientists | The limit of 1.4 solar masses for white dwarfs is named after: | S. Chandrasekhar | Meghnad Saha | Jayant V. Narlikar | C. V. Raman | Saha is known for his ionisation equation and Narlikar for work on cosmology.
2 indian-scientists | Who founded the Indian Statistical Institute and gave a model for the Second Five-Year Plan? | P. C. Mahalanobis | C. R. Rao | V. K. R. V. Rao | Amartya Sen | His birthday, 29 June, is kept as Statistics Day.
2 indian-scientists | Which Indian scientist is known as the Birdman of India? | Salim Ali | Birbal Sahni | M. S. Swaminathan | Lalji Singh | He was an ornithologist. Birbal Sahni studied fossils of plants.
3 space-technology | Consider the following statements: // I. PSLV places satellites mainly in polar and sun-synchronous orbits. // II. Aditya-L1 has been placed around the Lagrange point L2. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | Aditya-L1 is at L1, between the Earth and the Sun. The James Webb Telescope is at L2.
3 biotechnology | Consider the following statements: // I. Bt toxin genes come from a bacterium. // II. Golden rice was developed to supply more vitamin B12. // Which of the statements given above is/are correct? | I only | II only | Both I and II | Neither I nor II | Golden rice supplies beta-carotene for vitamin A. The Bt gene comes from Bacillus thuringiensis.
1 crispr, biotechnology | Who were awarded the Nobel Prize in Chemistry in 2020 for the CRISPR-Cas9 method of genome editing? | Charpentier and Doudna | Watson and Crick | Arnold and Winter | Karikó and Weissman | Karikó and Weissman received the Prize in Medicine in 2023 for work on mRNA, and Watson and Crick in 1962 for the structure of DNA.
2 crispr, biotechnology | What is the work of the Cas9 protein in the CRISPR-Cas9 system? | to cut DNA at a chosen site | to copy RNA into DNA | to join pieces of DNA | to carry DNA into the nucleus | Cas9 is an enzyme that cuts both strands of DNA. A guide RNA leads it to the matching sequence.
2 crispr, biotechnology | In nature the CRISPR-Cas system protects bacteria against: | viruses | antibiotics | heat | starvation | Bacteria keep pieces of the DNA of earlier viruses and use them to recognise and cut the invader.
3 crispr, biotechnology | Casgevy, the first medicine based on CRISPR to be approved, in late 2023, is used for: | sickle cell disease | haemophilia | cystic fibrosis | type 1 diabetes | It was approved in Britain and the United States for sickle cell disease and also treats beta thalassaemia.
2 crispr, biotechnology | Which molecule directs Cas9 to the right place in the genome? | guide RNA | messenger RNA | transfer RNA | ribosomal RNA | The guide RNA pairs with the target sequence of DNA. Messenger, transfer and ribosomal RNA serve the making of proteins.
`,
    },
  ],
})
