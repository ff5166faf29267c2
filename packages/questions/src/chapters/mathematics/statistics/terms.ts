import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
mean | Statistics, sankhyiki, सांख्यिकी | Statistics is the branch of mathematics that deals with the collection, arrangement, analysis and interpretation of data.
mean | Mean, arithmetic mean in statistics, madhya, माध्य | Mean is the sum of all observations divided by their number: $\\bar{x} = \\frac{\\sum x_i}{n}$.
median | Median, madhyika, माध्यिका, माध्यक | Median is the middle value of data arranged in order; for an even number of values it is the mean of the two middle ones.
mode | Mode, bahulak sankhyiki, बहुलक सांख्यिकी | Mode is the value that occurs most often in a set of data. In 2, 3, 3, 5 it is 3.
mean | Frequency in statistics, barambarta, बारंबारता | Frequency is the number of times an observation occurs in a set of data.
range | Range, range of data | Range of data is the difference between its largest and smallest values. It is the simplest measure of dispersion.
standard-deviation | Standard deviation, SD, manak vichalan, मानक विचलन | Standard deviation is the square root of the mean of the squares of the deviations from the mean: $\\sigma = \\sqrt{\\frac{\\sum(x_i - \\bar{x})^2}{n}}$.
variance | Variance, प्रसरण | Variance is the mean of the squares of the deviations of the observations from their mean; it is the square of the standard deviation.
coefficient-of-variation | Coefficient of variation, vicharan gunank, विचरण गुणांक | Coefficient of variation is the standard deviation as a percentage of the mean, $\\frac{\\sigma}{\\bar{x}} \\times 100$; a smaller value means more consistent data.
empirical-relation | Empirical relation, mean median mode formula, आनुभविक संबंध | The empirical relation for moderately skewed data is mode = 3 median − 2 mean.
variance | Mean deviation, madhya vichalan, माध्य विचलन | Mean deviation is the mean of the absolute deviations of the observations from a central value such as the mean or median.
`)
