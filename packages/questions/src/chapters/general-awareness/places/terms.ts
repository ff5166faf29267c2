import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ports | Seaport, sea port, bandargah, बंदरगाह | A seaport is a place on a coast where ships can load and unload goods and passengers.
ports | Major port, major ports | A major port in India is a port under the Union government; the others (minor ports) are under the states, whatever their size.
ports | Tidal port | A tidal port is a port that large ships enter at high tide, when the water is deep enough, such as Kandla.
ports | Riverine port | A riverine port is a port on a river and not on the open sea, such as Kolkata on the Hooghly.
ports | Harbour, natural harbour | A harbour is a sheltered stretch of water where ships can anchor safely; a natural harbour is sheltered by the shape of the coast.
airports | International airport | An international airport is an airport with customs and immigration, from which flights go to other countries.
hill-stations | Hill station, parvatiya paryatan sthal | A hill station is a town in the hills to which people go for the cool climate, such as Shimla, Ooty and Darjeeling.
temples | Jyotirlinga, jyotirling, ज्योतिर्लिंग | A jyotirlinga is one of the twelve most sacred shrines of Shiva, such as Somnath, Kashi Vishwanath and Kedarnath.
temples | Char Dham, chardham, चार धाम | The Char Dham are the four pilgrimage places of Hindus at the four corners of India: Badrinath, Dwarka, Puri and Rameswaram.
cities-on-rivers | Confluence, prayag, sangam of rivers | A confluence (prayag) is the place where two rivers meet; at Devprayag the Alaknanda and the Bhagirathi join to form the Ganga.
nicknames | Sobriquet, nickname of a place | A sobriquet is a nickname by which a place or person is widely known, such as 'Pink City' for Jaipur.
planets | Planet, grah, ग्रह | A planet is a large, round body that moves round the Sun and has cleared its orbit of other bodies; the solar system has eight.
planets | Dwarf planet, bauna grah | A dwarf planet is a round body that moves round the Sun but has not cleared its orbit of other bodies, such as Pluto.
planets | Inner planets, terrestrial planets | The inner or terrestrial planets are the four rocky planets nearest the Sun: Mercury, Venus, Earth and Mars.
planets | Outer planets, jovian planets | The outer or Jovian planets are the four large planets beyond Mars: the gas giants Jupiter and Saturn and the ice giants Uranus and Neptune.
`)
