/**
 * Writes supabase/functions/deno.json: where Deno finds what the functions import. Deno does not read npm
 * workspaces and does not guess file names, so every name is listed, packages with the version of their
 * workspace.
 *   node tools/function-imports.mjs, before `supabase functions deploy`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './paths.mjs'

const folder = join(root, 'supabase', 'functions')
const target = join(folder, 'deno.json')
/** Imports that exist at run time; type-only imports do not. */
const IMPORT =
  /^(?:import|export)(?! type)\b[^'\n]* from '(?<line>[^']+)'|^\} from '(?<block>[^']+)'|import\('(?<lazy>[^']+)'\)/gm

/** @param {string} path @returns {Record<string, any>} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const workspaces = ['apps/server', 'packages/schema', 'packages/exam', 'packages/questions']
const versions = Object.assign({}, ...workspaces.map((path) => readJson(`${path}/package.json`).dependencies))

/** @param {string} name */
function locate(name) {
  const [, workspace, path] = /^@ekagra\/(\w+)\/(.+)$/.exec(name) ?? []
  if (workspace) return join(root, 'packages', workspace, 'src', `${path}.ts`)
  return undefined
}

/** @param {string} name 'zod/mini' is 'npm:zod@4.6.7/mini' */
function asPackage(name) {
  const [, base = '', rest = ''] = /^((?:@[\w-]+\/)?[\w.-]+)(\/.*)?$/.exec(name) ?? []
  if (!versions[base]) throw new Error(`no workspace of the functions declares ${name}`)
  return `npm:${base}@${versions[base]}${rest}`
}

/** @type {Record<string, string>} */
const imports = {}
const seen = new Set()
/** @param {string} file */
function follow(file) {
  if (seen.has(file)) return
  seen.add(file)
  for (const { groups = {} } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = groups.line ?? groups.block ?? groups.lazy ?? ''
    if (name.startsWith('.')) {
      if (name.endsWith('.ts')) follow(resolve(dirname(file), name))
      continue
    }
    // Deno has the modules of Node.js built in.
    if (name.startsWith('node:')) continue
    const own = locate(name)
    imports[name] = own ? relative(folder, own).replaceAll('\\', '/') : asPackage(name)
    if (own) follow(own)
  }
}
for (const name of readdirSync(folder)) {
  if (!name.includes('.') && !name.startsWith('_')) follow(join(folder, name, 'index.ts'))
}
const sorted = Object.fromEntries(Object.entries(imports).sort(([a], [b]) => a.localeCompare(b)))
writeFileSync(target, `${JSON.stringify({ imports: sorted }, null, 2)}\n`)
