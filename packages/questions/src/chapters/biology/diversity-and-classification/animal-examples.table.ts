import { defineTable } from '../../../kit/facts/define-table.ts'

/** 'What is the common name of Pennatula?' */
export const animalExamples = defineTable({
  id: 'animal-examples',
  about: 'animals',
  header: 'Genus',
  columns: {
    common: {
      header: 'Common name',
      kind: 'text',
      ask: ['What is the common name of {name}?', 'By which common name is {name} known?'],
      askBack: ['Which of the following is the genus of the {value}?'],
      say: '{name} is commonly called the {value}',
    },
    group: {
      header: 'Phylum or class',
      kind: 'text',
      ask: [
        'To which of the following groups does {name} belong?',
        'In which of the following groups is {name} placed?',
      ],
      askBack: ['Which of the following animals belongs to {value}?'],
      askNot: ['Which of the following animals does not belong to {value}?'],
      say: '{name} belongs to {value}',
      conceptOf: {
        Porifera: 'porifera',
        Cnidaria: 'cnidaria',
        Ctenophora: 'ctenophora',
        Platyhelminthes: 'platyhelminthes',
        Aschelminthes: 'aschelminthes',
        Annelida: 'annelida',
        Arthropoda: 'arthropoda',
        Mollusca: 'mollusca',
        Echinodermata: 'echinodermata',
        Hemichordata: 'hemichordata',
        Cephalochordata: 'chordata',
        Urochordata: 'chordata',
        Cyclostomata: 'chordata',
        Chondrichthyes: 'fishes',
        Osteichthyes: 'fishes',
        Amphibia: 'amphibia',
        Reptilia: 'reptilia',
        Aves: 'aves',
        Mammalia: 'mammalia',
      },
    },
    line: { header: 'Line', kind: 'text' },
    // A ray is not taken for a mammal.
    type: { header: 'Type', kind: 'text' },
  },
  near: ['group', 'type'],
  alike: ['line'],
  parts: [
    {
      sources: ['NCERT Class XI Biology, Animal Kingdom', 'R. L. Kotpal, Modern Text Book of Zoology'],
      rows: `
        2 | Sycon | - | Porifera | non-chordate | simple | Sycon is a marine sponge, also called Scypha.
        1 | Spongilla | - | Porifera | non-chordate | simple | Spongilla lives in fresh water, unlike most sponges.
        1 | Euspongia | - | Porifera | non-chordate | simple | Euspongia is the bath sponge.
        1 | Physalia | Portuguese man-of-war | Cnidaria | non-chordate | simple | Physalia is a floating colony with stinging tentacles.
        1 | Adamsia | sea anemone | Cnidaria | non-chordate | simple | Adamsia is a sea anemone, a polyp that lives attached.
        1 | Pennatula | sea-pen | Cnidaria | non-chordate | simple | Pennatula is the sea-pen, a cnidarian.
        1 | Gorgonia | sea-fan | Cnidaria | non-chordate | simple | Gorgonia is the sea-fan, a cnidarian.
        1 | Meandrina | brain coral | Cnidaria | non-chordate | simple | Meandrina is the brain coral, a cnidarian with a skeleton of calcium carbonate.
        2 | Obelia | - | Cnidaria | non-chordate | simple | Obelia shows alternation of polyp and medusa.
        1 | Pleurobrachia | - | Ctenophora | non-chordate | simple | Pleurobrachia is a comb jelly with eight rows of comb plates.
        1 | Taenia | tapeworm | Platyhelminthes | non-chordate | worm | Taenia is the tapeworm, a parasite of the intestine.
        1 | Fasciola | liver fluke | Platyhelminthes | non-chordate | worm | Fasciola is the liver fluke, a flatworm.
        2 | Planaria | - | Platyhelminthes | non-chordate | worm | Planaria is a free-living flatworm that regenerates well.
        1 | Wuchereria | filaria worm | Aschelminthes | non-chordate | worm | Wuchereria is the filaria worm, a roundworm.
        1 | Ancylostoma | hookworm | Aschelminthes | non-chordate | worm | Ancylostoma is the hookworm, a roundworm.
        1 | Pheretima | earthworm | Annelida | non-chordate | worm | Pheretima is the common Indian earthworm.
        1 | Hirudinaria | blood-sucking leech | Annelida | non-chordate | worm | Hirudinaria is the blood-sucking leech.
        1 | Nereis | - | Annelida | non-chordate | worm | Nereis is an aquatic annelid with parapodia.
        1 | Apis | honey bee | Arthropoda | non-chordate | shelled | Apis is the honey bee, an insect of economic importance.
        1 | Bombyx | silkworm | Arthropoda | non-chordate | shelled | Bombyx is the silkworm.
        1 | Laccifer | - | Arthropoda | non-chordate | shelled | Laccifer is the lac insect.
        1 | Locusta | - | Arthropoda | non-chordate | shelled | Locusta is the locust, a gregarious pest.
        1 | Limulus | king crab | Arthropoda | non-chordate | shelled | Limulus, the king crab, is a living fossil.
        1 | Pila | apple snail | Mollusca | non-chordate | shelled | Pila is the apple snail.
        1 | Pinctada | pearl oyster | Mollusca | non-chordate | shelled | Pinctada is the pearl oyster.
        1 | Sepia | cuttlefish | Mollusca | non-chordate | shelled | Sepia is the cuttlefish, a mollusc and not a fish.
        1 | Loligo | squid | Mollusca | non-chordate | shelled | Loligo is the squid.
        1 | Octopus | - | Mollusca | non-chordate | shelled | Octopus is a mollusc with eight arms.
        1 | Aplysia | sea-hare | Mollusca | non-chordate | shelled | Aplysia is the sea-hare.
        1 | Dentalium | tusk shell | Mollusca | non-chordate | shelled | Dentalium is the tusk shell.
        1 | Chaetopleura | chiton | Mollusca | non-chordate | shelled | Chaetopleura is the chiton.
        1 | Asterias | starfish | Echinodermata | non-chordate | shelled | Asterias is the starfish.
        1 echinodermata | Echinus | sea urchin | - | non-chordate | shelled | Echinus is the sea urchin.
        1 | Antedon | sea lily | Echinodermata | non-chordate | shelled | Antedon is the sea lily.
        1 | Cucumaria | - | Echinodermata | non-chordate | shelled | Cucumaria is the sea cucumber.
        1 | Ophiura | brittle star | Echinodermata | non-chordate | shelled | Ophiura is the brittle star.
        1 | Balanoglossus | - | Hemichordata | non-chordate | worm | Balanoglossus has a proboscis, a collar and a trunk.
        2 | Saccoglossus | - | Hemichordata | non-chordate | worm | Saccoglossus is a worm-like marine hemichordate.
        1 | Ascidia | - | Urochordata | chordate | fish-like | In Ascidia the notochord is present only in the larval tail.
        2 | Salpa | - | Urochordata | chordate | fish-like | Salpa is a protochordate of the sea, among the Urochordata.
        2 | Doliolum | - | Urochordata | chordate | fish-like | Doliolum is a protochordate, among the Urochordata.
        1 | Branchiostoma | lancelet | Cephalochordata | chordate | fish-like | Branchiostoma, also called amphioxus, has a notochord from head to tail all its life.
        1 | Petromyzon | lamprey | Cyclostomata | chordate | fish-like | Petromyzon is the lamprey, a jawless vertebrate.
        1 | Myxine | hagfish | Cyclostomata | chordate | fish-like | Myxine is the hagfish, a jawless vertebrate.
        1 | Scoliodon | dogfish | Chondrichthyes | chordate | fish-like | Scoliodon is the dogfish, a small shark.
        1 | Pristis | saw fish | Chondrichthyes | chordate | fish-like | Pristis is the saw fish, with a saw-like snout.
        2 | Carcharodon | great white shark | Chondrichthyes | chordate | fish-like | Carcharodon is the great white shark.
        1 | Trygon | sting ray | Chondrichthyes | chordate | fish-like | Trygon is the sting ray, with a poison sting.
        2 | Torpedo | electric ray | Chondrichthyes | chordate | fish-like | Torpedo is the electric ray, with electric organs.
        1 | Exocoetus | flying fish | Osteichthyes | chordate | fish-like | Exocoetus is the flying fish.
        1 | Hippocampus | sea horse | Osteichthyes | chordate | fish-like | Hippocampus is the sea horse, a bony fish.
        1 | Labeo | rohu | Osteichthyes | chordate | fish-like | Labeo is the rohu, a fresh water fish.
        1 | Clarias | magur | Osteichthyes | chordate | fish-like | Clarias is the magur, a catfish.
        2 | Betta | fighting fish | Osteichthyes | chordate | fish-like | Betta is the fighting fish of aquariums.
        2 | Pterophyllum | angel fish | Osteichthyes | chordate | fish-like | Pterophyllum is the angel fish of aquariums.
        1 | Bufo | toad | Amphibia | chordate | four-limbed | Bufo is the toad.
        1 | Hyla | tree frog | Amphibia | chordate | four-limbed | Hyla is the tree frog.
        2 | Salamandra | - | Amphibia | chordate | four-limbed | Salamandra is the salamander, an amphibian with a tail.
        1 | Ichthyophis | - | Amphibia | chordate | four-limbed | Ichthyophis is a limbless amphibian.
        1 | Chelone | turtle | Reptilia | chordate | four-limbed | Chelone is the turtle.
        1 | Testudo | tortoise | Reptilia | chordate | four-limbed | Testudo is the tortoise.
        1 | Calotes | garden lizard | Reptilia | chordate | four-limbed | Calotes is the garden lizard.
        2 | Hemidactylus | wall lizard | Reptilia | chordate | four-limbed | Hemidactylus is the wall lizard.
        1 | Crocodilus | - | Reptilia | chordate | four-limbed | Crocodilus is the crocodile, a reptile with a four-chambered heart.
        1 | Naja | cobra | Reptilia | chordate | four-limbed | Naja is the cobra, a poisonous snake.
        1 | Bungarus | krait | Reptilia | chordate | four-limbed | Bungarus is the krait, a poisonous snake.
        1 | Corvus | crow | Aves | chordate | four-limbed | Corvus is the crow.
        1 | Columba | pigeon | Aves | chordate | four-limbed | Columba is the pigeon.
        1 | Psittacula | parrot | Aves | chordate | four-limbed | Psittacula is the parrot.
        1 | Struthio | ostrich | Aves | chordate | four-limbed | Struthio is the ostrich, a flightless bird.
        1 | Pavo | peacock | Aves | chordate | four-limbed | Pavo is the peacock.
        1 | Aptenodytes | penguin | Aves | chordate | four-limbed | Aptenodytes is the penguin, a flightless bird.
        1 | Neophron | vulture | Aves | chordate | four-limbed | Neophron is the vulture.
        1 | Ornithorhynchus | platypus | Mammalia | chordate | four-limbed | Ornithorhynchus is the platypus, which lays eggs.
        1 | Macropus | kangaroo | Mammalia | chordate | four-limbed | Macropus is the kangaroo, whose young grow in a pouch.
        1 | Pteropus | flying fox | Mammalia | chordate | four-limbed | Pteropus is the flying fox, a large bat.
        2 | Macaca | monkey | Mammalia | chordate | four-limbed | Macaca is the monkey.
        1 | Delphinus | - | Mammalia | chordate | four-limbed | Delphinus is the common dolphin.
        1 | Balaenoptera | blue whale | Mammalia | chordate | four-limbed | Balaenoptera is the blue whale.
      `,
    },
  ],
})
