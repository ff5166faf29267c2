import { defineNotes } from '../../../kit/define-notes.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'A set is a collection, a relation is a set of ordered pairs, and a function is a relation in which every input has exactly one output. Nearly every counting question comes from one idea: make one choice for each element and multiply the choices.',
  terms,
  method: [
    'Write down the sizes: $n(A) = m$ and $n(B) = n$.',
    'Ask for what a choice is made: for each element (subsets), for each pair (relations) or for each input (functions).',
    'Raise the number of choices to the number of things that are chosen for.',
    'For a composite work from the inside: $(f \\circ g)(x)$ is $g$ first, then $f$.',
    'For an inverse write $y = f(x)$, solve for $x$, then change the letters.',
  ],
  tables: [
    {
      title: 'How many',
      columns: ['What', 'Number', 'Why'],
      rows: [
        ['Subsets of a set of $n$', '$2^n$', 'each element is in or out'],
        ['Proper subsets', '$2^n - 1$', 'the set itself is left out'],
        ['Pairs of $A \\times B$', '$mn$', 'each of $m$ with each of $n$'],
        ['Relations from $A$ to $B$', '$2^{mn}$', 'each pair is in or out'],
        ['Functions from $A$ to $B$', '$n^m$', 'each input has $n$ outputs to choose from'],
        ['One-one functions, $m \\le n$', '$\\dfrac{n!}{(n-m)!}$', 'no output may be taken twice'],
        ['One-one and onto, $m = n$', '$n!$', 'an arrangement of the outputs'],
      ],
    },
    {
      title: 'Laws of sets',
      columns: ['Law', 'Form'],
      rows: [
        ['Two sets', '$n(A \\cup B) = n(A) + n(B) - n(A \\cap B)$'],
        ['De Morgan', "$(A \\cup B)' = A' \\cap B'$ and $(A \\cap B)' = A' \\cup B'$"],
        ['Difference', "$A - B = A \\cap B'$"],
      ],
    },
    {
      title: 'More counts',
      columns: ['What', 'Number'],
      rows: [
        ['Reflexive relations on a set of $n$', '$2^{n^2 - n}$'],
        ['Symmetric relations on a set of $n$', '$2^{n(n+1)/2}$'],
        ['Onto functions from $m$ to 2 elements', '$2^m - 2$'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'The exponent belongs to the inputs: functions from 3 elements to 5 are $5^3$, not $3^5$.',
    'With $m > n$ no function is one-one; with $m < n$ none is onto.',
    'The empty set is a subset of every set; its power set has one element.',
    'Check an inverse with one number: $f(2) = 7$ must give $f^{-1}(7) = 2$.',
    '$f \\circ g$ and $g \\circ f$ are different functions as a rule.',
  ],
  mistakes: [
    'Writing $m^n$ for $n^m$.',
    'Counting the set itself among its proper subsets.',
    'Doing the outer function of a composite first.',
    'Reading $f^{-1}(x)$ as $\\dfrac{1}{f(x)}$.',
  ],
  advanced: [
    'An equivalence relation is reflexive, symmetric and transitive; its classes cut the set into parts without overlap.',
    'A function has an inverse exactly when it is one-one and onto.',
  ],
})
