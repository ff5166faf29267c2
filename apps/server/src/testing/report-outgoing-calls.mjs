/** Loaded before the server in one test: prints each address that the process connects to. */
import { Socket } from 'node:net'

process.stderr.write('WATCHING\n')
const { connect } = Socket.prototype
Socket.prototype.connect = function (...options) {
  process.stderr.write(`OUTGOING ${JSON.stringify(options[0])}\n`)
  return connect.apply(this, options)
}
