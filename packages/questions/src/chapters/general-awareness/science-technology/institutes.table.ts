import { defineTable } from '../../../kit/facts/define-table.ts'

export const institutes = defineTable({
  id: 'institutes',
  about: 'research institutes of India',
  header: 'Institute',
  columns: {
    place: {
      header: 'Place',
      kind: 'text',
      ask: ['Where is the {name} based?', 'The {name} is based at:'],
      askBack: ['Which of the following is based at {value}?'],
      askNot: ['Which of the following is not based at {value}?'],
      say: 'The {name} is based at {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        space: 'isro-centres',
        industry: 'csir-laboratories',
        farm: 'agricultural-institutes',
        atom: 'nuclear-technology',
      },
    },
  },
  near: ['field'],
  concepts: ['institutes'],
  parts: [
    {
      sources: [
        'Council of Scientific and Industrial Research and Indian Council of Agricultural Research, lists of institutes',
        'Department of Space and Department of Atomic Energy, annual reports',
      ],
      asOf: '2024-06',
      rows: `
        1 | Bhabha Atomic Research Centre | Mumbai / Trombay | atom | It was founded in 1954.
        1 | Indira Gandhi Centre for Atomic Research | Kalpakkam | atom | It works on fast breeder reactors.
        2 | Raja Ramanna Centre for Advanced Technology | Indore | atom | It works on lasers.
        2 | Variable Energy Cyclotron Centre | Kolkata | atom | It has a cyclotron.
        2 | Saha Institute of Nuclear Physics | Kolkata | atom | Meghnad Saha founded it.
        2 | Institute for Plasma Research | Gandhinagar | atom | It takes part in ITER.
        1 | Tata Institute of Fundamental Research | Mumbai | physics | Homi Bhabha founded it in 1945.
        1 | Indian Institute of Science | Bengaluru | physics | J. N. Tata gave the idea.
        1 | Raman Research Institute | Bengaluru | physics | C. V. Raman founded it in 1948.
        1 | Physical Research Laboratory | Ahmedabad | physics | Vikram Sarabhai founded it in 1947.
        2 | National Physical Laboratory | New Delhi | physics | It keeps the standard time.
        2 | Indian Institute of Astrophysics | Bengaluru | physics | Its telescope is at Hanle.
        2 | Inter-University Centre for Astronomy and Astrophysics | Pune | physics | Jayant Narlikar founded it.
        2 | Aryabhatta Research Institute of Observational Sciences | Nainital | physics | It has the telescope at Devasthal.
        1 | Indian Space Research Organisation | Bengaluru | space | It was founded in 1969.
        1 | Vikram Sarabhai Space Centre | Thiruvananthapuram | space | It builds launch vehicles.
        1 | Satish Dhawan Space Centre | Sriharikota | space | India launches its rockets there.
        1 | U. R. Rao Satellite Centre | Bengaluru | space | It builds satellites.
        1 | Space Applications Centre | Ahmedabad | space | It builds payloads.
        1 | National Remote Sensing Centre | Hyderabad | space | It receives pictures from satellites.
        2 | Master Control Facility of ISRO | Hassan / Bhopal | space | There is a second one at Bhopal.
        2 | ISRO Propulsion Complex | Mahendragiri | space | It tests engines.
        2 | Indian Institute of Remote Sensing | Dehradun | space | It trains users of pictures.
        1 | Indian Agricultural Research Institute | New Delhi | farm | It began at Pusa in Bihar.
        1 | National Dairy Research Institute | Karnal | farm | It cloned a buffalo in 2009.
        1 | National Rice Research Institute | Cuttack | farm | It was founded in 1946.
        1 | Central Potato Research Institute | Shimla | farm | It was founded at Patna in 1949.
        1 | Indian Institute of Sugarcane Research | Lucknow | farm | Uttar Pradesh grows most sugarcane.
        2 | Indian Institute of Pulses Research | Kanpur | farm | It works on gram and arhar.
        2 | Indian Institute of Wheat and Barley Research | Karnal | farm | Haryana grows much wheat.
        2 | Central Institute for Cotton Research | Nagpur | farm | Vidarbha grows much cotton.
        2 | Central Arid Zone Research Institute | Jodhpur | farm | It works against the spread of the desert.
        2 | Central Soil Salinity Research Institute | Karnal | farm | It brings salty land back to use.
        2 | Indian Veterinary Research Institute | Bareilly / Izatnagar | farm | It is at Izatnagar.
        2 | Central Sheep and Wool Research Institute | Avikanagar | farm | It is in Rajasthan.
        2 | Central Plantation Crops Research Institute | Kasaragod | farm | It works on coconut and arecanut.
        2 | Indian Institute of Spices Research | Kozhikode | farm | It works on pepper and ginger.
        2 | Central Marine Fisheries Research Institute | Kochi | farm | It was founded in 1947.
        2 | National Research Centre on Camel | Bikaner | farm | Camel milk is sold there.
        2 | International Crops Research Institute for the Semi-Arid Tropics | Hyderabad / Patancheru | farm | It is at Patancheru and is called ICRISAT.
        1 | Central Drug Research Institute | Lucknow | industry | It is of the CSIR.
        1 | Central Food Technological Research Institute | Mysuru | industry | It is of the CSIR.
        1 | Central Leather Research Institute | Chennai | industry | It is of the CSIR.
        1 | National Chemical Laboratory | Pune | industry | It is of the CSIR.
        2 | Indian Institute of Chemical Technology | Hyderabad | industry | It is of the CSIR.
        2 | Central Salt and Marine Chemicals Research Institute | Bhavnagar | industry | It is of the CSIR.
        2 | Central Electrochemical Research Institute | Karaikudi | industry | It is of the CSIR.
        2 | Central Building Research Institute | Roorkee | industry | It is of the CSIR.
        2 | Central Road Research Institute | New Delhi | industry | It is of the CSIR.
        2 | Central Glass and Ceramic Research Institute | Kolkata | industry | It is of the CSIR.
        2 | National Metallurgical Laboratory | Jamshedpur | industry | It is of the CSIR.
        2 | National Aerospace Laboratories | Bengaluru | industry | It built the aeroplane Saras.
        2 | National Institute of Oceanography | Goa | industry | It is at Dona Paula.
        2 | Indian Institute of Petroleum | Dehradun | industry | It is of the CSIR.
        2 | National Botanical Research Institute | Lucknow | industry | It is of the CSIR.
        2 | National Environmental Engineering Research Institute | Nagpur | industry | It is of the CSIR.
        1 | Centre for Cellular and Molecular Biology | Hyderabad | health | Lalji Singh brought DNA tests to courts there.
        1 | National Institute of Virology | Pune | health | It tests new viruses.
        2 | National Institute of Nutrition | Hyderabad | health | It writes the diet guide of India.
        2 | National Institute of Immunology | New Delhi | health | It works on vaccines.
        2 | National Tuberculosis Institute | Bengaluru | health | It was founded in 1959.
        2 | National Institute of Mental Health and Neurosciences | Bengaluru | health | It is called NIMHANS.
        2 | Central Research Institute of the health ministry | Kasauli | health | Semple made his vaccine against rabies there.
        1 | Wildlife Institute of India | Dehradun | nature | It was founded in 1982.
        1 | Forest Research Institute | Dehradun | nature | It was founded in 1906.
        1 | Zoological Survey of India | Kolkata | nature | It was founded in 1916 and has regional centres as well.
        1 | Botanical Survey of India | Kolkata | nature | It was founded in 1890 and has regional centres as well.
        1 | Geological Survey of India | Kolkata | nature | It was founded in 1851 and has regional centres as well.
        2 | Forest Survey of India | Dehradun | nature | It reports on the forests of India every two years.
        2 | Fishery Survey of India | Mumbai | nature | It looks for fish in the seas around India.
        1 | Archaeological Survey of India | New Delhi | nature | Alexander Cunningham founded it in 1861.
        1 | Survey of India | Dehradun | nature | It was founded in 1767.
        1 | Anthropological Survey of India | Kolkata | nature | It was founded in 1945 and has regional centres as well.
        2 | Salim Ali Centre for Ornithology and Natural History | Coimbatore | nature | It studies birds.
        2 | Indian Institute of Tropical Meteorology | Pune | nature | It studies the monsoon.
        2 | Birbal Sahni Institute of Palaeosciences | Lucknow | nature | It studies fossils.
        2 | Wadia Institute of Himalayan Geology | Dehradun | nature | It studies the Himalaya.
        2 | National Centre for Polar and Ocean Research | Goa | nature | It sends the expeditions to Antarctica.
        2 | Bose Institute | Kolkata | physics | J. C. Bose founded it in 1917.
        2 | Indian Statistical Institute | Kolkata | physics | P. C. Mahalanobis founded it; it has centres in other cities.
        2 | Lal Bahadur Shastri National Academy of Administration | Mussoorie | academy | It trains the IAS.
        2 | Sardar Vallabhbhai Patel National Police Academy | Hyderabad | academy | It trains the IPS.
        2 | Indian Military Academy | Dehradun | academy | It trains officers of the Army.
        2 | National Defence Academy | Khadakwasla / Pune | academy | It is near Pune.
        2 | Indian Naval Academy | Ezhimala | academy | It is in Kerala.
        2 | Air Force Academy | Dundigal / Hyderabad | academy | It is near Hyderabad.
      `,
    },
  ],
})
