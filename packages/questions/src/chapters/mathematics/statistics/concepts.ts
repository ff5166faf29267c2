/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  mean-of-grouped-data | Mean of Grouped Data | arithmetic mean of grouped data, mean of frequency distribution, assumed mean method, step deviation method
  mean | Mean | arithmetic mean, madhya, samantar madhya
  median-of-grouped-data | Median of Grouped Data | median class, median of frequency distribution, median of class intervals, grouped median
  mode-of-grouped-data | Mode of Grouped Data | modal class, mode of frequency distribution, grouped mode
  median | Median | median of data, madhyika
  mode | Mode | mode of data, bahulak
  range | Range of Data | range of data set, parisar, range statistics
  empirical-relation | Empirical Relation of Mean, Median & Mode | relation between mean median and mode, 3 median 2 mean
  standard-deviation | Standard Deviation | sd, manak vichalan
  variance | Variance | prasaran
  change-of-origin-and-scale | Change of Origin & Scale | each observation multiplied, each observation increased, change of origin
  coefficient-of-variation | Coefficient of Variation | cv statistics, coefficient of variance
  combined-standard-deviation | Combined Standard Deviation | combined variance, combined sd
  graphs-of-data | Histogram, Frequency Polygon & Ogive | <histogram, <frequency polygon, <ogive, <cumulative frequency, cumulative frequency curve, graphical representation of data, aayat chitra, ogive curve
  quartiles | Quartiles & Quartile Deviation | quartile, quartile deviation, interquartile range, chaturthak
  correlation-and-regression | Correlation & Regression | correlation, regression, correlation coefficient, coefficient of correlation, regression lines, lines of regression, <regression coefficient, karl pearson coefficient, sahsambandh
  mean-deviation | Mean Deviation | mean deviation about mean, mean deviation about median, average deviation, coefficient of mean deviation
`
