// Before the library is loaded: it then hashes passwords beside the request loop.
import './auth/password-hash.ts'

// The library reports usage only from its command line today; switched off here as well, in case an update changes that.
process.env.LITE_TELEMETRY = '0'
process.env.DO_NOT_TRACK = '1'

// On import the library replaces process.emitWarning by one that throws for warnings that are Error objects.
const { emitWarning } = process
const lite = await import('@supabase/lite')
const sqlite = await import('@supabase/lite/sqlite')
const postgres = await import('@supabase/lite/postgres')
process.emitWarning = emitWarning

lite.setExperimental('storage', true)

export const { App, SqliteConnection, generateApiKey, getAuthSchemaSql, getStorageSchemaSql } = lite
export const { SUPABASE_AUTH_HELPERS_SQL } = lite
export const { createConnection: createSqliteConnection } = sqlite
export const { createPostgresConnection } = postgres
