import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'An oscillation repeats in time, a wave carries it through space. Period, frequency, wavelength and speed hang together by two short formulas.',
  terms,
  method: [
    'Write down what is given: $T$, $f$, $\\lambda$, $v$, amplitude.',
    'Use $f = \\frac{1}{T}$ and $v = f\\lambda$ first.',
    'Spring, pendulum, string or pipe? Take its formula.',
    'Check the units: Hz, m, s.',
  ],
  tables: [
    {
      title: 'Oscillations',
      columns: ['What', 'Formula'],
      rows: [
        ['Position', '$x = A\\sin(\\omega t + \\varphi)$, $\\ \\omega = \\dfrac{2\\pi}{T}$'],
        ['Greatest speed, acceleration', '$A\\omega$, $\\ A\\omega^2$'],
        ['Speed at $x$', '$\\omega\\sqrt{A^2 - x^2}$'],
        ['Spring', '$T = 2\\pi\\sqrt{\\dfrac{m}{k}}$'],
        ['Pendulum', '$T = 2\\pi\\sqrt{\\dfrac{l}{g}}$'],
        ['Energy', '$\\dfrac{1}{2}kA^2$'],
      ],
    },
    {
      title: 'Waves',
      columns: ['What', 'Formula'],
      rows: [
        ['Speed', '$v = f\\lambda$'],
        ['String', '$v = \\sqrt{\\dfrac{T}{\\mu}}$, $\\ f_n = \\dfrac{n v}{2l}$'],
        ['Open pipe', '$f_n = \\dfrac{n v}{2l}$'],
        ['Closed pipe', '$f_n = \\dfrac{(2n-1) v}{4l}$, odd harmonics only'],
        ['Beats', '$\\lvert f_1 - f_2 \\rvert$'],
        ['Doppler', "$f' = f\\,\\dfrac{v \\pm v_o}{v \\mp v_s}$, upper signs towards each other"],
      ],
    },
  ],
  tips: [
    'The period of a pendulum does not depend on mass or (small) amplitude.',
    'Four times the length: twice the period.',
    'Springs: in series $\\frac{1}{k} = \\frac{1}{k_1} + \\frac{1}{k_2}$, in parallel $k = k_1 + k_2$.',
  ],
  mistakes: [
    'Taking the frequency to change when a wave enters another medium: only speed and wavelength do.',
    'Counting even harmonics in a closed pipe.',
  ],
  advanced: [
    'Sound in a gas: $v = \\sqrt{\\frac{\\gamma R T}{M}}$, so it grows with $\\sqrt T$ and not with the pressure.',
  ],
})
