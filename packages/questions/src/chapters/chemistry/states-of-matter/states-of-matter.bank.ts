import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The change of a solid directly into vapour is called:' */
export const statesOfMatter = defineBank({
  id: 'states-of-matter',
  sets: [
    {
      rows: `
1 change-of-state | The change of a solid directly into vapour is called: | sublimation | evaporation | condensation | fusion | Camphor, naphthalene and solid carbon dioxide sublime. Evaporation is the change of a liquid into vapour.
1 change-of-state | Which of these sublimes on heating? | Iodine | Common salt | Sand | Sugar | Solid iodine passes into violet vapour on gentle heating. Sugar melts and chars, and salt melts only at about 800 °C.
1 evaporation-boiling | Evaporation of a liquid causes: | cooling | heating | no change of temperature | freezing at once | The fastest molecules leave the surface, so the mean energy of the rest falls. This is why sweat cools the skin.
1 change-of-state | Camphor left in the open becomes smaller day by day because it: | passes into vapour | melts and flows away | dissolves in moist air | burns slowly in air | Camphor sublimes: it changes from solid to vapour without becoming liquid at room temperature.
1 states-nature | Particles have the greatest freedom of movement in a: | gas | liquid | solid | jelly | In gases particles move freely and fill the vessel. In solids they vibrate about fixed places.
1 evaporation-boiling | The boiling point of water on a high mountain, compared with sea level, is: | lower | higher | the same | zero | Air pressure is lower on a mountain, so vapour pressure equals it at a lower temperature. Cooking takes longer.
1 separation-of-mixtures | Which of these mixtures can be separated by using a magnet? | Iron filings and sulphur | Salt and sand | Sugar and water | Filings of copper and zinc | Iron is drawn by a magnet and sulphur is not. Salt and sand are separated by dissolving the salt.
2 evaporation-boiling | Why does a pressure cooker cook food faster? | Higher pressure raises boiling point | Higher pressure lowers boiling point | Steam is kept away from the food | Food absorbs heat from the rubber ring | Under pressure water boils at about 120 °C, so food cooks at a higher temperature.
2 gas-laws-chemistry | The gas law V ∝ T at constant pressure was given by: | Charles | Boyle | Avogadro | Dalton | Charles's law links volume with absolute temperature. Boyle's law links volume with pressure at constant temperature.
2 gas-laws-chemistry | The absolute zero of temperature is: | −273.15 °C | 0 °C | −173.15 °C | −459 °C | At 0 K, or −273.15 °C, an ideal gas would have zero volume. The value −459 is its reading on the Fahrenheit scale.
2 real-gases | Real gases behave most like an ideal gas at: | low pressure and high temperature | high pressure and low temperature | high pressure and high temperature | low pressure and low temperature | Far apart and fast, molecules hardly attract each other and their own volume can be neglected.
2 liquid-state | Spherical drops of rain are due to: | surface tension | viscosity | vapour pressure | gravity | Surface tension makes the surface as small as possible, and a sphere has the least surface for a given volume.
2 liquid-state | On heating, the viscosity of a liquid: | decreases | increases | stays the same | first falls, then rises | Molecules gain energy to overcome the attraction that resists flow. So warm honey flows more easily than cold.
2 crystalline-amorphous | Which of these is an amorphous solid? | Glass | Quartz | Diamond | Common salt | Glass has only short-range order and softens over a range of temperature. The others are crystalline.
2 crystalline-amorphous | Which type of crystal is diamond? | Covalent network | Ionic | Molecular and polar | Metallic | Each carbon in diamond is bound covalently to four others through the whole crystal, so it is hard and melts very high.
2 real-gases | Gases can be liquefied by: | raising pressure and lowering temperature | lowering pressure and raising temperature | raising both pressure and temperature | lowering both of them together | Cooling slows the molecules and pressure brings them near. Above the critical temperature no pressure is enough.
3 real-gases | The temperature above which a gas cannot be liquefied by pressure alone is its: | critical temperature | Boyle temperature | inversion temperature | absolute temperature | For carbon dioxide it is about 31 °C. Above it the substance stays a gas however great the pressure.
3 real-gases | In the van der Waals equation the constant 'a' accounts for: | attraction between molecules | volume of the molecules | speed of the molecules | collisions of molecules with walls | The term an²/V² corrects the pressure for attraction. The constant b corrects for the volume of molecules.
3 crystal-defects | Which defect lowers the density of a crystal? | Schottky defect | Frenkel defect | Interstitial defect | Colour centre by irradiation | In a Schottky defect equal numbers of cations and anions are missing. In a Frenkel defect ions only change their places.
3 unit-cell | How many atoms belong to a unit cell of a face-centred cubic lattice? | 4 | 2 | 1 | 6 | Eight corners give 8 × 1/8 = 1 and six faces 6 × 1/2 = 3, so 4 in all. The body-centred cell has 2.
3 grahams-law | The rate of diffusion of a gas is inversely proportional to the: | square root of its density | square of its density | density itself | cube of its density | This is Graham's law. Lighter gases, such as hydrogen, diffuse faster.
3 unit-cell | A unit cell of a body-centred cubic lattice has how many atoms? | 2 | 1 | 4 | 9 | Eight corners give 8 × 1/8 = 1 and the centre gives 1, so 2 in all.
1 change-of-state | The melting point of ice at ordinary pressure is: | 0 °C | 4 °C | 100 °C | −4 °C | Pure ice melts at 0 °C, or 273 K. Water is densest at 4 °C.
1 change-of-state | Clouds of steam seen above a boiling kettle are: | tiny drops of water | water vapour | hot air | smoke of the burning fuel | Water vapour cannot be seen. What we see is vapour condensed into droplets.
1 grahams-law | Perfume spreads through a room by: | diffusion | osmosis | filtration | condensation | Molecules of perfume move at random and mix with air.
1 separation-of-mixtures, evaporation-boiling | Salt is obtained from sea water by: | evaporation | sublimation | filtration | decantation | Sun and wind evaporate the water in shallow pans and salt is left.
2 evaporation-boiling | Which of these increases the rate of evaporation? | Larger surface area | Higher humidity of air | Lower temperature | Absence of any wind | More molecules can leave from a larger surface. Humid or still air slows evaporation.
2 states-nature | Plasma, the fourth state of matter, consists of: | ions and free electrons | neutral atoms and molecules | liquid drops | large molecules | Plasma is an ionised gas, as in the sun and in fluorescent tubes.
2 gas-laws-chemistry | A balloon grows larger as more air is blown in, at constant temperature and pressure. This follows from: | Avogadro's law | Boyle's law | Graham's law of diffusion | Charles's law | At constant temperature and pressure volume is proportional to the number of moles.
2 states-nature, kinetic-molecular-theory | Why does a gas fill its whole container? | Its molecules move freely | Its molecules repel each other | Its molecules have no mass | Its molecules grow when free | Forces between molecules of a gas are negligible, so they move in all directions.
3 kinetic-molecular-theory | The mean kinetic energy of molecules of an ideal gas depends only on: | temperature | pressure | volume | kind of gas | It is (3/2)kT for every gas, so molecules of hydrogen and oxygen at one temperature have equal mean energy.
3 kinetic-molecular-theory | At the same temperature, which gas has the greatest root mean square speed? | H₂ | N₂ | O₂ | CO₂ | The speed is √(3RT/M), so the lightest gas is the fastest.
1 states-nature | Which state of matter has a fixed volume but no fixed shape? | Liquid | Solid | Gas | Plasma | A liquid takes the shape of its vessel; a gas has no fixed volume either.
1 states-nature | Solids are hard to compress because their particles: | are packed closely | move very fast | have no mass | repel one another always | Hardly any empty space is left between them.
1 states-nature | In which state of matter is diffusion the fastest? | Gas | Liquid | Solid | Glassy solid | The particles are far apart and move fast.
2 states-nature | The matter of the sun and other stars is mostly in the state of: | plasma | solid | liquid | Bose–Einstein condensate | At very high temperature atoms lose electrons and form a gas of ions and electrons.
2 states-nature | A Bose–Einstein condensate is obtained by cooling a very thin gas to a temperature: | close to absolute zero | of about 0 °C | of about 100 K | of melting ice | It is called the fifth state of matter.
1 change-of-state | The change of a gas into a liquid is called: | condensation | evaporation | sublimation | fusion | Drops on the outside of a cold glass come from water vapour of the air.
1 change-of-state | While ice melts at 0 °C, its temperature: | stays the same | rises slowly | falls slowly | rises fast | The heat is used as latent heat of fusion.
2 change-of-state | Solid carbon dioxide is called dry ice because it: | turns into gas without melting | has no water vapour near it | does not feel cold | never changes its state | It sublimes at ordinary pressure and leaves no liquid behind.
2 change-of-state | Steam at 100 °C causes worse burns than water at 100 °C because steam: | gives out latent heat too | is at a higher temperature | has less energy | moves faster on the skin | On condensing it first gives up its heat of vaporisation.
1 evaporation-boiling | Evaporation of a liquid takes place: | at all temperatures from its surface | only at its boiling point | only below its freezing point | at all temperatures from its bottom | Boiling takes place at one temperature and in the whole of the liquid.
2 evaporation-boiling | Water in an earthen pot stays cool because it: | evaporates through the pores | is cut off from air | reacts with the clay | gives heat to the pot | The latent heat is taken from the water that remains.
2 evaporation-boiling | Evaporation becomes slower when there is an increase of: | humidity | temperature | wind speed | surface area | Air that already has much vapour takes up less.
1 evaporation-boiling | Spirit rubbed on the hand feels cold because it: | takes heat from the skin to evaporate | is colder than ice | gives heat to the skin | freezes on the skin | Evaporation needs latent heat, which comes from the hand.
2 evaporation-boiling | At the boiling point of a liquid, its vapour pressure is equal to the: | atmospheric pressure | osmotic pressure | critical pressure | pressure in vacuum | So bubbles of vapour can form inside the liquid.
1 separation-of-mixtures | A mixture of common salt and naphthalene can be separated by: | sublimation | filtration | decantation | magnetic separation | Naphthalene passes into vapour on heating and leaves the salt.
2 separation-of-mixtures | The dyes in a drop of ink are separated by: | chromatography | distillation | crystallisation | sublimation | The dyes move with water along the paper at different speeds.
1 separation-of-mixtures | Husk is separated from grain with the help of wind by: | winnowing | threshing | sieving | handpicking | The lighter husk is blown away and the grain falls down.
2 separation-of-mixtures | Pure copper sulphate is obtained from an impure sample by: | crystallisation | sublimation | chromatography | magnetic separation | Crystals of the pure salt form from the hot saturated solution as it cools.
2 separation-of-mixtures | Fractional distillation is used for miscible liquids whose boiling points differ by: | less than 25 K | more than 100 K | exactly 50 K | more than 75 K | With a larger difference simple distillation is enough.
2 grahams-law | Ammonia and hydrogen chloride enter a long glass tube from opposite ends. The white ring forms: | nearer to the HCl end | nearer to the NH₃ end | exactly in the middle | outside the tube | Ammonia is lighter, diffuses faster and covers more of the tube.
2 grahams-law | The rates of diffusion of hydrogen and oxygen are in the ratio: | 4 : 1 | 1 : 4 | 16 : 1 | 2 : 1 | The rates are as √32 : √2, by the square roots of the molar masses.
1 grahams-law | The escape of a gas through a tiny hole into vacuum is called: | effusion | diffusion | evaporation | osmosis | Graham's law holds for effusion as well as for diffusion.
2 grahams-law | Isotopes of uranium have been separated by the different rates of diffusion of: | UF₆ | UO₂ | UCl₃ | U₃O₈ | It is a gas when warmed, and its lighter molecules diffuse slightly faster.
3 grahams-law | A gas diffuses twice as fast as methane (M = 16). Its molar mass is: | 4 g/mol | 8 g/mol | 32 g/mol | 64 g/mol | The ratio of rates is √(16/M) = 2.
`,
    },
  ],
})
