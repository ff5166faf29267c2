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
        astronomy: 'discoveries',
        chemistry: 'discoveries',
        biology: 'discoveries',
        medicine: 'medical-discoveries',
      },
    },
    kind: { header: 'Kind', kind: 'text' },
    // Before 1870, or later; machines and devices of the last hundred years stand apart: Volta did not make the laser.
    era: { header: 'Era', kind: 'text' },
  },
  near: ['field'],
  alike: ['kind', 'era'],
  concepts: ['inventions'],
  parts: [
    {
      sources: ['NCERT Science textbooks', 'Encyclopaedia Britannica'],
      rows: `
        1 | the invention of the telephone | Alexander Graham Bell | device | technology | late | He was granted the patent in 1876.
        1 | the practical electric light bulb | Thomas Alva Edison | device | technology | late | He showed it in 1879.
        1 | the invention of the phonograph | Thomas Alva Edison | device | technology | late | It was the first machine to play back sound.
        1 | wireless telegraphy (radio) | Guglielmo Marconi | device | technology | late | He shared the Nobel Prize in Physics of 1909.
        1 | the steam engine with a separate condenser | James Watt | machine | technology | early | The unit of power is named after him.
        1 | the steam locomotive Rocket | George Stephenson | machine | technology | early | It ran on the Liverpool and Manchester Railway.
        1 | the first powered aeroplane | Wilbur and Orville Wright | machine | technology | late | It flew at Kitty Hawk in 1903.
        2 | the invention of the jet engine | Frank Whittle / Hans von Ohain | machine | technology | recent | The two worked apart in Britain and Germany.
        1 | the petrol motor car | Karl Benz | machine | technology | late | He was granted the patent in 1886.
        2 | the four-stroke internal combustion engine | Nikolaus Otto | machine | technology | late | He built it in 1876.
        1 | the pneumatic tyre for bicycles | John Boyd Dunlop | machine | technology | late | He made it in 1887 for the tricycle of his son.
        1 | the assembly line for motor cars | Henry Ford | machine | technology | late | It built the Model T.
        1 | the invention of dynamite | Alfred Nobel | chemistry | technology | early | His will founded the Nobel Prizes.
        1 | the invention of television | John Logie Baird / Philo Farnsworth | device | technology | recent | Baird showed moving pictures in 1926.
        1 | the invention of the World Wide Web | Tim Berners-Lee | computer | technology | recent | He worked at CERN.
        1 | the analytical engine | Charles Babbage | computer | technology | early | He is called the father of the computer.
        2 | the invention of the computer mouse | Douglas Engelbart | computer | technology | recent | He showed it in 1968.
        2 | the invention of the transistor | Bardeen, Brattain and Shockley | device | technology | recent | It was made at Bell Labs in 1947.
        2 | the invention of the integrated circuit | Jack Kilby / Robert Noyce | device | technology | recent | Kilby received the Nobel Prize of 2000 for it.
        2 | the printing press with movable metal type | Johannes Gutenberg | device | technology | early | He printed a Bible about 1455.
        2 | the invention of the mercury barometer | Evangelista Torricelli | instrument | technology | early | It measures the pressure of air.
        2 | the invention of the mercury thermometer | Daniel Gabriel Fahrenheit | instrument | technology | early | A scale of temperature bears his name.
        1 | the invention of the electric battery | Alessandro Volta | device | technology | early | The volt is named after him.
        2 | the invention of the safety lamp for miners | Humphry Davy | device | technology | early | It kept the flame behind a gauze.
        2 | the invention of the lightning rod | Benjamin Franklin | device | technology | early | He flew a kite in a storm.
        2 | the invention of the stethoscope | René Laennec | instrument | technology | early | He made the first one of rolled paper.
        2 | the invention of the electrocardiograph | Willem Einthoven | instrument | technology | late | He won the Nobel Prize in 1924.
        1 | the discovery of penicillin | Alexander Fleming | medicine | life | late | He noticed it in 1928.
        1 | the smallpox vaccine | Edward Jenner | medicine | life | early | He used cowpox in 1796.
        1 | the rabies vaccine | Louis Pasteur | medicine | life | late | He gave it to a boy in 1885.
        1 | the injected polio vaccine | Jonas Salk | medicine | life | late | It came in 1955.
        2 | the oral polio vaccine | Albert Sabin | medicine | life | late | It is given as drops.
        1 | the discovery of insulin | Frederick Banting and Charles Best | medicine | life | late | It was found in Toronto in 1921.
        1 | the discovery of X-rays | Wilhelm Conrad Roentgen | physics | matter | late | He won the first Nobel Prize in Physics.
        1 | the discovery of radioactivity | Henri Becquerel | physics | matter | late | He found it in salts of uranium.
        1 | the discovery of radium and polonium | Marie and Pierre Curie | chemistry | matter | late | Marie Curie won two Nobel Prizes.
        1 | the discovery of the electron | J. J. Thomson | physics | matter | late | He found it in 1897.
        1 | the discovery of the atomic nucleus | Ernest Rutherford | physics | matter | late | Alpha particles bounced off gold foil.
        1 | the discovery of the neutron | James Chadwick | physics | matter | late | He found it in 1932.
        1 | the discovery of oxygen | Joseph Priestley / Carl Wilhelm Scheele | chemistry | matter | early | The name was given by Lavoisier.
        1 | the discovery of hydrogen | Henry Cavendish | chemistry | matter | early | He called it inflammable air.
        2 | the discovery of nitrogen | Daniel Rutherford | chemistry | matter | early | He found it in 1772.
        1 | the periodic table of 1869 | Dmitri Mendeleev | chemistry | matter | early | He left gaps for elements not yet found.
        1 | the modern periodic law | Henry Moseley | chemistry | matter | late | He put atomic number in place of mass.
        1 | the atomic theory of 1808 | John Dalton | chemistry | matter | early | He was also colour-blind.
        1 | the laws of motion | Isaac Newton | physics | matter | early | He told them in the Principia of 1687.
        1 | the theory of relativity | Albert Einstein | physics | matter | late | His Nobel Prize was for the photoelectric effect.
        1 | the quantum theory of radiation | Max Planck | physics | matter | late | Energy comes in packets.
        1 | the laws of planetary motion | Johannes Kepler | astronomy | matter | early | Planets move on ellipses.
        1 | the heliocentric model of the solar system | Nicolaus Copernicus | astronomy | matter | early | His book came out in 1543.
        1 | the discovery of electromagnetic induction | Michael Faraday | physics | matter | early | Generators work by it.
        2 | the discovery of the magnetic effect of electric current | Hans Christian Oersted | physics | matter | early | A compass needle moved beside a wire.
        1 indian-scientists | the discovery that scattered light can change its wavelength | C. V. Raman | physics | matter | late | It is called the Raman effect, and he won the Nobel Prize in 1930.
        1 indian-scientists | the invention of the crescograph | Jagadish Chandra Bose | instrument | technology | late | It records the growth of plants.
        1 | the discovery of blood groups | Karl Landsteiner | medicine | life | late | He won the Nobel Prize in 1930.
        1 | the discovery of the circulation of blood | William Harvey | biology | life | early | He told it in 1628.
        1 | the discovery of the cell | Robert Hooke | biology | life | early | He looked at cork.
        2 | the discovery of the cell nucleus | Robert Brown | biology | life | early | A random motion of particles is named after him too.
        1 | the discovery of the double helix structure of DNA | James Watson and Francis Crick | biology | life | late | They told it in 1953.
        1 | the laws of inheritance | Gregor Mendel | biology | life | early | He worked with garden peas.
        1 | the theory of evolution by natural selection | Charles Darwin | biology | life | early | He sailed on the Beagle.
        1 | the discovery of the malaria parasite in mosquitoes | Ronald Ross | medicine | life | late | He worked at Secunderabad.
        1 | the discovery of the tuberculosis bacillus | Robert Koch | medicine | life | late | He found it in 1882.
        2 | the discovery of bacteria | Antonie van Leeuwenhoek | biology | life | early | He ground his own lenses.
        1 | the binomial naming of living things | Carl Linnaeus | biology | life | early | Homo sapiens is such a name.
        1 | the script of raised dots for the blind | Louis Braille | device | technology | early | It has six raised dots.
        1 | the telegraph code of dots and dashes | Samuel Morse | device | technology | early | SOS is three dots, three dashes, three dots.
        2 | the invention of the laser | Theodore Maiman | device | technology | recent | The first one worked in 1960 with a ruby.
        2 | the invention of Bakelite | Leo Baekeland | chemistry | technology | late | It was the first fully synthetic plastic.
        1 | the invention of the hot-air balloon | the Montgolfier brothers | machine | technology | early | It flew in France in 1783.
        2 | the lift with a safety brake | Elisha Otis | machine | technology | early | It made tall buildings possible.
      `,
    },
  ],
})
