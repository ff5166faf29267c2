import { defineTable } from '../../../kit/facts/define-table.ts'

/** Inventions and discoveries as school books credit them; where two people are credited, both are listed. */
export const inventions = defineTable({
  id: 'inventions',
  about: 'inventions and discoveries',
  header: 'Invention or discovery',
  columns: {
    person: {
      header: 'Credited to',
      kind: 'text',
      ask: ['Who is credited with {name}?', 'Who among the following is credited with {name}?'],
      askBack: ['Which of these is credited to {value}?', 'For which of the following is {value} known?'],
      say: 'The credit for {name} goes to {value}',
      weight: 2,
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        physics: 'discoveries',
        chemistry: 'discoveries',
        biology: 'discoveries',
        medicine: 'medical-discoveries',
      },
    },
  },
  near: ['field'],
  concepts: ['inventions'],
  parts: [
    {
      sources: ['NCERT Science textbooks', 'Encyclopaedia Britannica'],
      rows: `
        1 | the telephone | Alexander Graham Bell | device | He was granted the patent in 1876.
        1 | the practical electric light bulb | Thomas Alva Edison | device | He showed it in 1879.
        1 | the phonograph | Thomas Alva Edison | device | It was the first machine to play back sound.
        1 | wireless telegraphy (radio) | Guglielmo Marconi | device | He shared the Nobel Prize in Physics of 1909.
        1 | the steam engine with a separate condenser | James Watt | machine | The unit of power is named after him.
        1 | the steam locomotive Rocket | George Stephenson | machine | It ran on the Liverpool and Manchester Railway.
        1 | the first powered aeroplane | Wilbur and Orville Wright | machine | It flew at Kitty Hawk in 1903.
        2 | the compression-ignition engine | Rudolf Diesel | machine | It is called the diesel engine.
        2 | the jet engine | Frank Whittle / Hans von Ohain | machine | The two worked apart in Britain and Germany.
        1 | the petrol motor car | Karl Benz | machine | He was granted the patent in 1886.
        2 | the assembly line for motor cars | Henry Ford | machine | It built the Model T.
        1 | dynamite | Alfred Nobel | chemistry | His will founded the Nobel Prizes.
        1 | television | John Logie Baird / Philo Farnsworth | device | Baird showed moving pictures in 1926.
        2 | the World Wide Web | Tim Berners-Lee | computer | He worked at CERN.
        1 | the analytical engine | Charles Babbage | computer | He is called the father of the computer.
        2 | the computer mouse | Douglas Engelbart | computer | He showed it in 1968.
        2 | the transistor | Bardeen, Brattain and Shockley | device | It was made at Bell Labs in 1947.
        2 | the integrated circuit | Jack Kilby / Robert Noyce | device | Kilby received the Nobel Prize of 2000 for it.
        2 | the printing press with movable metal type | Johannes Gutenberg | device | He printed a Bible about 1455.
        2 | the mercury barometer | Evangelista Torricelli | instrument | It measures the pressure of air.
        2 | the mercury thermometer | Daniel Gabriel Fahrenheit | instrument | A scale of temperature bears his name.
        1 | the electric battery (pile) | Alessandro Volta | device | The volt is named after him.
        2 | the safety lamp for miners | Humphry Davy | device | It kept the flame behind a gauze.
        2 | the lightning rod | Benjamin Franklin | device | He flew a kite in a storm.
        2 | the stethoscope | René Laennec | instrument | He made the first one of rolled paper.
        2 | the electrocardiograph | Willem Einthoven | instrument | He won the Nobel Prize in 1924.
        1 | penicillin | Alexander Fleming | medicine | He noticed it in 1928.
        1 | the smallpox vaccine | Edward Jenner | medicine | He used cowpox in 1796.
        1 | the rabies vaccine | Louis Pasteur | medicine | He gave it to a boy in 1885.
        1 | the injected polio vaccine | Jonas Salk | medicine | It came in 1955.
        2 | the oral polio vaccine | Albert Sabin | medicine | It is given as drops.
        1 | insulin | Frederick Banting and Charles Best | medicine | It was found in Toronto in 1921.
        1 | X-rays | Wilhelm Conrad Roentgen | physics | He won the first Nobel Prize in Physics.
        1 | radioactivity | Henri Becquerel | physics | He found it in salts of uranium.
        1 | radium and polonium | Marie and Pierre Curie | chemistry | Marie Curie won two Nobel Prizes.
        1 | the electron | J. J. Thomson | physics | He found it in 1897.
        1 | the atomic nucleus | Ernest Rutherford | physics | Alpha particles bounced off gold foil.
        1 | the neutron | James Chadwick | physics | He found it in 1932.
        1 | oxygen | Joseph Priestley / Carl Wilhelm Scheele | chemistry | The name was given by Lavoisier.
        1 | hydrogen (as an element) | Henry Cavendish | chemistry | He called it inflammable air.
        2 | nitrogen | Daniel Rutherford | chemistry | He found it in 1772.
        1 | the periodic table of 1869 | Dmitri Mendeleev | chemistry | He left gaps for elements not yet found.
        1 | the modern periodic law | Henry Moseley | chemistry | He put atomic number in place of mass.
        1 | the atomic theory of 1808 | John Dalton | chemistry | He was also colour-blind.
        1 | the laws of motion | Isaac Newton | physics | He told them in the Principia of 1687.
        1 | the theory of relativity | Albert Einstein | physics | His Nobel Prize was for the photoelectric effect.
        1 | the quantum theory of radiation | Max Planck | physics | Energy comes in packets.
        1 | the laws of planetary motion | Johannes Kepler | physics | Planets move on ellipses.
        1 | the heliocentric model of the solar system | Nicolaus Copernicus | physics | His book came out in 1543.
        1 | electromagnetic induction | Michael Faraday | physics | Generators work by it.
        2 | the link of electric current and magnetism | Hans Christian Oersted | physics | A compass needle moved beside a wire.
        1 indian-scientists | the discovery that scattered light changes its wavelength | C. V. Raman | physics | It is called the Raman effect, and he won the Nobel Prize in 1930.
        1 indian-scientists | the crescograph | Jagadish Chandra Bose | instrument | It records the growth of plants.
        1 | blood groups | Karl Landsteiner | medicine | He won the Nobel Prize in 1930.
        1 | the circulation of blood | William Harvey | biology | He told it in 1628.
        1 | the cell | Robert Hooke | biology | He looked at cork.
        2 | the cell nucleus | Robert Brown | biology | A random motion of particles is named after him too.
        1 | the double helix of DNA | James Watson and Francis Crick | biology | They told it in 1953.
        1 | the laws of inheritance | Gregor Mendel | biology | He worked with garden peas.
        1 | evolution by natural selection | Charles Darwin | biology | He sailed on the Beagle.
        1 | the malaria parasite in mosquitoes | Ronald Ross | medicine | He worked at Secunderabad.
        1 | the tuberculosis bacillus | Robert Koch | medicine | He found it in 1882.
        2 | bacteria (animalcules) under a microscope | Antonie van Leeuwenhoek | biology | He ground his own lenses.
        1 | the binomial naming of living things | Carl Linnaeus | biology | Homo sapiens is such a name.
        2 | the script of raised dots for the blind | Louis Braille | device | It has six raised dots.
        2 | the telegraph code of dots and dashes | Samuel Morse | device | SOS is three dots, three dashes, three dots.
        2 | the laser | Theodore Maiman | device | The first one worked in 1960 with a ruby.
        2 | Bakelite | Leo Baekeland | chemistry | It was the first fully synthetic plastic.
        2 | the hot-air balloon | the Montgolfier brothers | machine | It flew in France in 1783.
        2 | the lift with a safety brake | Elisha Otis | machine | It made tall buildings possible.
      `,
    },
  ],
})
