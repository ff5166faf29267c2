/**
 * Checks the import rules of .dependency-cruiser.mjs. dependency-cruiser reports success even if its parser
 * reads nothing, so this also checks that it read TypeScript and found the packages' imports.
 */
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'

const FEWEST_MODULES = 60

const { forbidden, options } = configuration
const { output } = await cruise(['apps', 'packages', 'e2e', 'bench', 'tools'], {
  ...options,
  validate: true,
  ruleSet: { forbidden },
})
if (typeof output === 'string')
  throw new Error('dependency-cruiser gave a text where an object was asked for')

const { violations, totalCruised } = output.summary
for (const violation of violations) {
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`)
}
if (totalCruised < FEWEST_MODULES) {
  console.error(`only ${totalCruised} modules were read: the parser does not see the sources`)
}
if (violations.length > 0 || totalCruised < FEWEST_MODULES) process.exit(1)
console.log(`${totalCruised} modules, every import points the right way`)
