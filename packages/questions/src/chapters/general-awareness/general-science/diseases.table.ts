import { defineTable } from '../../../kit/facts/define-table.ts'

export const diseases = defineTable({
  id: 'diseases',
  about: 'diseases',
  header: 'Disease',
  columns: {
    cause: {
      header: 'Cause',
      kind: 'text',
      ask: ['Which of the following causes {name}?', '{name} is caused by:'],
      askBack: ['Which of these diseases is caused by {value}?'],
      askNot: ['Which of these diseases is not caused by {value}?'],
      say: '{name} is caused by {value}',
      weight: 2,
    },
    organ: {
      header: 'Part of the body',
      kind: 'text',
      ask: ['Which part of the body does {name} chiefly affect?'],
      askBack: ['Which of these diseases chiefly affects the {value}?'],
      askNot: ['Which of these diseases does not chiefly affect the {value}?'],
      say: '{name} chiefly affects the {value}',
    },
    spread: {
      header: 'Spread',
      kind: 'text',
      conceptOf: {
        insect: 'insect-borne-diseases',
        water: 'water-borne-diseases',
        air: 'air-borne-diseases',
        diet: 'deficiency-diseases',
        body: 'genetic-diseases',
        poison: 'poisoning-diseases',
        contact: 'contact-diseases',
      },
    },
  },
  near: ['spread'],
  concepts: ['diseases'],
  parts: [
    {
      sources: [
        'NCERT Class XII Biology, Human Health and Disease',
        'World Health Organization, fact sheets',
      ],
      rows: `
        1 | malaria | a protozoan | blood / liver / spleen | insect | The female Anopheles carries Plasmodium.
        1 | dengue | a virus | blood | insect | Aedes aegypti carries it.
        2 | chikungunya | a virus | joints | insect | Aedes carries it.
        2 | Japanese encephalitis | a virus | brain / nervous system | insect | Culex carries it.
        1 | kala-azar | a protozoan | spleen / liver | insect | The sandfly carries it.
        1 | plague | a bacterium | lymph nodes / lungs | insect | Rat fleas carry it.
        1 | sleeping sickness | a protozoan | brain / nervous system | insect | The tsetse fly carries it.
        2 | yellow fever | a virus | liver / kidneys | insect | Aedes carries it.
        1 | filariasis | a worm | lymph vessels | insect | It is also called elephantiasis.
        2 | typhus | a bacterium | - | insect | Lice carry Rickettsia.
        1 | cholera | a bacterium | intestine | water | Vibrio cholerae spreads by water.
        1 | typhoid | a bacterium | intestine | water | The Widal test shows it.
        1 | amoebic dysentery | a protozoan | intestine | water | Entamoeba histolytica lives in the gut.
        1 | hepatitis | a virus | liver | water | Types A and E spread by water.
        1 | poliomyelitis | a virus | nervous system | water | India was declared free of it in 2014.
        2 | giardiasis | a protozoan | intestine | water | It comes from unclean water.
        2 | ascariasis | a worm | intestine | water | The roundworm causes it.
        2 | taeniasis | a worm | intestine | water | The tapeworm causes it.
        1 | tuberculosis | a bacterium | lungs / respiratory tract | air | Robert Koch found the germ.
        1 | pneumonia | a bacterium / a virus / a fungus | lungs / respiratory tract | air | The air sacs fill with fluid.
        1 | influenza | a virus | respiratory tract / lungs | air | It changes every year.
        1 | COVID-19 | a virus | lungs / respiratory tract | air | SARS-CoV-2 causes it.
        1 | measles | a virus | skin / respiratory tract | air | It brings a rash.
        1 | chickenpox | a virus | skin | air | Varicella zoster causes it.
        1 | smallpox | a virus | skin | air | It was declared wiped out in 1980.
        1 | mumps | a virus | salivary glands | air | It swells the parotid.
        1 | diphtheria | a bacterium | throat / respiratory tract | air | The Schick test shows it.
        1 | whooping cough | a bacterium | respiratory tract / lungs | air | It is also called pertussis.
        1 | common cold | a virus | nose / respiratory tract | air | Rhinoviruses cause most of it.
        1 | leprosy | a bacterium | skin / nerves / nervous system | contact | Hansen found the germ.
        1 | tetanus | a bacterium | nervous system / muscles | contact | It is also called lockjaw.
        1 | rabies | a virus | nervous system / brain | contact | It brings fear of water.
        1 | AIDS | a virus | immune system | contact | The ELISA test shows HIV.
        2 | syphilis | a bacterium | - | contact | It spreads by sexual contact.
        2 | gonorrhoea | a bacterium | - | contact | It spreads by sexual contact.
        2 | anthrax | a bacterium | skin / lungs | contact | It comes from cattle.
        1 | ringworm | a fungus | skin | contact | It is not a worm.
        2 | athlete's foot | a fungus | skin | contact | It grows between the toes.
        1 | trachoma | a bacterium | eyes | contact | Chlamydia causes it.
        2 | Ebola | a virus | - | contact | It is named after a river.
        1 | goitre | lack of iodine | thyroid gland | diet | Salt is iodised against it.
        1 | anaemia | lack of iron / lack of vitamin B12 | blood | diet | Red cells or haemoglobin are too few.
        1 | rickets | lack of vitamin D | bones | diet | Legs bend.
        1 | scurvy | lack of vitamin C | gums | diet | Sailors had it.
        1 | beriberi | lack of vitamin B1 | nerves / nervous system | diet | Polished rice causes it.
        1 | night blindness | lack of vitamin A | eyes | diet | Carrots help.
        1 | pellagra | lack of vitamin B3 | skin | diet | It comes with maize alone.
        1 | kwashiorkor | lack of protein | - | diet | The belly swells.
        2 | marasmus | lack of protein and calories / lack of protein | - | diet | The body wastes away.
        1 | diabetes mellitus | lack of insulin or resistance to it | pancreas / blood | body | Sugar rises in the blood.
        1 | haemophilia | an inherited gene | blood | body | Blood does not clot.
        1 | sickle-cell disease | an inherited gene | blood | body | Red cells take the form of a sickle.
        2 | thalassaemia | an inherited gene | blood | body | Too little haemoglobin is made.
        2 | colour blindness | an inherited gene | eyes | body | It is seen mostly in men.
        2 | Minamata disease | mercury poisoning | nervous system / brain | poison | It was seen in Japan.
        2 | itai-itai disease | cadmium poisoning | bones / kidneys | poison | It was seen in Japan.
        2 | blackfoot disease | arsenic poisoning | - | poison | It comes from groundwater.
        2 | fluorosis | - | teeth / bones | poison | It comes from groundwater.
        2 | silicosis | - | lungs | poison | Quarry workers get it from dust of silica.
        2 | asbestosis | - | lungs | poison | Fibres of the mineral stay in the body.
      `,
    },
  ],
})
