/**
 * The driver asks each new connection for the types of arrays and leaves nobody to hear that the connection was cut meanwhile, as when
 * PostgreSQL restarts. What wanted the connection fails or is tried again by itself, so this rejection says nothing new.
 */
export const isLostTypeQuery = (reason: unknown): boolean =>
  typeof reason === 'object' &&
  reason !== null &&
  'query' in reason &&
  typeof reason.query === 'string' &&
  /\bselect b\.oid, b\.typarray\s+from pg_catalog\.pg_type\b/.test(reason.query)
