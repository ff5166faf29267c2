import { defineNotes } from '../../../kit/define-notes.ts'
import { sections } from './sections.ts'
import { terms } from './terms.ts'

export const notes = defineNotes({
  overview:
    'Mensuration is about lengths, areas and volumes. Know the formulas, keep the units equal, and look for what stays the same: when a solid is recast the volume stays, when a wire is bent the length stays.',
  terms,
  method: [
    'Draw the figure and write the lengths on it in one unit.',
    'Decide: boundary (perimeter), surface (area) or content (volume).',
    'Cut the figure into known ones, or take a small one from a large one.',
    'Put numbers in only at the end; $\\pi$ often cancels.',
  ],
  tables: [
    {
      title: 'Plane figures',
      columns: ['Figure', 'Area', 'Perimeter'],
      rows: [
        ['Triangle', '$\\dfrac{1}{2}bh = \\sqrt{s(s-a)(s-b)(s-c)}$', '$2s = a+b+c$'],
        ['Equilateral triangle', '$\\dfrac{\\sqrt3}{4}a^2$', '$3a$'],
        ['Rectangle', '$lb$', '$2(l+b)$'],
        ['Parallelogram', '$bh$', '$2(a+b)$'],
        ['Rhombus', '$\\dfrac{1}{2}d_1 d_2$', '$4a$'],
        ['Trapezium', '$\\dfrac{1}{2}(a+b)h$', 'sum of the sides'],
        ['Circle', '$\\pi r^2$', '$2\\pi r$'],
        ['Sector of $\\theta$°', '$\\dfrac{\\theta}{360}\\pi r^2$', '$\\dfrac{\\theta}{360} 2\\pi r + 2r$'],
      ],
    },
    {
      title: 'Solids',
      columns: ['Solid', 'Volume', 'Curved surface', 'Whole surface'],
      rows: [
        ['Cuboid', '$lbh$', '$2h(l+b)$', '$2(lb+bh+hl)$'],
        ['Cube', '$a^3$', '$4a^2$', '$6a^2$'],
        ['Cylinder', '$\\pi r^2 h$', '$2\\pi r h$', '$2\\pi r(r+h)$'],
        ['Cone', '$\\dfrac{1}{3}\\pi r^2 h$', '$\\pi r l$', '$\\pi r(r+l)$'],
        ['Sphere', '$\\dfrac{4}{3}\\pi r^3$', '$4\\pi r^2$', '$4\\pi r^2$'],
        ['Hemisphere', '$\\dfrac{2}{3}\\pi r^3$', '$2\\pi r^2$', '$3\\pi r^2$'],
      ],
    },
    {
      title: 'Less common',
      columns: ['What', 'Formula'],
      rows: [
        ['Frustum, volume', '$\\dfrac{1}{3}\\pi h(R^2+Rr+r^2)$'],
        ['Frustum, curved surface', '$\\pi l (R+r)$'],
        ['Diagonal of a cuboid', '$\\sqrt{l^2+b^2+h^2}$'],
        ['Hollow cylinder', '$\\pi h (R^2 - r^2)$'],
        ['Path of width $w$ around $l \\times b$', '$2w(l+b+2w)$'],
      ],
      advanced: true,
    },
  ],
  tips: [
    'Lengths times $k$: areas times $k^2$, volumes times $k^3$.',
    'Slant height of a cone: $l = \\sqrt{r^2+h^2}$; know 3-4-5, 5-12-13, 8-15-17, 7-24-25.',
    'Litres: $1\\ \\text{m}^3 = 1000\\ \\text{L}$, $1\\ \\text{L} = 1000\\ \\text{cm}^3$.',
  ],
  mistakes: [
    'Taking the diameter for the radius.',
    'Mixing cm and m: $1\\ \\text{m}^2 = 10{,}000\\ \\text{cm}^2$.',
    'Forgetting that a hemisphere has a flat face as well.',
  ],
  advanced: [
    'If each length changes by $x\\%$, $y\\%$, $z\\%$ apply the successive-percent rule to the volume.',
  ],
  sections,
})
