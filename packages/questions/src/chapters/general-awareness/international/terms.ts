import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
capitals | Capital city, capital of a country, rajdhani, राजधानी | A capital city is the city that is the official seat of the government of a country or state; it need not be the largest city.
currencies | Currency, currency of a country | A currency is the system of money in general use in a country, such as the rupee of India or the yen of Japan.
currencies | Euro, euro currency | The euro is the common currency of the euro area, that is, of those members of the European Union that have adopted it; it came into use as cash in 2002.
currencies | Yen, japanese yen | The yen is the currency of Japan, with the code JPY and the sign ¥.
currencies | Renminbi, yuan | The renminbi ('people's money') is the currency of China; the yuan is its unit.
asian-countries | West Asia, middle east, pashchim asia | West Asia, often called the Middle East, is the region from Turkey to Iran with the Arabian peninsula, known for oil and gas and as the birthplace of three great religions.
asian-countries | Central Asia, madhya asia | Central Asia is the region of the five republics Kazakhstan, Kyrgyzstan, Tajikistan, Turkmenistan and Uzbekistan, all once part of the Soviet Union.
asian-countries | Landlocked country, land locked country, bhu avesthit desh | A landlocked country is a country that has no coast on the open sea, such as Nepal, Bhutan and Afghanistan.
asian-countries | Doubly landlocked country, double landlocked country | A doubly landlocked country is a country surrounded wholly by landlocked countries; there are two, Uzbekistan and Liechtenstein.
neighbours | Durand Line, durand rekha, डूरंड रेखा | The Durand Line is the border between Afghanistan and Pakistan, drawn in 1893 by Mortimer Durand between British India and Afghanistan.
neighbours | McMahon Line, mcmahon rekha, मैकमोहन रेखा | The McMahon Line is the boundary between India and Tibet in the eastern Himalaya drawn at the Simla Convention of 1914; India treats it as the border, China does not accept it.
neighbours | Line of Control, LoC, niyantran rekha | The Line of Control is the military line between the Indian and Pakistani parts of Jammu and Kashmir, so named by the Simla Agreement of 1972.
neighbours | Line of Actual Control, LAC, vastavik niyantran rekha | The Line of Actual Control is the line that separates territory held by India from territory held by China where the border is not agreed.
european-countries | Balkans, balkan countries | The Balkans are the countries of the peninsula in south-east Europe, such as Greece, Bulgaria, Albania and Serbia.
european-countries | Nordic countries, scandinavia | The Nordic countries are Denmark, Finland, Iceland, Norway and Sweden in northern Europe; Scandinavia in the strict sense is Denmark, Norway and Sweden.
european-countries | Baltic states, baltic countries | The Baltic states are Estonia, Latvia and Lithuania, on the eastern coast of the Baltic Sea.
european-countries | Schengen Area, schengen | The Schengen Area is the group of European countries that have done away with passport checks at their common borders.
european-countries | Enclave, enclave country | An enclave is a territory wholly surrounded by another state; Vatican City and San Marino lie within Italy, Lesotho within South Africa.
european-countries | Brexit | Brexit is the withdrawal of the United Kingdom from the European Union, voted for in 2016 and completed on 31 January 2020.
african-countries | Horn of Africa | The Horn of Africa is the north-eastern peninsula of Africa, with Somalia, Ethiopia, Eritrea and Djibouti.
african-countries | Sahel | The Sahel is the dry belt of Africa between the Sahara in the north and the savanna in the south, from Senegal to Sudan.
african-countries | Maghreb | The Maghreb is the western part of North Africa: Morocco, Algeria, Tunisia, Libya and Mauritania.
american-countries | Latin America, latin american countries | Latin America is the part of the Americas where languages derived from Latin, chiefly Spanish and Portuguese, are spoken, from Mexico to Argentina.
american-countries | 49th parallel, 49th parallel line | The 49th parallel is the line of latitude that forms a great part of the border between the United States and Canada.
asian-countries | 38th parallel, 38th parallel line | The 38th parallel is the line of latitude along which Korea was divided in 1945; the line between North and South Korea still runs near it.
oceania-countries | Oceania | Oceania is the region of the Pacific that takes in Australia, New Zealand and the islands of Melanesia, Micronesia and Polynesia.
parliaments | Knesset | The Knesset is the parliament of Israel, a single house of 120 members that sits at Jerusalem.
parliaments | Diet of Japan, national diet, diet parliament | The Diet is the parliament of Japan, with a House of Representatives and a House of Councillors.
parliaments | Bundestag | The Bundestag is the directly elected house of the parliament of Germany; the states are represented in the Bundesrat.
parliaments | State Duma, duma | The State Duma is the lower house of the Federal Assembly, the parliament of Russia; the upper house is the Federation Council.
parliaments | US Congress, congress of the united states, american congress | The Congress is the parliament of the United States, made up of the House of Representatives and the Senate.
parliaments | House of Commons | The House of Commons is the elected lower house of the Parliament of the United Kingdom; the upper house is the House of Lords.
`)
