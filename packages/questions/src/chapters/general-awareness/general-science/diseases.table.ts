import { defineTable } from '../../../kit/facts/define-table.ts'

export const diseases = defineTable({
  id: 'diseases',
  about: 'diseases',
  header: 'Disease',
  columns: {
    cause: {
      header: 'Cause',
      kind: 'text',
      conceptOf: {
        'a virus': 'viral-diseases',
        'a bacterium': 'bacterial-diseases',
        'a protozoan': 'other-infections',
        'a fungus': 'other-infections',
        'a worm': 'other-infections',
      },
      ask: ['Which of the following causes {name}?', '{name} is caused by:'],
      askBack: ['Which of the following diseases is caused by {value}?'],
      askNot: ['Which of the following diseases is not caused by {value}?'],
      say: '{name} is caused by {value}',
      weight: 2,
    },
    organ: {
      header: 'Part of the body',
      kind: 'text',
      ask: ['Which part of the body does {name} chiefly affect?'],
      askBack: ['Which of the following diseases chiefly affects the {value}?'],
      askNot: ['Which of the following diseases does not chiefly affect the {value}?'],
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
    // A germ among deficiencies would be obvious.
    origin: { header: 'Origin', kind: 'text' },
  },
  near: ['spread'],
  alike: ['origin'],
  concepts: ['diseases'],
  parts: [
    {
      sources: [
        'NCERT Class XII Biology, Human Health and Disease',
        'World Health Organization, fact sheets',
      ],
      rows: `
        1 | malaria | a protozoan | blood / liver / spleen | insect | germ | The female Anopheles carries Plasmodium.
        1 | dengue | a virus | blood | insect | germ | Aedes aegypti carries it.
        1 | chikungunya | a virus | joints | insect | germ | Aedes carries it.
        2 | Japanese encephalitis | a virus | brain / nervous system | insect | germ | Culex carries it.
        1 | kala-azar | a protozoan | spleen / liver | insect | germ | The sandfly carries it.
        1 | plague | a bacterium | lymph nodes / lungs | insect | germ | Rat fleas carry it.
        1 | sleeping sickness | a protozoan | brain / nervous system | insect | germ | The tsetse fly carries it.
        2 | yellow fever | a virus | liver / kidneys | insect | germ | Aedes carries it.
        1 | filariasis | a worm | lymph vessels | insect | germ | It is also called elephantiasis.
        2 | typhus | a bacterium | - | insect | germ | Lice carry Rickettsia.
        1 | cholera | a bacterium | intestine | water | germ | Vibrio cholerae spreads by water.
        1 | typhoid | a bacterium | intestine | water | germ | The Widal test shows it.
        1 | amoebic dysentery | a protozoan | intestine | water | germ | Entamoeba histolytica lives in the gut.
        1 | hepatitis | a virus | liver | water | germ | Types A and E spread by water.
        1 | poliomyelitis | a virus | nervous system | water | germ | India was declared free of it in 2014.
        2 | giardiasis | a protozoan | intestine | water | germ | It comes from unclean water.
        2 | ascariasis | a worm | intestine | water | germ | The roundworm causes it.
        2 | taeniasis | a worm | intestine | water | germ | The tapeworm causes it.
        1 | tuberculosis | a bacterium | lungs / respiratory tract | air | germ | Robert Koch found the germ.
        1 | pneumonia | - | lungs / respiratory tract | air | germ | The air sacs fill with fluid.
        1 | influenza | a virus | respiratory tract / lungs | air | germ | It changes every year.
        1 | COVID-19 | a virus | lungs / respiratory tract | air | germ | SARS-CoV-2 causes it.
        1 | measles | a virus | skin / respiratory tract | air | germ | It brings a rash.
        1 | chickenpox | a virus | skin | air | germ | Varicella zoster causes it.
        1 | smallpox | a virus | skin | air | germ | It was declared wiped out in 1980.
        1 | mumps | a virus | salivary glands | air | germ | It swells the parotid.
        1 | diphtheria | a bacterium | throat / respiratory tract | air | germ | The Schick test shows it.
        1 | whooping cough | a bacterium | respiratory tract / lungs | air | germ | It is also called pertussis.
        1 | common cold | a virus | nose / respiratory tract | air | germ | Rhinoviruses cause most of it.
        1 | leprosy | a bacterium | skin / nerves / nervous system | contact | germ | Hansen found the germ.
        1 | tetanus | a bacterium | nervous system / muscles | contact | germ | It is also called lockjaw.
        1 | rabies | a virus | nervous system / brain | contact | germ | It brings fear of water.
        1 | AIDS | a virus | immune system | contact | germ | The ELISA test shows HIV.
        2 | syphilis | a bacterium | - | contact | germ | It spreads by sexual contact.
        2 | gonorrhoea | a bacterium | - | contact | germ | It spreads by sexual contact.
        2 | anthrax | a bacterium | skin / lungs | contact | germ | It comes from cattle.
        1 | ringworm | a fungus | skin | contact | germ | It is not a worm.
        1 | athlete's foot | a fungus | skin | contact | germ | It grows between the toes.
        1 | trachoma | a bacterium | eyes | contact | germ | Chlamydia causes it.
        1 | Ebola | a virus | - | contact | germ | It is named after a river.
        1 | goitre | lack of iodine | thyroid gland | diet | lack | Salt is iodised against it.
        1 | nutritional anaemia | lack of iron / lack of vitamin B12 / lack of protein | blood | diet | lack | Most of it in India is for want of iron, which haemoglobin needs.
        1 scurvy-rickets-beriberi | rickets | lack of vitamin D | bones | diet | lack | Legs bend.
        1 scurvy-rickets-beriberi | scurvy | lack of vitamin C | gums | diet | lack | Sailors had it.
        1 scurvy-rickets-beriberi | beriberi | lack of vitamin B1 | nerves / nervous system | diet | lack | Polished rice causes it.
        1 | night blindness | lack of vitamin A | eyes | diet | lack | The rods of the retina need it to see in dim light.
        1 | pellagra | lack of vitamin B3 | skin | diet | lack | It comes with maize alone.
        1 | kwashiorkor | lack of protein | - | diet | lack | The belly swells.
        2 | marasmus | lack of protein and calories / lack of protein | - | diet | lack | The body wastes away.
        1 | diabetes mellitus | - | pancreas / blood | body | lack | Sugar rises in the blood.
        1 | haemophilia | an X-linked recessive gene | - | body | gene | Blood does not clot.
        1 | sickle-cell disease | an autosomal recessive gene | - | body | gene | Red cells take the form of a sickle.
        2 | thalassaemia | an autosomal recessive gene | - | body | gene | Too little haemoglobin is made.
        1 | colour blindness | an X-linked recessive gene | - | body | gene | It is seen mostly in men.
        2 | Huntington's disease | an autosomal dominant gene | - | body | gene | It shows in middle age.
        2 | phenylketonuria | an autosomal recessive gene | - | body | gene | The body cannot change phenylalanine into tyrosine.
        1 | Down's syndrome | an extra copy of chromosome 21 | - | body | gene | Langdon Down described it in 1866.
        2 | Turner's syndrome | the lack of one X chromosome in a female | - | body | gene | The cells have 45 chromosomes.
        2 | Klinefelter's syndrome | an extra X chromosome in a male | - | body | gene | The cells have 47 chromosomes.
        2 | Minamata disease | mercury poisoning | nervous system / brain | poison | poison | It was seen in Japan.
        2 | itai-itai disease | cadmium poisoning | bones / kidneys | poison | poison | It was seen in Japan.
        2 | blackfoot disease | arsenic poisoning | - | poison | poison | It comes from groundwater.
        2 | blue baby syndrome | nitrate poisoning | blood | poison | poison | Nitrate in drinking water keeps haemoglobin from carrying oxygen.
        2 | fluorosis | - | teeth / bones | poison | poison | It comes from groundwater.
        2 | silicosis | - | lungs | poison | poison | Quarry workers get it from dust of silica.
        2 | asbestosis | - | lungs | poison | poison | Fibres of the mineral stay in the body.
      `,
    },
  ],
})
