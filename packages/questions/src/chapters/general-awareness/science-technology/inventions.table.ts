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
      askBack: [
        'Which of the following is credited to {value}?',
        'For which of the following is {value} known?',
      ],
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
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['field'],
  alike: ['kind'],
  concepts: ['inventions'],
  parts: [
    {
      sources: ['NCERT Science textbooks', 'Encyclopaedia Britannica'],
      rows: `
        1 | the invention of the telephone | Alexander Graham Bell | device | technology | He was granted the patent in 1876.
        1 | the practical electric light bulb | Thomas Alva Edison | device | technology | He showed it in 1879.
        1 | the invention of the phonograph | Thomas Alva Edison | device | technology | It was the first machine to play back sound.
        1 | wireless telegraphy (radio) | Guglielmo Marconi | device | technology | He shared the Nobel Prize in Physics of 1909.
        1 | the steam engine with a separate condenser | James Watt | machine | technology | The unit of power is named after him.
        1 | the steam locomotive Rocket | George Stephenson | machine | technology | It ran on the Liverpool and Manchester Railway.
        1 | the first powered aeroplane | Wilbur and Orville Wright | machine | technology | It flew at Kitty Hawk in 1903.
        2 | the invention of the jet engine | Frank Whittle / Hans von Ohain | machine | technology | The two worked apart in Britain and Germany.
        1 | the petrol motor car | Karl Benz | machine | technology | He was granted the patent in 1886.
        2 | the four-stroke internal combustion engine | Nikolaus Otto | machine | technology | He built it in 1876.
        3 | the pneumatic tyre for bicycles | John Boyd Dunlop | machine | technology | He made it in 1887 for the tricycle of his son.
        1 | the assembly line for motor cars | Henry Ford | machine | technology | It built the Model T.
        1 | the invention of dynamite | Alfred Nobel | chemistry | technology | His will founded the Nobel Prizes.
        1 | the invention of television | John Logie Baird / Philo Farnsworth | device | technology | Baird showed moving pictures in 1926.
        1 | the invention of the World Wide Web | Tim Berners-Lee | computer | technology | He worked at CERN.
        1 | the analytical engine | Charles Babbage | computer | technology | He is called the father of the computer.
        2 | the invention of the computer mouse | Douglas Engelbart | computer | technology | He showed it in 1968.
        2 | the invention of the transistor | Bardeen, Brattain and Shockley | device | technology | It was made at Bell Labs in 1947.
        2 | the invention of the integrated circuit | Jack Kilby / Robert Noyce | device | technology | Kilby received the Nobel Prize of 2000 for it.
        2 | the printing press with movable metal type | Johannes Gutenberg | device | technology | He printed a Bible about 1455.
        2 | the invention of the mercury barometer | Evangelista Torricelli | instrument | technology | It measures the pressure of air.
        2 | the invention of the mercury thermometer | Daniel Gabriel Fahrenheit | instrument | technology | A scale of temperature bears his name.
        1 | the invention of the electric battery | Alessandro Volta | device | technology | The volt is named after him.
        2 | the invention of the safety lamp for miners | Humphry Davy | device | technology | It kept the flame behind a gauze.
        2 | the invention of the lightning rod | Benjamin Franklin | device | technology | He flew a kite in a storm.
        2 | the invention of the stethoscope | René Laennec | instrument | technology | He made the first one of rolled paper.
        2 | the invention of the electrocardiograph | Willem Einthoven | instrument | technology | He won the Nobel Prize in 1924.
        1 | the discovery of penicillin | Alexander Fleming | medicine | life | He noticed it in 1928.
        1 | the smallpox vaccine | Edward Jenner | medicine | life | He used cowpox in 1796.
        1 | the rabies vaccine | Louis Pasteur | medicine | life | He gave it to a boy in 1885.
        1 | the injected polio vaccine | Jonas Salk | medicine | life | It came in 1955.
        2 | the oral polio vaccine | Albert Sabin | medicine | life | It is given as drops.
        1 | the discovery of insulin | Frederick Banting and Charles Best | medicine | life | It was found in Toronto in 1921.
        1 | the discovery of X-rays | Wilhelm Conrad Roentgen | physics | matter | He won the first Nobel Prize in Physics.
        1 | the discovery of radioactivity | Henri Becquerel | physics | matter | He found it in salts of uranium.
        1 | the discovery of radium and polonium | Marie and Pierre Curie | chemistry | matter | Marie Curie won two Nobel Prizes.
        1 | the discovery of the electron | J. J. Thomson | physics | matter | He found it in 1897.
        1 | the discovery of the atomic nucleus | Ernest Rutherford | physics | matter | Alpha particles bounced off gold foil.
        1 | the discovery of the neutron | James Chadwick | physics | matter | He found it in 1932.
        1 | the discovery of oxygen | Joseph Priestley / Carl Wilhelm Scheele | chemistry | matter | The name was given by Lavoisier.
        1 | the discovery of hydrogen | Henry Cavendish | chemistry | matter | He called it inflammable air.
        2 | the discovery of nitrogen | Daniel Rutherford | chemistry | matter | He found it in 1772.
        1 | the periodic table of 1869 | Dmitri Mendeleev | chemistry | matter | He left gaps for elements not yet found.
        1 | the modern periodic law | Henry Moseley | chemistry | matter | He put atomic number in place of mass.
        1 | the atomic theory of 1808 | John Dalton | chemistry | matter | He was also colour-blind.
        1 | the laws of motion | Isaac Newton | physics | matter | He told them in the Principia of 1687.
        1 | the theory of relativity | Albert Einstein | physics | matter | His Nobel Prize was for the photoelectric effect.
        1 | the quantum theory of radiation | Max Planck | physics | matter | Energy comes in packets.
        1 | the laws of planetary motion | Johannes Kepler | physics | matter | Planets move on ellipses.
        1 | the heliocentric model of the solar system | Nicolaus Copernicus | physics | matter | His book came out in 1543.
        1 | the discovery of electromagnetic induction | Michael Faraday | physics | matter | Generators work by it.
        2 | the discovery of the magnetic effect of electric current | Hans Christian Oersted | physics | matter | A compass needle moved beside a wire.
        1 indian-scientists | the discovery that scattered light can change its wavelength | C. V. Raman | physics | matter | It is called the Raman effect, and he won the Nobel Prize in 1930.
        1 indian-scientists | the invention of the crescograph | Jagadish Chandra Bose | instrument | technology | It records the growth of plants.
        1 | the discovery of blood groups | Karl Landsteiner | medicine | life | He won the Nobel Prize in 1930.
        1 | the discovery of the circulation of blood | William Harvey | biology | life | He told it in 1628.
        1 | the discovery of the cell | Robert Hooke | biology | life | He looked at cork.
        2 | the discovery of the cell nucleus | Robert Brown | biology | life | A random motion of particles is named after him too.
        1 | the discovery of the double helix structure of DNA | James Watson and Francis Crick | biology | life | They told it in 1953.
        1 | the laws of inheritance | Gregor Mendel | biology | life | He worked with garden peas.
        1 | the theory of evolution by natural selection | Charles Darwin | biology | life | He sailed on the Beagle.
        1 | the discovery of the malaria parasite in mosquitoes | Ronald Ross | medicine | life | He worked at Secunderabad.
        1 | the discovery of the tuberculosis bacillus | Robert Koch | medicine | life | He found it in 1882.
        2 | the discovery of bacteria | Antonie van Leeuwenhoek | biology | life | He ground his own lenses.
        1 | the binomial naming of living things | Carl Linnaeus | biology | life | Homo sapiens is such a name.
        1 | the script of raised dots for the blind | Louis Braille | device | technology | It has six raised dots.
        1 | the telegraph code of dots and dashes | Samuel Morse | device | technology | SOS is three dots, three dashes, three dots.
        2 | the invention of the laser | Theodore Maiman | device | technology | The first one worked in 1960 with a ruby.
        2 | the invention of Bakelite | Leo Baekeland | chemistry | technology | It was the first fully synthetic plastic.
        2 | the invention of the hot-air balloon | the Montgolfier brothers | machine | technology | It flew in France in 1783.
        2 | the lift with a safety brake | Elisha Otis | machine | technology | It made tall buildings possible.
      `,
    },
  ],
})
