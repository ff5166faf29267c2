import type { ShortFacts } from './short-facts.ts'

/** Reasons and differences that learners ask for, each told in a sentence or two. Written as those of short-facts.ts. */
export const reasonFacts: readonly ShortFacts[] = [
  {
    chapter: 'general-science',
    facts: `
why do stars twinkle ; why stars twinkle ; twinkling of stars is due to | Starlight is refracted again and again by layers of air of changing density, so the position and brightness of a star seem to change / Atmospheric refraction / Refraction of light | Planets are near and look like small discs, so they do not twinkle.
why planets do not twinkle ; why do planets not twinkle | Planets are close to us and are seen as small discs, that is, as many point sources whose changes cancel each other out | Stars are point sources and twinkle.
why does ice float on water ; why ice floats on water ; why does ice float ; why ice floats | Ice is less dense than water: water expands on freezing, because its molecules are held by hydrogen bonds in an open structure | About nine tenths of an iceberg are under water.
why do we see lightning before thunder ; why is lightning seen before thunder ; why do we see lightning before we hear thunder ; why lightning is seen before thunder is heard | Light travels far faster than sound: 3 × 10⁸ m/s against about 340 m/s in air | Both arise at the same time.
why does iron rust ; why iron rusts ; how does iron rust | Iron reacts with oxygen and moisture of the air and forms hydrated iron(III) oxide, Fe₂O₃·xH₂O | Paint, oil and galvanising prevent it.
why do we sweat ; why do humans sweat | Sweat takes heat from the body as it evaporates and so keeps its temperature steady | It also carries out some salts and urea.
why is the sea blue ; why does the sea look blue ; why is sea water blue ; why is ocean blue | Water absorbs red light more than blue and scatters the blue back; the sea also reflects the sky | C. V. Raman explained it by scattering.
why does the sun look red at sunset ; why does the sun appear red at sunrise and sunset ; why is the sun red at sunset ; why sun looks red at sunset and sunrise ; why sun appears reddish early in the morning | The light then passes through more air, which scatters away the blue; the red, scattered least, reaches us | Scattering falls with the fourth power of the wavelength.
why is red light used as danger signal ; why is red used for danger signals ; why danger signals are red | Red light has the longest wavelength of visible light and is scattered least, so it is seen from afar, even through fog | Scattering falls with the fourth power of the wavelength.
why does a ship float ; why does a ship float on water ; why ship floats on water ; why does iron ship float | A ship is hollow, so it displaces water whose weight equals its own; its average density is less than that of water | An iron nail displaces too little and sinks.
why are noble gases inert ; why noble gases are inert ; why are inert gases unreactive ; why noble gases do not react | Their outermost shells are complete, eight electrons or two in helium, so they need not gain, lose or share electrons | They are in group 18.
why is diamond hard ; why diamond is hard ; why is diamond so hard | Each carbon atom is joined by strong covalent bonds to four others in a rigid network in three dimensions | In graphite the layers slide.
why is graphite a conductor ; why does graphite conduct electricity ; why graphite conducts electricity ; why is graphite a good conductor of electricity | Each carbon atom uses three electrons for bonds, and the fourth is free to move along the layers | Diamond has no free electrons.
why do onions make you cry ; why do onions make us cry ; why do we cry while cutting onions ; why onion makes us cry | Cut cells give off a gas, syn-propanethial-S-oxide, which makes a mild acid with the water of the eyes | The tears wash it away.
why is mitochondria called powerhouse of the cell ; why mitochondria is called powerhouse of cell ; why are mitochondria called the powerhouse of the cell | Mitochondria release the energy of food by aerobic respiration and store it as ATP, which the cell uses | ATP is the energy currency of the cell.
why does milk turn sour ; why milk turns sour ; why does milk become sour | Bacteria such as Lactobacillus change its lactose into lactic acid | Cold slows them down.
why does the moon have no atmosphere ; why moon has no atmosphere ; why is there no atmosphere on moon | Its gravity is weak: the escape velocity, 2.4 km/s, is so low that molecules of gas escape | On the earth it is 11.2 km/s.
why is earthing necessary ; why is earthing done ; why earthing is needed ; why is earth wire used | It gives a leaking current an easy way to the ground, so that a person who touches the metal body gets no shock | The earth wire is green.
why does pressure cooker cook food faster ; why pressure cooker cooks food faster ; why food cooks faster in pressure cooker ; how does a pressure cooker cook food faster | Under higher pressure water boils at a higher temperature, about 120 °C, so food cooks faster | On hills it is the reverse.
why does water boil at lower temperature on hills ; why water boils at lower temperature at hills ; why is cooking difficult on hills ; why is it difficult to cook on mountains | The pressure of the air is lower there, so water boils below 100 °C | A pressure cooker helps.
why do we wear woollen clothes in winter ; why woollen clothes keep us warm ; why do woollen clothes keep us warm | Wool holds much air in its fibres; air is a poor conductor, so the heat of the body is kept in | Two thin blankets are warmer than one thick one.
why do leaves look green ; why are leaves green ; why leaves are green ; why are plants green ; why do plants look green | Leaves have chlorophyll, which absorbs red and blue light and reflects green | It is needed for photosynthesis.
why does a person fall forward when a moving bus stops suddenly ; why do passengers fall forward when bus stops suddenly ; why do we fall forward when bus stops suddenly ; why does a passenger fall forward when bus stops | By inertia of motion the upper part of the body goes on moving, while the feet stop with the bus | It is Newton's first law.
why is tungsten used in bulb filament ; why tungsten is used in bulbs ; why is tungsten used as filament of bulb ; why is tungsten used in electric bulbs | Tungsten has a very high melting point, about 3,400 °C, and high resistivity, so it glows without melting | The bulb has argon or nitrogen so that it does not burn.
why is sodium kept in kerosene ; why sodium is kept in kerosene ; why is sodium stored in kerosene ; why sodium is stored under kerosene | Sodium reacts strongly with the oxygen and moisture of the air and may catch fire; kerosene keeps them away | Phosphorus is kept under water.
why is alternating current preferred over direct current ; why ac is preferred over dc ; why is ac preferred to dc | Its voltage can be changed by a transformer, so that it is sent over long distances at high voltage with little loss | Direct current cannot be transformed so.
why is blood red ; why is blood red in colour ; why blood is red | Red blood cells have haemoglobin, an iron protein that is bright red when it carries oxygen / Haemoglobin | Haemocyanin, with copper, is blue.
why is the sky blue ; why sky is blue ; why does the sky look blue ; why does the sky appear blue ; why sky looks blue | Molecules of the air scatter the short waves of blue light much more than those of red light, so blue reaches us from all sides / Scattering of light | It is called Rayleigh scattering; without air the sky would be black.
why does the sky look dark to astronauts ; why does sky appear dark to astronauts ; why sky looks black in space ; why is sky black in space | There is no air in space to scatter light | From the earth the sky is blue.
why do we feel cold after sweating ; why does sweating cause cooling ; why does evaporation cause cooling ; why evaporation causes cooling | The fastest molecules leave the liquid and take latent heat from it, so what is left is colder | A desert cooler works so.
why do cotton clothes keep us cool in summer ; why should we wear cotton clothes in summer ; why do we wear cotton clothes in summer | Cotton absorbs sweat and lets it evaporate, which takes heat from the body | Light colours also absorb less heat.
why is copper sulphate blue ; why copper sulphate is blue | Its Cu²⁺ ions, surrounded by water, absorb red light by d-d transitions | Without water it is white.
why do we have seasons ; why do seasons change ; why seasons change ; how are seasons caused | The axis of the earth is tilted by 23½° to its orbit, so that each half is turned towards the sun for a part of the year | It is not the distance from the sun.
why does day and night occur ; why day and night occur ; why do day and night occur ; how are day and night caused | The earth turns on its axis once in about 24 hours | Its way round the sun makes the seasons.
`,
  },
  {
    chapter: 'polity',
    facts: `
difference between lok sabha and rajya sabha ; lok sabha and rajya sabha difference ; lok sabha vs rajya sabha ; lok sabha aur rajya sabha me antar | The Lok Sabha is the lower house: its members are elected by the people for 5 years, it can be dissolved, and money bills begin in it. The Rajya Sabha is the upper house: its members are elected by the State legislatures for 6 years, a third retire every second year, and it is never dissolved | The President nominates 12 members of the Rajya Sabha.
what is lok sabha ; what is the lok sabha ; lok sabha kya hai | The Lok Sabha is the lower house of Parliament, the house of the people; its members are elected directly for 5 years | Its presiding officer is the Speaker.
what is rajya sabha ; what is the rajya sabha ; rajya sabha kya hai | The Rajya Sabha is the upper house of Parliament, the council of States; it is never dissolved, and a third of its members retire every second year | Its chairman is the Vice President.
difference between a bill and an act ; difference between bill and act ; bill and act difference | A bill is a draft of a law before Parliament. It becomes an act when both houses have passed it and the President has given assent | Article 111 is on assent.
difference between weather and climate ; weather and climate difference | Weather is the state of the air at a place for a short time, as of a day. Climate is the average weather of a region over a long time, usually 30 years or more | Both speak of temperature, rain, wind and pressure.
`,
  },
  {
    chapter: 'cell',
    facts: `
difference between plant cell and animal cell ; difference between plant and animal cell ; plant cell vs animal cell | A plant cell has a cell wall of cellulose, plastids such as chloroplasts and a large central vacuole. An animal cell has none of these; it has centrioles and small vacuoles | Both have a nucleus and mitochondria.
`,
  },
  {
    chapter: 'vocabulary',
    facts: `
difference between affect and effect ; affect and effect difference ; affect vs effect | 'Affect' is mostly a verb: to have an influence on something. 'Effect' is mostly a noun: the result of a cause | The rain affected the match; its effect was a draw.
difference between since and for ; since and for difference ; since vs for | 'Since' is used with a point of time (since 2010, since Monday), 'for' with a length of time (for two years) | Both are used with perfect tenses.
`,
  },
  {
    chapter: 'general-science',
    facts: `
difference between evaporation and boiling ; evaporation and boiling difference | Evaporation takes place at any temperature and only at the surface, slowly and with cooling. Boiling takes place at one fixed temperature and in the whole liquid, fast and with bubbles | Both turn a liquid into vapour.
difference between nuclear fission and fusion ; difference between fission and fusion ; fission vs fusion | In fission a heavy nucleus such as uranium splits into lighter ones. In fusion light nuclei such as those of hydrogen join into a heavier one, which gives more energy per mass and needs very high temperature | Reactors use fission; the sun shines by fusion.
difference between an atom and a molecule ; difference between atom and molecule ; atom and molecule difference | An atom is the smallest particle of an element that takes part in reactions. A molecule is the smallest particle of an element or compound that can exist freely, made of one or more atoms | O is an atom, O₂ a molecule.
difference between metal and nonmetal ; difference between metals and non metals ; difference between metal and non metal ; metals and nonmetals difference | Metals are lustrous, malleable and ductile, conduct heat and electricity and form basic oxides. Non-metals are dull and brittle, mostly do not conduct and form acidic oxides | Mercury is a liquid metal; graphite conducts.
difference between series and parallel circuit ; difference between series and parallel combination ; series vs parallel circuit | In series there is one path: the current is the same everywhere, voltages add up and R = R₁ + R₂. In parallel there are several paths: the voltage is the same, currents add up and 1/R = 1/R₁ + 1/R₂ | Houses are wired in parallel.
difference between monocot and dicot ; difference between monocotyledon and dicotyledon ; difference between monocots and dicots | Monocots have one cotyledon, parallel veins, fibrous roots and flower parts in threes. Dicots have two cotyledons, net-like veins, a tap root and flower parts in fours or fives | Wheat is a monocot, gram a dicot.
difference between conductor and insulator ; difference between conductors and insulators | A conductor has free electrons and lets current pass, as copper does. An insulator has almost none and does not, as rubber does | Semiconductors such as silicon are in between.
`,
  },
  {
    chapter: 'general-science',
    facts: `
SI unit of Young modulus ; unit of Young modulus ; SI unit of Youngs modulus ; unit of Youngs modulus ; Youngs modulus unit ; unit of modulus of elasticity ; SI unit of stress ; unit of stress | Pascal (N/m²) / Pascal / Pa / N/m² / newton per square metre | Strain has no unit, so a modulus has the unit of stress.
SI unit of viscosity ; unit of viscosity ; SI unit of coefficient of viscosity ; unit of coefficient of viscosity | Pascal second (N s/m²) / Pa s / N s/m² / poiseuille | The CGS unit is the poise; 1 Pa s = 10 poise.
SI unit of electric field ; unit of electric field ; SI unit of electric field intensity ; unit of electric field intensity | Newton per coulomb (N/C) / N/C / volt per metre / V/m | It is the same as volt per metre.
SI unit of electric flux ; unit of electric flux | N m²/C / volt metre / V m | It is the field times the area.
SI unit of magnetic flux ; unit of magnetic flux | Weber / Wb | 1 Wb = 1 T m².
SI unit of magnetic field ; unit of magnetic field ; SI unit of magnetic induction | Tesla / T | 1 T = 10⁴ gauss.
SI unit of impulse ; unit of impulse | Newton second (N s) / N s / kg m/s | It is force times time.
SI unit of angular momentum ; unit of angular momentum | Kilogram metre squared per second (kg m²/s) / kg m²/s / J s / joule second | It is the same as the unit of Planck's constant.
SI unit of Planck constant ; unit of Planck constant ; unit of Plancks constant | Joule second (J s) / J s | Its value is 6.626 × 10⁻³⁴ J s.
SI unit of torque ; unit of torque | Newton metre (N m) / N m | It is force times perpendicular distance.
SI unit of moment of inertia ; unit of moment of inertia | Kilogram metre squared (kg m²) / kg m² | It is mass times distance squared.
SI unit of specific heat ; unit of specific heat ; SI unit of specific heat capacity ; unit of specific heat capacity | J/(kg K) / J kg⁻¹ K⁻¹ | That of water is 4,186 J/(kg K).
SI unit of latent heat ; unit of latent heat | J/kg / joule per kilogram | For ice it is about 3.36 × 10⁵ J/kg.
SI unit of thermal conductivity ; unit of thermal conductivity | W/(m K) / W m⁻¹ K⁻¹ | Silver has the highest of metals.
SI unit of resistivity ; unit of resistivity ; SI unit of specific resistance | Ohm metre (Ω m) / ohm metre / Ω m | It does not depend on the size of the wire.
SI unit of conductance ; unit of conductance | Siemens / mho / S | It is the inverse of resistance.
SI unit of inductance ; unit of inductance ; SI unit of self inductance | Henry / H | 1 H = 1 V s/A.
SI unit of power of lens ; unit of power of lens ; unit of power of a lens | Dioptre / D / diopter | 1 D = 1/m.
SI unit of radioactivity ; unit of radioactivity | Becquerel / Bq | 1 curie = 3.7 × 10¹⁰ Bq.
SI unit of luminous intensity ; unit of luminous intensity | Candela / cd | It is one of the seven base units.
SI unit of amount of substance ; unit of amount of substance | Mole / mol | It is one of the seven base units.
SI unit of density ; unit of density | Kilogram per cubic metre (kg/m³) / kg/m³ | 1 g/cm³ = 1,000 kg/m³.
`,
  },
]
