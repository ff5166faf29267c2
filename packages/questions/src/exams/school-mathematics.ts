import type { SyllabusLines } from './exam.ts'

/**
 * Weights are counts over 6,420 questions of SSC papers; lines that were not counted get a weight like similar ones.
 */
export const SSC_MATHEMATICS: SyllabusLines = {
  Mensuration: [709, 'mensuration'],
  Geometry: [560, 'geometry'],
  'Coordinate Geometry': [75, 'coordinate-geometry'],
  Algebra: [593, 'algebra', 'quadratic-equations'],
  Trigonometry: [540, 'trigonometry'],
  Percentage: [387, 'percentage'],
  'Profit & Loss': [386, 'profit-and-loss'],
  'Speed, Time & Distance': [300, 'speed-time-distance'],
  'Boats & Streams': [59, 'boats'],
  Average: [328, 'average'],
  'Time & Work': [239, 'time-and-work'],
  'Pipes & Cisterns': [60, 'pipes'],
  'Number System': [220, 'number-system'],
  'HCF & LCM': [63, 'hcf-lcm'],
  'Ratio & Proportion': [220, 'ratio-proportion'],
  'Problems on Ages': [60, 'ages'],
  Discount: [259, 'discount'],
  'Simple Interest': [188, 'simple-interest'],
  'Compound Interest': [162, 'compound-interest'],
  Simplification: [185, 'simplification'],
  'Surds & Indices': [90, 'surds-and-indices'],
  'Fractions & Decimals': [50, 'fractions-and-decimals'],
  'Data Interpretation': [300, 'data-interpretation'],
  'Mixture & Alligation': [110, 'mixture'],
  Partnership: [60, 'partnership'],
  Statistics: [60, 'statistics'],
  Probability: [30, 'probability'],
}

/** Railway papers follow the same books, with more arithmetic and less geometry and trigonometry. */
export const RAILWAY_MATHEMATICS: SyllabusLines = {
  ...SSC_MATHEMATICS,
  Mensuration: [420, 'mensuration'],
  Geometry: [240, 'geometry'],
  'Coordinate Geometry': [30, 'coordinate-geometry'],
  Algebra: [280, 'algebra', 'quadratic-equations'],
  Trigonometry: [240, 'trigonometry'],
  'Number System': [420, 'number-system'],
  'HCF & LCM': [180, 'hcf-lcm'],
  Simplification: [420, 'simplification'],
  Statistics: [180, 'statistics'],
  'Problems on Ages': [120, 'ages'],
}

/** The constable paper asks only arithmetic and areas. */
export const BASIC_MATHEMATICS: SyllabusLines = {
  Mensuration: [250, 'mensuration'],
  Percentage: [300, 'percentage'],
  'Profit & Loss': [260, 'profit-and-loss'],
  Discount: [220, 'discount'],
  'Simple Interest': [180, 'simple-interest'],
  'Compound Interest': [160, 'compound-interest'],
  'Ratio & Proportion': [260, 'ratio-proportion'],
  'Problems on Ages': [60, 'ages'],
  Average: [260, 'average'],
  'Speed, Time & Distance': [240, 'speed-time-distance'],
  'Boats & Streams': [50, 'boats'],
  'Time & Work': [240, 'time-and-work'],
  'Pipes & Cisterns': [50, 'pipes'],
  'Number System': [240, 'number-system'],
  'HCF & LCM': [100, 'hcf-lcm'],
  Simplification: [220, 'simplification'],
  'Fractions & Decimals': [120, 'fractions-and-decimals'],
  'Mixture & Alligation': [60, 'mixture'],
}

/** Bank prelims: whole sets on one chart or table, series and quick arithmetic; no geometry beyond areas. */
export const BANK_MATHEMATICS: SyllabusLines = {
  'Data Interpretation': [
    15,
    'interpretation/table-set',
    'interpretation/bar-set',
    'interpretation/line-set',
    'interpretation/pie-set',
    'interpretation/radar-set',
    'interpretation/mixed-set',
    'interpretation/caselet-set',
  ],
  // Few are asked alone, but whoever asks for the bar charts of IBPS PO gets them.
  'Data Interpretation, Single Questions': [
    0.3,
    'interpretation/table',
    'interpretation/bar',
    'interpretation/line',
    'interpretation/pie',
    'interpretation/caselet',
    'interpretation/missing-value',
  ],
  'Simplification & Approximation': [6, 'simplification', 'surds-and-indices', 'fractions-and-decimals'],
  'Number Series': [4.5, 'reasoning/number-series', 'reasoning/wrong-number'],
  'Quadratic Equations': [4.5, 'algebra/quadratic-compare'],
  'Data Sufficiency & Quantity Comparison': [
    1.5,
    'interpretation/sufficiency',
    'interpretation/quantity-compare',
  ],
  Percentage: [1, 'percentage'],
  'Profit, Loss & Discount': [1.5, 'profit-and-loss', 'discount'],
  'Simple & Compound Interest': [1.2, 'simple-interest', 'compound-interest'],
  'Ratio & Proportion': [0.8, 'ratio-proportion'],
  Partnership: [0.7, 'partnership'],
  'Problems on Ages': [0.7, 'ages'],
  Average: [0.7, 'average'],
  'Mixture & Alligation': [0.9, 'mixture'],
  'Time & Work': [1.2, 'time-and-work'],
  'Pipes & Cisterns': [0.5, 'pipes'],
  'Speed, Time & Distance': [1.2, 'speed-time-distance'],
  'Boats & Streams': [0.7, 'boats'],
  Mensuration: [0.7, 'mensuration'],
  'Probability, Permutation & Combination': [0.7, 'probability', 'permutation-and-combination'],
}

/** Numbers up to the tenth class, as CSAT and the general test of CUET ask them. */
export const BASIC_NUMERACY: SyllabusLines = {
  'Number System': [8, 'number-system', 'hcf-lcm'],
  'Ratio, Percentage & Average': [6, 'ratio-proportion', 'percentage', 'average', 'ages', 'mixture'],
  'Profit, Loss & Interest': [3, 'profit-and-loss', 'discount', 'simple-interest', 'compound-interest'],
  'Time, Work & Speed': [5, 'time-and-work', 'pipes', 'speed-time-distance', 'boats'],
  'Permutation, Combination & Probability': [4, 'permutation-and-combination', 'probability'],
  'Mensuration & Geometry': [2, 'mensuration', 'geometry'],
  'Algebra & Progressions': [2, 'algebra', 'progressions'],
}
