import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which national park of Madhya Pradesh received the first cheetahs in 2022?' */
export const parksAndReserves = defineBank({
  id: 'parks-and-reserves',
  sets: [
    {
      rows: `
1 madhya-pradesh-parks | Which national park of Madhya Pradesh received cheetahs from Namibia in 2022? | Kuno | Kanha | Satpura | Madhav | Eight cheetahs were released at Kuno in September 2022.
1 madhya-pradesh-parks | Which national park of Madhya Pradesh is in the city of Bhopal? | Van Vihar | Panna | Pench | Sanjay | Van Vihar lies beside the Upper Lake of the city.
1 madhya-pradesh-parks | Which deer was saved from extinction in the Kanha National Park of Madhya Pradesh? | hard-ground barasingha | hangul | sangai | chital of the open plains | The hard-ground swamp deer is the animal of the State.
1 madhya-pradesh-parks | Which national park of Madhya Pradesh is linked with The Jungle Book of Kipling? | Pench | Bandhavgarh | Kuno | Madhav | The stories are set in the Seoni hills around Pench.
2 madhya-pradesh-parks | Through which national park of Madhya Pradesh does the river Ken flow? | Panna | Kanha | Pench | Satpura | Panna lost all its tigers by 2009 and received others again.
2 madhya-pradesh-parks | In which district is the Madhav National Park of Madhya Pradesh? | Shivpuri | Umaria | Seoni | Chhindwara | It was a hunting ground of the Scindias and became a tiger reserve in 2025.
2 madhya-pradesh-parks | Which national park of Madhya Pradesh was the hunting ground of the Maharajas of Rewa? | Bandhavgarh | Pench | Madhav | Van Vihar Park | The fort on its hill belonged to Rewa, and the park lies in the Umaria district.
2 madhya-pradesh-parks | Which national park of Madhya Pradesh lies around Pachmarhi? | Satpura | Sanjay | Kanha | Kuno | It is the core of the first biosphere reserve of the State.
2 madhya-pradesh-parks | What is protected in the national park at Ghughua in Madhya Pradesh? | plant fossils | tigers | gharials and turtles | vultures | The Mandla Plant Fossils National Park is in the Dindori district.
3 madhya-pradesh-parks | In which district of Madhya Pradesh is the Dinosaur Fossils National Park? | Dhar | Sidhi | Mandla | Umaria | It is near Bagh in the valley of the Narmada.
3 madhya-pradesh-parks | Which national park of Madhya Pradesh lies in the Sidhi and Singrauli area beside Chhattisgarh? | Sanjay | Madhav | Pench | Panna | Its other part became the Guru Ghasidas National Park of Chhattisgarh.
3 madhya-pradesh-parks | Over which districts does the Kanha National Park of Madhya Pradesh extend? | Mandla and Balaghat | Seoni and Chhindwara | Panna and Chhatarpur | Umaria and Katni | Seoni and Chhindwara share Pench; Panna and Chhatarpur share Panna.
1 tiger-reserves-and-states | In which State is the Ranthambore Tiger Reserve? | Rajasthan | Gujarat | Madhya Pradesh | Haryana | It is near Sawai Madhopur, around the fort of the same name.
1 tiger-reserves-and-states | In which State is the Corbett Tiger Reserve? | Uttarakhand | Himachal Pradesh | Uttar Pradesh | Bihar | Project Tiger was launched there on 1 April 1973.
1 tiger-reserves-and-states | Parambikulam, a tiger reserve since 2010, lies in which State? | Kerala | Karnataka | Tamil Nadu | Andhra Pradesh | It is in the Palakkad district, beside the Anamalai reserve of Tamil Nadu.
1 tiger-reserves-and-states | Which of the following tiger reserves is in Karnataka? | Bandipur | Mudumalai | Melghat | Simlipal | Mudumalai is in Tamil Nadu, Melghat in Maharashtra and Simlipal in Odisha.
1 tiger-reserves-and-states | In which State is the Dudhwa Tiger Reserve? | Uttar Pradesh | Bihar | Uttarakhand | Madhya Pradesh | It lies along the border of Nepal in the Lakhimpur Kheri district.
2 tiger-reserves-and-states | In which State is the Valmiki Tiger Reserve? | Bihar | West Bengal | Jharkhand | Uttar Pradesh | It is the only tiger reserve of the State, in West Champaran.
2 tiger-reserves-and-states | Which tiger reserve is in Mizoram? | Dampa | Namdapha | Nameri | Pakke | Namdapha and Pakke are in Arunachal Pradesh and Nameri in Assam.
2 tiger-reserves-and-states | In which State is the Melghat Tiger Reserve? | Maharashtra | Telangana | Chhattisgarh | Gujarat | It is in the Amravati district, in the Satpura hills.
2 tiger-reserves-and-states | Which tiger reserve lies in Odisha? | Simlipal | Palamau | Indravati | Kawal | Palamau is in Jharkhand, Indravati in Chhattisgarh and Kawal in Telangana.
2 tiger-reserves-and-states | Which State had the largest number of tigers in the census of 2022? | Madhya Pradesh | Karnataka | Uttarakhand | Maharashtra | It had 785 tigers, and Karnataka came next with 563.
2 tiger-reserves-and-states | Over which two States does the Nagarjunasagar Srisailam area of tiger reserves extend? | Andhra Pradesh and Telangana | Karnataka and Telangana | Andhra Pradesh and Odisha | Tamil Nadu and Karnataka | The part in Telangana is the Amrabad Tiger Reserve.
2 tiger-reserves-and-states | In which State is the Achanakmar Tiger Reserve? | Chhattisgarh | Madhya Pradesh | Jharkhand | Odisha | It is a part of the Achanakmar-Amarkantak biosphere reserve.
2 tiger-reserves-and-states | Which tiger reserve is shared by Madhya Pradesh and Maharashtra under one name? | Pench | Tadoba | Kanha | Satpura | The river Pench flows through the reserves of both States.
2 tiger-reserves-and-states | In which State is the Kalakad Mundanthurai Tiger Reserve? | Tamil Nadu | Kerala | Karnataka | Andhra Pradesh | It lies at the southern end of the Western Ghats.
2 kaziranga | In which year was Kaziranga declared a national park? | 1974 | 1993 | 1985 | 2006 | It became a World Heritage Site in 1985 and a tiger reserve in 2006.
3 kaziranga | To which hills do the animals of Kaziranga move during the floods? | Karbi Anglong | Khasi | Garo | Barail Range | The corridors lead south across the highway to higher ground.
3 kaziranga | Which Vicereine is said to have urged the protection of the rhinos of Kaziranga about 1904? | Lady Curzon | Lady Canning | Lady Dufferin | Lady Mountbatten | Kaziranga was made a reserve forest in 1905.
2 kaziranga | Over which districts of Assam does the Kaziranga National Park chiefly extend? | Golaghat and Nagaon | Barpeta and Baksa | Tinsukia and Dibrugarh | Cachar and Hailakandi | Barpeta and Baksa are near Manas, and Tinsukia has Dibru-Saikhowa.
`,
    },
  ],
})
