/** A dialog that is closed and stays closed has nothing new to draw, whatever happens in the hall. */
export const staysClosed = (before: { open: boolean }, after: { open: boolean }): boolean =>
  !before.open && !after.open
