import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { root } from './paths.mjs'

// A server starts, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 })

/** The processes that have this text in their environment. */
function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((id) => {
      try {
        return id > 0 && readFileSync(`/proc/${id}/environ`, 'utf8').includes(text)
      } catch {
        // It has ended, or belongs to somebody else.
        return false
      }
    })
}

async function waitFor(isTrue: () => boolean): Promise<boolean> {
  for (let turn = 0; turn < 1200 && !isTrue(); turn += 1) await setTimeout(100)
  return isTrue()
}

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'stopped by %s to its own id leaves nothing behind',
    async (signal) => {
      const mark = `ekagra-start-${randomUUID()}`
      // Without its `pre` step, which installs packages; with a database elsewhere, so that the start is short.
      const npm = spawn('npm', ['start', '--ignore-scripts'], {
        cwd: root,
        env: {
          ...process.env,
          EKAGRA_TEST_MARK: mark,
          SUPABASE_URL: 'https://project.supabase.co',
          SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
          SUPABASE_SECRET_KEY: 'sb_secret_x',
          WEB_DIR: '/nonexistent',
          HOST: '127.0.0.1',
          PORT: '0',
          DRAIN_SECONDS: '0',
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      let output = ''
      npm.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      expect(await waitFor(() => / is ready at /.test(output))).toBe(true)
      expect(processesWith(mark).length).toBeGreaterThan(1)
      npm.kill(signal)
      const isOver = await waitFor(() => processesWith(mark).length === 0)
      const left = processesWith(mark)
      for (const id of left) process.kill(id, 'SIGKILL')
      expect({ isOver, left }).toEqual({ isOver: true, left: [] })
    },
  )
})
