import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Electrons fill orbitals from the lowest energy up. Four quantum numbers name each electron, and the configuration that results decides valency, colour and magnetism.',
  terms,
  method: [
    'Find the number of electrons: $Z$ for an atom, $Z$ less the charge for a positive ion.',
    'Fill by rising $n + l$; where it is equal, the smaller $n$ first: 1s 2s 2p 3s 3p 4s 3d 4p 5s.',
    'Put one electron into each orbital of a subshell before pairing (Hund).',
    'For an ion of a transition metal take the 4s electrons off first, then 3d.',
    'Count the unpaired electrons and use $\\mu = \\sqrt{n(n+2)}$ BM.',
  ],
  tables: [
    {
      title: 'Quantum numbers',
      columns: ['Number', 'Values', 'Tells'],
      rows: [
        ['principal $n$', '1, 2, 3, …', 'shell, size, energy'],
        ['azimuthal $l$', '0 to $n - 1$', 'subshell: s, p, d, f; shape'],
        ['magnetic $m_l$', '$-l$ to $+l$', 'orbital, its direction'],
        ['spin $m_s$', '$+\\frac{1}{2}$, $-\\frac{1}{2}$', 'direction of the spin'],
      ],
    },
    {
      title: 'Room and nodes',
      columns: ['What', 'Number'],
      rows: [
        ['Orbitals in a subshell', '$2l + 1$'],
        ['Electrons in a subshell', '$2(2l + 1)$: 2, 6, 10, 14'],
        ['Orbitals in a shell', '$n^2$'],
        ['Electrons in a shell', '$2n^2$'],
        ['Radial nodes', '$n - l - 1$'],
        ['Angular nodes', '$l$'],
        ['All nodes', '$n - 1$'],
      ],
    },
    {
      title: 'Configurations to know',
      columns: ['Species', 'Configuration', 'Unpaired'],
      rows: [
        ['Cr (24)', '[Ar] 3d⁵ 4s¹', '6'],
        ['Cu (29)', '[Ar] 3d¹⁰ 4s¹', '1'],
        ['Fe²⁺', '[Ar] 3d⁶', '4'],
        ['Fe³⁺, Mn²⁺', '[Ar] 3d⁵', '5'],
        ['Cr³⁺', '[Ar] 3d³', '3'],
        ['Cu²⁺', '[Ar] 3d⁹', '1'],
        ['Zn²⁺, Cu⁺', '[Ar] 3d¹⁰', '0'],
      ],
    },
    {
      title: 'Spin-only moments',
      columns: ['Unpaired electrons', '1', '2', '3', '4', '5'],
      rows: [['Moment in BM', '1.73', '2.83', '3.87', '4.90', '5.92']],
    },
  ],
  tips: [
    'The whole part of a spin-only moment is the number of unpaired electrons: 3.87 BM means 3.',
    'Half-filled and filled subshells are more stable: that is why Cr and Cu take one electron from 4s.',
    'A set with $l = n$ or $|m_l| > l$ cannot exist; look for that first.',
  ],
  mistakes: [
    'Taking 3d electrons off before those of 4s when an ion forms.',
    'Counting paired electrons as unpaired.',
    'Reading $l = 1$ as an s orbital.',
  ],
  advanced: [
    'Orbital angular momentum $= \\sqrt{l(l+1)}\\,\\dfrac{h}{2\\pi}$; spin angular momentum $= \\sqrt{s(s+1)}\\,\\dfrac{h}{2\\pi}$.',
    'In a shell $n$ there are $2(n - |m_l|)$ electrons with a given $m_l$ and $n^2$ with a given spin.',
  ],
})
