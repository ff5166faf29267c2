import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which phylum has a water vascular system?' */
export const animalKingdom = defineBank({
  id: 'animal-kingdom',
  sets: [
    {
      rows: `
1 mollusca | Which of the following animals is an invertebrate? | Octopus | Frog | Snake | Crocodile | The octopus is a mollusc without a backbone. The other three are vertebrates.
1 mollusca | Which phylum contains snails, oysters and octopuses? | Mollusca | Annelida | Arthropoda | Echinodermata | Molluscs have a soft body, a muscular foot and often a shell.
1 arthropoda | Spiders, crabs and butterflies all belong to: | Arthropoda | Mollusca | Annelida | Echinodermata | They have jointed legs and an outer skeleton of chitin.
1 cnidaria | Hydra and jellyfish belong to the phylum: | Cnidaria | Porifera | Ctenophora | Annelida | They have stinging cells, the cnidoblasts, on their tentacles. Ctenophores have comb plates and no such cells.
1 platyhelminthes | Tapeworm is placed among the: | flatworms | roundworms | segmented worms | arthropods | Taenia is a flatworm of Platyhelminthes with hooks and suckers.
1 aves | Which of the following is a warm-blooded animal? | Pigeon | Frog | Lizard | Shark | Birds and mammals keep their body temperature constant. Fishes, amphibians and reptiles do not.
1 amphibia | Which of the following is an amphibian? | Salamander | Crocodile | Tortoise | Sea horse | Salamanders have moist skin and live on land and in water. Crocodiles and tortoises are reptiles.
1 mammalia | Which structure is found only in mammals? | Mammary glands | Feathers and beak | Scales | Gills | Mammary glands feed the young with milk. Feathers are found in birds.
1 aves | Which animals have a body covered with feathers? | Birds | Mammals | Reptiles | Amphibians | Feathers are a mark of birds. Mammals have hair and reptiles scales.
1 porifera | The body of sponges is full of pores. To which phylum do they belong? | Porifera | Cnidaria | Mollusca | Chordata | Porifera means pore bearers. Water enters by ostia and leaves by the osculum.
1 reptilia | Which of the following animals lives mostly in water but lays its shelled eggs on land? | Turtle | Rohu | Whale | Octopus | Turtles are reptiles: they breathe air and come ashore to lay eggs with shells. Whales give birth in water.
1 echinodermata | A water vascular system with tube feet is a feature of: | echinoderms | molluscs | roundworms and flatworms | arthropods | Tube feet help in locomotion, catching food and respiration in starfish and their relatives.
2 cnidaria | Which animals show metagenesis, the alternation of polyp and medusa? | Obelia | Hydra | Earthworm | Liver fluke | In Obelia polyps form medusae asexually and medusae form polyps sexually. Hydra has no medusa.
2 mollusca | A file-like rasping organ for feeding in molluscs is the: | radula | mantle | gill | foot | Most molluscs have a radula in the mouth. The mantle is the fold that secretes the shell.
2 annelida | Parapodia, used for swimming, are found in: | Nereis | earthworm | leech | roundworm | The aquatic annelid Nereis has lateral appendages. Earthworms and leeches have none.
2 arthropoda | Which of the following is a living fossil among arthropods? | Limulus | Locusta | Apis | Anopheles | Limulus, the king crab, has changed little over ages. Apis is the honey bee and Locusta the locust.
2 hemichordata | Which phylum is characterised by a proboscis, collar and trunk? | Hemichordata | Echinodermata | Annelida | Platyhelminthes | Balanoglossus and Saccoglossus are worm-like hemichordates with these three regions.
2 fishes | An air bladder, which regulates buoyancy, is present in: | bony fishes | cartilaginous fishes | lampreys | whales | Sharks lack an air bladder and must swim all the time to avoid sinking.
2 chordata | Which of the following is a jawless vertebrate? | Lamprey | Shark | Catla | Sea horse | Petromyzon, the lamprey, is a cyclostome with a circular sucking mouth without jaws.
1 aves | Hollow, air-filled bones are found in: | birds | bats | frogs | turtles | Long bones of birds are pneumatic, which makes them light for flight. Bats are mammals.
2 reptilia | Which reptile has a heart with four chambers? | Crocodile | Lizard | Snake | Chameleon | Most reptiles have a three-chambered heart; the crocodile is the exception.
2 animal-basis, cnidaria | Which group of animals has radial symmetry in the adult and two germ layers? | Cnidarians | Flatworms | Annelids | Molluscs | Cnidarians and ctenophores are diploblastic. From flatworms on animals have three germ layers.
2 ctenophora | Bioluminescence, the giving out of light, is well marked in: | ctenophores | sponges | flatworms | earthworms and leeches | Comb jellies such as Pleurobrachia and Ctenoplana glow in the sea.
2 annelida | The excretory organs of earthworm and leech are: | nephridia | flame cells | Malpighian tubules | green glands | Nephridia help in osmoregulation and excretion in annelids. Insects have Malpighian tubules.
2 platyhelminthes, animal-basis | Which animal group is triploblastic but has no body cavity? | Platyhelminthes | Aschelminthes | Annelida | Echinodermata | Flatworms are acoelomate. Roundworms have a pseudocoelom and annelids a true coelom.
2 chordata | Urochordates such as Ascidia differ from cephalochordates in that their notochord is: | present only in the larval tail | present from head to tail for life | replaced by a vertebral column | absent at all stages | In Ascidia the notochord is lost in the adult. In Branchiostoma it extends from head to tail and persists.
2 chordata | Which feature is shared by all chordates at some stage? | Dorsal hollow nerve cord | Ventral double nerve cord | Dorsal heart | External skeleton of chitin | Chordates have a notochord, a dorsal hollow nerve cord and gill slits. Non-chordates have a ventral, solid nerve cord.
2 mammalia | Which of the following matches is correct? | Pteropus – flying fox | Balaenoptera – dolphin | Delphinus – blue whale | Macropus – tiger | Pteropus is the flying fox. Balaenoptera is the blue whale, Delphinus the dolphin and Macropus the kangaroo.
1 reptilia | The snakes are characterised by absence of: | limbs | scales | lungs | jaws | Snakes are reptiles without limbs. They shed their scales as skin cast and breathe by lungs.
2 aschelminthes | Sexual dimorphism, with males shorter than females, is seen in: | Ascaris | Hydra | earthworm | Fasciola | Roundworms have separate sexes, and the female is often longer. Earthworm and liver fluke have both sexes in one body.
2 porifera | Cells that help to maintain the flow of water in sponges are the: | choanocytes | cnidoblasts | solenocytes | osteocytes | Choanocytes or collar cells line the spongocoel and canals. Cnidoblasts are stinging cells of cnidarians.
2 aves | Which genus of birds cannot fly and uses its wings for swimming? | Aptenodytes | Psittacula | Corvus | Neophron | Aptenodytes is the penguin. Psittacula is the parrot, Corvus the crow and Neophron the vulture.
2 fishes | Placoid scales and gill slits without operculum are features of: | Chondrichthyes | Osteichthyes | Cyclostomata | Amphibia | Sharks and rays have tough skin with minute placoid scales. Bony fishes have gills covered by an operculum.
1 reptilia | Which of the following animals is a reptile? | Tortoise | Salamander | Frog | Bat | Tortoise, snakes, lizards and crocodiles are reptiles. Frog and salamander are amphibians.
2 reptilia | Fertilisation in reptiles is: | internal | external | absent | in sea water | They lay shelled eggs on land, and development is direct.
2 aves | The long bones of birds are hollow with air cavities and are called: | pneumatic bones | sesamoid bones | irregular bones | cartilages | They make the body light for flight, as do the missing teeth.
3 animal-basis | An animal is bilaterally symmetrical, triploblastic and has no body cavity. It may be a: | tapeworm | hydra | roundworm | earthworm | Flatworms are acoelomate; the roundworm is a pseudocoelomate and the earthworm a coelomate.
3 fishes | Consider the following features: // 1. Cartilaginous endoskeleton // 2. Operculum over the gills // 3. Placoid scales // Which of them would you find in a dog fish? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 2 only | The operculum belongs to bony fishes; a cartilaginous fish has separate gill slits.
3 arthropoda | Match the animal with its organ of excretion: // A. Cockroach // B. Earthworm // C. Planaria // 1. Flame cells // 2. Malpighian tubules // 3. Nephridia | A-2, B-3, C-1 | A-2, B-1, C-3 | A-3, B-2, C-1 | A-1, B-3, C-2 | Each group of animals has its own organ for removing wastes.
`,
    },
  ],
})
