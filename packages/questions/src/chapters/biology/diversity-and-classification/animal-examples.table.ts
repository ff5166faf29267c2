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
  },
  near: ['group'],
  alike: ['line'],
  parts: [
    {
      sources: ['NCERT Class XI Biology, Animal Kingdom', 'R. L. Kotpal, Modern Text Book of Zoology'],
      rows: `
        2 | Sycon | - | Porifera | non-chordate | Sycon is a marine sponge, also called Scypha.
        1 | Spongilla | - | Porifera | non-chordate | Spongilla lives in fresh water, unlike most sponges.
        1 | Euspongia | - | Porifera | non-chordate | Euspongia is the bath sponge.
        1 | Physalia | Portuguese man-of-war | Cnidaria | non-chordate | Physalia is a floating colony with stinging tentacles.
        1 | Adamsia | sea anemone | Cnidaria | non-chordate | Adamsia is a sea anemone, a polyp that lives attached.
        1 | Pennatula | sea-pen | Cnidaria | non-chordate | Pennatula is the sea-pen, a cnidarian.
        1 | Gorgonia | sea-fan | Cnidaria | non-chordate | Gorgonia is the sea-fan, a cnidarian.
        1 | Meandrina | brain coral | Cnidaria | non-chordate | Meandrina is the brain coral, a cnidarian with a skeleton of calcium carbonate.
        2 | Obelia | - | Cnidaria | non-chordate | Obelia shows alternation of polyp and medusa.
        1 | Pleurobrachia | - | Ctenophora | non-chordate | Pleurobrachia is a comb jelly with eight rows of comb plates.
        1 | Taenia | tapeworm | Platyhelminthes | non-chordate | Taenia is the tapeworm, a parasite of the intestine.
        1 | Fasciola | liver fluke | Platyhelminthes | non-chordate | Fasciola is the liver fluke, a flatworm.
        2 | Planaria | - | Platyhelminthes | non-chordate | Planaria is a free-living flatworm that regenerates well.
        1 | Wuchereria | filaria worm | Aschelminthes | non-chordate | Wuchereria is the filaria worm, a roundworm.
        1 | Ancylostoma | hookworm | Aschelminthes | non-chordate | Ancylostoma is the hookworm, a roundworm.
        1 | Pheretima | earthworm | Annelida | non-chordate | Pheretima is the common Indian earthworm.
        1 | Hirudinaria | blood-sucking leech | Annelida | non-chordate | Hirudinaria is the blood-sucking leech.
        1 | Nereis | - | Annelida | non-chordate | Nereis is an aquatic annelid with parapodia.
        1 | Apis | honey bee | Arthropoda | non-chordate | Apis is the honey bee, an insect of economic importance.
        1 | Bombyx | silkworm | Arthropoda | non-chordate | Bombyx is the silkworm.
        1 | Laccifer | - | Arthropoda | non-chordate | Laccifer is the lac insect.
        1 | Locusta | - | Arthropoda | non-chordate | Locusta is the locust, a gregarious pest.
        1 | Limulus | king crab | Arthropoda | non-chordate | Limulus, the king crab, is a living fossil.
        1 | Pila | apple snail | Mollusca | non-chordate | Pila is the apple snail.
        1 | Pinctada | pearl oyster | Mollusca | non-chordate | Pinctada is the pearl oyster.
        1 | Sepia | cuttlefish | Mollusca | non-chordate | Sepia is the cuttlefish, a mollusc and not a fish.
        1 | Loligo | squid | Mollusca | non-chordate | Loligo is the squid.
        1 | Octopus | - | Mollusca | non-chordate | Octopus is a mollusc with eight arms.
        1 | Aplysia | sea-hare | Mollusca | non-chordate | Aplysia is the sea-hare.
        1 | Dentalium | tusk shell | Mollusca | non-chordate | Dentalium is the tusk shell.
        1 | Chaetopleura | chiton | Mollusca | non-chordate | Chaetopleura is the chiton.
        1 | Asterias | starfish | Echinodermata | non-chordate | Asterias is the starfish.
        1 echinodermata | Echinus | sea urchin | - | non-chordate | Echinus is the sea urchin.
        1 | Antedon | sea lily | Echinodermata | non-chordate | Antedon is the sea lily.
        1 | Cucumaria | - | Echinodermata | non-chordate | Cucumaria is the sea cucumber.
        1 | Ophiura | brittle star | Echinodermata | non-chordate | Ophiura is the brittle star.
        1 | Balanoglossus | - | Hemichordata | non-chordate | Balanoglossus has a proboscis, a collar and a trunk.
        2 | Saccoglossus | - | Hemichordata | non-chordate | Saccoglossus is a worm-like marine hemichordate.
        1 | Ascidia | - | Urochordata | chordate | In Ascidia the notochord is present only in the larval tail.
        2 | Salpa | - | Urochordata | chordate | Salpa is a protochordate of the sea, among the Urochordata.
        2 | Doliolum | - | Urochordata | chordate | Doliolum is a protochordate, among the Urochordata.
        1 | Branchiostoma | lancelet | Cephalochordata | chordate | Branchiostoma, also called amphioxus, has a notochord from head to tail all its life.
        1 | Petromyzon | lamprey | Cyclostomata | chordate | Petromyzon is the lamprey, a jawless vertebrate.
        1 | Myxine | hagfish | Cyclostomata | chordate | Myxine is the hagfish, a jawless vertebrate.
        1 | Scoliodon | dogfish | Chondrichthyes | chordate | Scoliodon is the dogfish, a small shark.
        1 | Pristis | saw fish | Chondrichthyes | chordate | Pristis is the saw fish, with a saw-like snout.
        2 | Carcharodon | great white shark | Chondrichthyes | chordate | Carcharodon is the great white shark.
        1 | Trygon | sting ray | Chondrichthyes | chordate | Trygon is the sting ray, with a poison sting.
        2 | Torpedo | electric ray | Chondrichthyes | chordate | Torpedo is the electric ray, with electric organs.
        1 | Exocoetus | flying fish | Osteichthyes | chordate | Exocoetus is the flying fish.
        1 | Hippocampus | sea horse | Osteichthyes | chordate | Hippocampus is the sea horse, a bony fish.
        1 | Labeo | rohu | Osteichthyes | chordate | Labeo is the rohu, a fresh water fish.
        1 | Clarias | magur | Osteichthyes | chordate | Clarias is the magur, a catfish.
        2 | Betta | fighting fish | Osteichthyes | chordate | Betta is the fighting fish of aquariums.
        2 | Pterophyllum | angel fish | Osteichthyes | chordate | Pterophyllum is the angel fish of aquariums.
        1 | Bufo | toad | Amphibia | chordate | Bufo is the toad.
        1 | Hyla | tree frog | Amphibia | chordate | Hyla is the tree frog.
        2 | Salamandra | - | Amphibia | chordate | Salamandra is the salamander, an amphibian with a tail.
        1 | Ichthyophis | - | Amphibia | chordate | Ichthyophis is a limbless amphibian.
        1 | Chelone | turtle | Reptilia | chordate | Chelone is the turtle.
        1 | Testudo | tortoise | Reptilia | chordate | Testudo is the tortoise.
        1 | Calotes | garden lizard | Reptilia | chordate | Calotes is the garden lizard.
        2 | Hemidactylus | wall lizard | Reptilia | chordate | Hemidactylus is the wall lizard.
        1 | Crocodilus | - | Reptilia | chordate | Crocodilus is the crocodile, a reptile with a four-chambered heart.
        1 | Naja | cobra | Reptilia | chordate | Naja is the cobra, a poisonous snake.
        1 | Bungarus | krait | Reptilia | chordate | Bungarus is the krait, a poisonous snake.
        1 | Corvus | crow | Aves | chordate | Corvus is the crow.
        1 | Columba | pigeon | Aves | chordate | Columba is the pigeon.
        1 | Psittacula | parrot | Aves | chordate | Psittacula is the parrot.
        1 | Struthio | ostrich | Aves | chordate | Struthio is the ostrich, a flightless bird.
        1 | Pavo | peacock | Aves | chordate | Pavo is the peacock.
        1 | Aptenodytes | penguin | Aves | chordate | Aptenodytes is the penguin, a flightless bird.
        1 | Neophron | vulture | Aves | chordate | Neophron is the vulture.
        1 | Ornithorhynchus | platypus | Mammalia | chordate | Ornithorhynchus is the platypus, which lays eggs.
        1 | Macropus | kangaroo | Mammalia | chordate | Macropus is the kangaroo, whose young grow in a pouch.
        1 | Pteropus | flying fox | Mammalia | chordate | Pteropus is the flying fox, a large bat.
        2 | Macaca | monkey | Mammalia | chordate | Macaca is the monkey.
        1 | Delphinus | - | Mammalia | chordate | Delphinus is the common dolphin.
        1 | Balaenoptera | blue whale | Mammalia | chordate | Balaenoptera is the blue whale.
      `,
    },
  ],
})
