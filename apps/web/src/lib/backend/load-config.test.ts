import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, SERVER_CONFIG, stubServer } from '../../testing/stub-server.ts'

const load = () => import('./load-config.ts')

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

describe('config', () => {
  it('is requested once', async () => {
    const requests = stubServer(answerConfig())
    const { loadConfig } = await load()
    expect(await Promise.all([loadConfig(), loadConfig()])).toEqual([SERVER_CONFIG, SERVER_CONFIG])
    await loadConfig()
    expect(requests.map(({ address }) => address)).toEqual(['http://localhost:3000/config.json'])
  })

  it.each([
    ['the server is out of reach', {}],
    ['the server fails', { '/config.json': () => new Response('', { status: 503 }) }],
    ['something else answers', { '/config.json': () => new Response('<!doctype html>') }],
    ['a field is missing', { '/config.json': () => Response.json({ backendUrl: '/' }) }],
  ])('is the offline config when %s', async (_, answers) => {
    stubServer(answers)
    const { loadConfig, OFFLINE_CONFIG } = await load()
    expect(await loadConfig()).toBe(OFFLINE_CONFIG)
  })

  it('is requested again once the server is back', async () => {
    stubServer({})
    const { loadConfig } = await load()
    await loadConfig()
    stubServer(answerConfig())
    expect(await loadConfig()).toEqual(SERVER_CONFIG)
  })
})
