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
      askBack: ['Which of these is the genus of the {value}?'],
      say: '{name} is commonly called the {value}',
    },
    group: {
      header: 'Phylum or class',
      kind: 'text',
      ask: [
        'To which of the following groups does {name} belong?',
        'In which of these groups is {name} placed?',
      ],
      askBack: ['Which of these animals belongs to {value}?'],
      askNot: ['Which of these animals does not belong to {value}?'],
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
  },
  near: ['group'],
  parts: [
    {
      sources: ['NCERT Class XI Biology, Animal Kingdom', 'R. L. Kotpal, Modern Text Book of Zoology'],
      rows: `
        2 | Sycon | - | Porifera | Sycon is a marine sponge, also called Scypha.
        1 | Spongilla | fresh water sponge | Porifera | Spongilla lives in fresh water, unlike most sponges.
        1 | Euspongia | bath sponge | Porifera | Euspongia is the bath sponge.
        1 | Physalia | Portuguese man-of-war | Cnidaria | Physalia is a floating colony with stinging tentacles.
        1 | Adamsia | sea anemone | Cnidaria | Adamsia is a sea anemone, a polyp that lives attached.
        1 | Pennatula | sea-pen | Cnidaria | Pennatula is the sea-pen, a cnidarian.
        1 | Gorgonia | sea-fan | Cnidaria | Gorgonia is the sea-fan, a cnidarian.
        1 | Meandrina | brain coral | Cnidaria | Meandrina is the brain coral, a cnidarian with a skeleton of calcium carbonate.
        2 | Obelia | - | Cnidaria | Obelia shows alternation of polyp and medusa.
        1 | Pleurobrachia | - | Ctenophora | Pleurobrachia is a comb jelly with eight rows of comb plates.
        2 | Ctenoplana | - | Ctenophora | Ctenoplana is a comb jelly.
        1 | Taenia | tapeworm | Platyhelminthes | Taenia is the tapeworm, a parasite of the intestine.
        1 | Fasciola | liver fluke | Platyhelminthes | Fasciola is the liver fluke, a flatworm.
        2 | Planaria | - | Platyhelminthes | Planaria is a free-living flatworm that regenerates well.
        1 | Wuchereria | filaria worm | Aschelminthes | Wuchereria is the filaria worm, a roundworm.
        1 | Ancylostoma | hookworm | Aschelminthes | Ancylostoma is the hookworm, a roundworm.
        1 | Pheretima | earthworm | Annelida | Pheretima is the common Indian earthworm.
        1 | Hirudinaria | blood-sucking leech | Annelida | Hirudinaria is the blood-sucking leech.
        1 | Nereis | - | Annelida | Nereis is an aquatic annelid with parapodia.
        1 | Apis | honey bee | Arthropoda | Apis is the honey bee, an insect of economic importance.
        1 | Bombyx | silkworm | Arthropoda | Bombyx is the silkworm.
        1 | Laccifer | lac insect | Arthropoda | Laccifer is the lac insect.
        1 | Locusta | - | Arthropoda | Locusta is the locust, a gregarious pest.
        1 | Limulus | king crab | Arthropoda | Limulus, the king crab, is a living fossil.
        1 | Pila | apple snail | Mollusca | Pila is the apple snail.
        1 | Pinctada | pearl oyster | Mollusca | Pinctada is the pearl oyster.
        1 | Sepia | cuttlefish | Mollusca | Sepia is the cuttlefish, a mollusc and not a fish.
        1 | Loligo | squid | Mollusca | Loligo is the squid.
        2 | Octopus | devil fish | Mollusca | Octopus is called the devil fish, though it is a mollusc.
        1 | Aplysia | sea-hare | Mollusca | Aplysia is the sea-hare.
        1 | Dentalium | tusk shell | Mollusca | Dentalium is the tusk shell.
        1 | Chaetopleura | chiton | Mollusca | Chaetopleura is the chiton.
        1 | Asterias | starfish | Echinodermata | Asterias is the starfish.
        1 | Echinus | sea urchin | Echinodermata | Echinus is the sea urchin.
        1 | Antedon | sea lily | Echinodermata | Antedon is the sea lily.
        1 | Cucumaria | sea cucumber | Echinodermata | Cucumaria is the sea cucumber.
        1 | Ophiura | brittle star | Echinodermata | Ophiura is the brittle star.
        1 | Balanoglossus | - | Hemichordata | Balanoglossus has a proboscis, a collar and a trunk.
        2 | Saccoglossus | - | Hemichordata | Saccoglossus is a worm-like marine hemichordate.
        1 | Ascidia | - | Urochordata | In Ascidia the notochord is present only in the larval tail.
        2 | Salpa | - | Urochordata | Salpa is a protochordate of the sea, among the Urochordata.
        2 | Doliolum | - | Urochordata | Doliolum is a protochordate, among the Urochordata.
        1 | Branchiostoma | lancelet | Cephalochordata | Branchiostoma, also called amphioxus, has a notochord from head to tail all its life.
        1 | Petromyzon | lamprey | Cyclostomata | Petromyzon is the lamprey, a jawless vertebrate.
        1 | Myxine | hagfish | Cyclostomata | Myxine is the hagfish, a jawless vertebrate.
        1 | Scoliodon | dogfish | Chondrichthyes | Scoliodon is the dogfish, a small shark.
        1 | Pristis | saw fish | Chondrichthyes | Pristis is the saw fish, with a saw-like snout.
        2 | Carcharodon | great white shark | Chondrichthyes | Carcharodon is the great white shark.
        1 | Trygon | sting ray | Chondrichthyes | Trygon is the sting ray, with a poison sting.
        2 | Torpedo | electric ray | Chondrichthyes | Torpedo is the electric ray, with electric organs.
        1 | Exocoetus | flying fish | Osteichthyes | Exocoetus is the flying fish.
        1 | Hippocampus | sea horse | Osteichthyes | Hippocampus is the sea horse, a bony fish.
        1 | Labeo | rohu | Osteichthyes | Labeo is the rohu, a fresh water fish.
        1 | Clarias | magur | Osteichthyes | Clarias is the magur, a catfish.
        2 | Betta | fighting fish | Osteichthyes | Betta is the fighting fish of aquariums.
        2 | Pterophyllum | angel fish | Osteichthyes | Pterophyllum is the angel fish of aquariums.
        1 | Bufo | toad | Amphibia | Bufo is the toad.
        1 | Hyla | tree frog | Amphibia | Hyla is the tree frog.
        2 | Salamandra | - | Amphibia | Salamandra is the salamander, an amphibian with a tail.
        1 | Ichthyophis | - | Amphibia | Ichthyophis is a limbless amphibian.
        1 | Chelone | turtle | Reptilia | Chelone is the turtle.
        1 | Testudo | tortoise | Reptilia | Testudo is the tortoise.
        2 | Chameleon | tree lizard | Reptilia | Chameleon is the tree lizard that changes colour.
        1 | Calotes | garden lizard | Reptilia | Calotes is the garden lizard.
        2 | Hemidactylus | wall lizard | Reptilia | Hemidactylus is the wall lizard.
        1 | Crocodilus | - | Reptilia | Crocodilus is the crocodile, a reptile with a four-chambered heart.
        1 | Naja | cobra | Reptilia | Naja is the cobra, a poisonous snake.
        1 | Bangarus | krait | Reptilia | Bangarus is the krait, a poisonous snake.
        2 | Corvus | crow | Aves | Corvus is the crow.
        1 | Columba | pigeon | Aves | Columba is the pigeon.
        1 | Psittacula | parrot | Aves | Psittacula is the parrot.
        1 | Struthio | ostrich | Aves | Struthio is the ostrich, a flightless bird.
        2 | Pavo | peacock | Aves | Pavo is the peacock.
        1 | Aptenodytes | penguin | Aves | Aptenodytes is the penguin, a flightless bird.
        1 | Neophron | vulture | Aves | Neophron is the vulture.
        1 | Ornithorhynchus | platypus | Mammalia | Ornithorhynchus is the platypus, which lays eggs.
        1 | Macropus | kangaroo | Mammalia | Macropus is the kangaroo, whose young grow in a pouch.
        1 | Pteropus | flying fox | Mammalia | Pteropus is the flying fox, a large bat.
        2 | Camelus | - | Mammalia | Camelus is the camel.
        2 | Macaca | monkey | Mammalia | Macaca is the monkey.
        1 | Delphinus | - | Mammalia | Delphinus is the common dolphin.
        1 | Balaenoptera | blue whale | Mammalia | Balaenoptera is the blue whale.
      `,
    },
  ],
})
