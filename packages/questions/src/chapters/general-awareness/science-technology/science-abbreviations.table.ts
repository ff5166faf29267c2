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
        1 | DRDO | Defence Research and Development Organisation | Defence Rocket and Development Organisation / Defence Research and Deployment Organisation / Defence Rocket and Deployment Organisation | It makes missiles.
        1 | BARC | Bhabha Atomic Research Centre | Bharat Atomic Research Centre / Bhabha Astronomical Research Centre / Bharat Astronomical Research Centre | It is at Trombay.
        2 | CSIR | Council of Scientific and Industrial Research | Council of Social and Industrial Research / Council of Scientific and International Research / Council of Social and International Research | It began in 1942.
        1 | PSLV | Polar Satellite Launch Vehicle | Primary Satellite Launch Vehicle / Polar Satellite Lift Vehicle / Primary Satellite Lift Vehicle | It launched Chandrayaan-1.
        2 | GSLV | Geosynchronous Satellite Launch Vehicle | Geostationary Satellite Launch Vehicle / Geosynchronous Satellite Landing Vehicle / Geostationary Satellite Landing Vehicle | It lifts heavy craft.
        1 | LASER | Light Amplification by Stimulated Emission of Radiation | Light Absorption by Stimulated Emission of Radiation / Light Amplification by Spontaneous Emission of Radiation / Light Absorption by Spontaneous Emission of Radiation | Its light is of one colour.
        1 | RADAR | Radio Detection and Ranging | Radio Distance and Ranging / Radio Detection and Recording / Radio Distance and Recording | It finds aircraft.
        1 | SONAR | Sound Navigation and Ranging | Solar Navigation and Ranging / Sound Notation and Ranging / Solar Notation and Ranging | It finds submarines.
        1 | LED | Light Emitting Diode | Linear Emitting Diode / Light Emitting Device / Linear Emitting Device | It saves power.
        1 | LCD | Liquid Crystal Display | Linear Crystal Display / Liquid Crystal Diode / Linear Crystal Diode | It shows pictures.
        1 | DNA | Deoxyribonucleic Acid | Deoxyribonitric Acid / Dextroribonucleic Acid / Dextroribonitric Acid | It holds genes.
        1 | RNA | Ribonucleic Acid | Ribonitric Acid / Rhizonucleic Acid / Rhizonitric Acid | It carries messages.
        1 | AIDS | Acquired Immune Deficiency Syndrome | Active Immune Deficiency Syndrome / Acquired Immune Disease Syndrome / Active Immune Disease Syndrome | HIV causes it.
        1 | HIV | Human Immunodeficiency Virus | Human Immunosuppression Virus / Human Immunodeficiency Variant / Human Immunosuppression Variant | It weakens defence.
        2 | ECG | Electrocardiogram | Electrocardiometer / Electrocerebrogram / Electrocerebrometer | It records the heart.
        2 | MRI | Magnetic Resonance Imaging | Molecular Resonance Imaging / Magnetic Radiation Imaging / Molecular Radiation Imaging | It needs no X-rays.
        1 | LPG | Liquefied Petroleum Gas | Light Petroleum Gas / Liquefied Pressurised Gas / Light Pressurised Gas | It cooks food.
        1 | CNG | Compressed Natural Gas | Condensed Natural Gas / Compressed Nitrogen Gas / Condensed Nitrogen Gas | It drives buses.
        2 | CFC | Chlorofluorocarbon | Chlorofluorocalcium / Chloroferrocarbon / Chloroferrocalcium | It harms ozone.
        2 | IRNSS | Indian Regional Navigation Satellite System | Indian Radio Navigation Satellite System / Indian Regional Network Satellite System / Indian Radio Network Satellite System | It is now called NavIC.
        2 | BOD | Biochemical Oxygen Demand / Biological Oxygen Demand | Biochemical Organic Demand / Biochemical Oxygen Density / Biochemical Organic Density | It tells how dirty water is.
        2 | ICBM | Intercontinental Ballistic Missile | International Ballistic Missile / Intercontinental Bombing Missile / International Bombing Missile | It flies more than 5,500 km.
        3 | PCR | Polymerase Chain Reaction | Protein Chain Reaction / Polymerase Cell Reaction / Protein Cell Reaction | It copies DNA.
        3 | ELISA | Enzyme-Linked Immunosorbent Assay | Energy-Linked Immunosorbent Assay / Enzyme-Linked Immunosensitive Assay / Energy-Linked Immunosensitive Assay | It is a test for HIV.
        3 | MASER | Microwave Amplification by Stimulated Emission of Radiation | Magnetic Amplification by Stimulated Emission of Radiation / Microwave Amplification by Spontaneous Emission of Radiation / Magnetic Amplification by Spontaneous Emission of Radiation | It came before the laser.
        3 | NavIC | Navigation with Indian Constellation | Navigation within Indian Constellation / Navigation with Indian Coordinates / Navigation within Indian Coordinates | It is the satellite navigation of India.
        3 | AWACS | Airborne Warning and Control System | Advanced Warning and Control System / Airborne Watch and Control System / Advanced Watch and Control System | It is a radar in an aircraft.
        3 | ITER | International Thermonuclear Experimental Reactor | International Thermal Experimental Reactor / International Thermonuclear Energy Reactor / International Thermal Energy Reactor | It is being built in France.
        3 | LIGO | Laser Interferometer Gravitational-Wave Observatory | Light Interferometer Gravitational-Wave Observatory / Laser Interferometer Galactic-Wave Observatory / Light Interferometer Galactic-Wave Observatory | It found gravitational waves in 2015.
      `,
    },
  ],
})
