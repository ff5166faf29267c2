import { defineTable } from '../../../kit/facts/define-table.ts'
import { FULL_FORMS } from '../../../kit/facts/full-forms.ts'

export const scienceAbbreviations = defineTable({
  id: 'science-abbreviations',
  about: 'short forms of science and technology',
  ...FULL_FORMS,
  concepts: ['science-abbreviations'],
  parts: [
    {
      sources: ['NCERT Class IX to XII Science', 'Lucent General Knowledge, abbreviations'],
      rows: `
        1 | ISRO | Indian Space Research Organisation | International Space Research Organisation / Indian Satellite Research Organisation / International Satellite Research Organisation | It sits in Bengaluru.
        1 | DRDO | Defence Research and Development Organisation | Defence Research and Design Organisation / Defence Rocketry and Development Organisation / Defence Rocketry and Design Organisation | It makes missiles.
        1 | BARC | Bhabha Atomic Research Centre | Bharat Atomic Research Centre / Bhabha Applied Research Centre / Bharat Applied Research Centre | It is at Trombay.
        2 | CSIR | Council of Scientific and Industrial Research | Council of Scientific and Innovative Research / Committee of Scientific and Industrial Research / Committee of Scientific and Innovative Research | It began in 1942.
        1 | PSLV | Polar Satellite Launch Vehicle | Polar Space Launch Vehicle / Primary Satellite Launch Vehicle / Primary Space Launch Vehicle | It launched Chandrayaan-1.
        2 | GSLV | Geosynchronous Satellite Launch Vehicle | Geostationary Satellite Launch Vehicle / Geosynchronous Space Launch Vehicle / Geostationary Space Launch Vehicle | It lifts heavy craft.
        1 | LASER | Light Amplification by Stimulated Emission of Radiation | Light Absorption by Stimulated Emission of Radiation / Light Amplification by Spontaneous Emission of Radiation / Light Absorption by Spontaneous Emission of Radiation | Its light is of one colour.
        1 | RADAR | Radio Detection and Ranging | Radio Detection and Recording / Radio Deflection and Ranging / Radio Deflection and Recording | It finds aircraft.
        1 | SONAR | Sound Navigation and Ranging | Sound Navigation and Recording / Sound Notification and Ranging / Sound Notification and Recording | It finds submarines.
        1 | LED | Light Emitting Diode | Light Emitting Device / Light Energy Diode / Light Energy Device | It saves power.
        1 | LCD | Liquid Crystal Display | Light Crystal Display / Liquid Crystal Device / Light Crystal Device | It shows pictures.
        1 | DNA | Deoxyribonucleic Acid | Deoxyribonuclear Acid / Deoxyribonucleic Amine / Deoxyribonuclear Amine | It holds genes.
        1 | RNA | Ribonucleic Acid | Ribonuclear Acid / Ribonucleic Amine / Ribonuclear Amine | It carries messages.
        1 | AIDS | Acquired Immune Deficiency Syndrome | Acute Immune Deficiency Syndrome / Acquired Immune Disorder Syndrome / Acute Immune Disorder Syndrome | HIV causes it.
        1 | HIV | Human Immunodeficiency Virus | Human Immunodefence Virus / Human Immunosuppression Virus / Human Immunodisease Virus | It weakens defence.
        2 | ECG | Electrocardiogram | Electrocardiometer / Electrocranogram / Electrocranometer | It records the heart.
        2 | MRI | Magnetic Resonance Imaging | Magnetic Reflection Imaging / Molecular Resonance Imaging / Molecular Reflection Imaging | It needs no X-rays.
        1 | LPG | Liquefied Petroleum Gas | Light Petroleum Gas / Liquefied Pressurised Gas / Light Pressurised Gas | It cooks food.
        1 | CNG | Compressed Natural Gas | Condensed Natural Gas / Concentrated Natural Gas / Cryogenic Natural Gas | It drives buses.
        2 | CFC | Chlorofluorocarbon | Chlorofluorocompound / Carbofluorochloride / Chloroferrocarbon | It harms ozone.
        2 | IRNSS | Indian Regional Navigation Satellite System | Indian Radio Navigation Satellite System / Indian Regional Network Satellite System / Indian Radio Network Satellite System | It is now called NavIC.
        2 | BOD | Biochemical Oxygen Demand / Biological Oxygen Demand | Biochemical Organic Demand / Biochemical Oxygen Deficit / Biochemical Organic Deficit | It tells how dirty water is.
        2 | ICBM | Intercontinental Ballistic Missile | International Ballistic Missile / Intercontinental Boosted Missile / International Boosted Missile | It flies more than 5,500 km.
        3 | PCR | Polymerase Chain Reaction | Polymerase Copy Reaction / Protein Chain Reaction / Protein Copy Reaction | It copies DNA.
        3 | ELISA | Enzyme-Linked Immunosorbent Assay | Enzyme-Linked Immunosensitive Assay / Electron-Linked Immunosorbent Assay / Electron-Linked Immunosensitive Assay | It is a test for HIV.
        3 | MASER | Microwave Amplification by Stimulated Emission of Radiation | Molecular Amplification by Stimulated Emission of Radiation / Microwave Amplification by Spontaneous Emission of Radiation / Molecular Amplification by Spontaneous Emission of Radiation | It came before the laser.
        3 | NavIC | Navigation with Indian Constellation | Navigation with Indian Coordinates / Navigation through Indian Constellation / Navigation through Indian Coordinates | It is the satellite navigation of India.
        3 | AWACS | Airborne Warning and Control System | Advanced Warning and Control System / Airborne Watch and Control System / Advanced Watch and Control System | It is a radar in an aircraft.
        3 | ITER | International Thermonuclear Experimental Reactor | International Thermonuclear Energy Reactor / International Tokamak Experimental Reactor / International Tokamak Energy Reactor | It is being built in France.
        3 | LIGO | Laser Interferometer Gravitational-Wave Observatory | Laser Interferometer Gamma-Wave Observatory / Linear Interferometer Gravitational-Wave Observatory / Linear Interferometer Gamma-Wave Observatory | It found gravitational waves in 2015.
      `,
    },
  ],
})
