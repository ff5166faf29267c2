/** round(score / total x 100); 0 of 0 is 0. */
export const percentage = (score: number, total: number): number =>
  total > 0 ? Math.round((score / total) * 100) : 0
