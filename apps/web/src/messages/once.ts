/**
 * Makes a value when it is first asked for, and keeps it for each key. A formatter of `Intl` takes a slow phone up to
 * 100 ms to make and nothing to use, and most screens show no date and no figure that needs grouping.
 */
export function once<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
