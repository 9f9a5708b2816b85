import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { snippetsIn } from '@tributary/tooling/docs/snippets'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CliWorld, cliWorld } from './cli/cli-world.ts'
import { switchSetting } from './support/switch-setting.ts'

const page = new URL('../../../docs/develop/api.md', import.meta.url)
const server = new URL('..', import.meta.url).pathname

let world: CliWorld
let folder: string
const files: Record<string, string> = {}

beforeAll(async () => {
  world = await cliWorld()
  await switchSetting(world.backend.storage, 'AllowConnectorRefresh', true)
  folder = await mkdtemp(join(tmpdir(), 'tributary-api-guide-'))
  await symlink(join(server, 'node_modules'), join(folder, 'node_modules'))
  const complete = (await readFile(page, 'utf8')).split('## A complete example')[1] ?? ''
  // A test must not wait for five seconds between two polls.
  const quick = (code: string) => code.replace(/\b(sleep|time\.sleep|pause)([ (])5(?:_000)?\b/, '$1$20.05')
  for (const { language, code } of snippetsIn(complete)) {
    const file = join(folder, `refresh.${language === 'ts' ? 'mts' : language}`)
    await writeFile(file, quick(code))
    files[language] = file
  }
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const has = (...programs: string[]) =>
  programs.every((program) => spawnSync(program, ['--version']).status === 0)

async function run(program: string, args: readonly string[], token: string) {
  const env = { PATH: process.env.PATH ?? '', TRIBUTARY_URL: `${world.url}/v1`, TRIBUTARY_TOKEN: token }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

type Program = [
  language: string,
  available: boolean,
  command: (names: string[], ids: string[]) => [string, string[]],
]
const node = ['--conditions=@tributary/source', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON']
const programs: Program[] = [
  ['sh', has('bash', 'curl', 'jq'), (_, ids) => ['bash', [files.sh ?? '', ...ids]]],
  ['python', has('python3'), (names) => ['python3', [files.python ?? '', ...names]]],
  ['ts', true, (names) => [process.execPath, [...node, files.ts ?? '', ...names]]],
]

describe.each(programs)('the program in %s', (language, available, command) => {
  const refresh = async (name: string, token?: string) => {
    const id = await world.addFtp(name)
    const [program, args] = command(['acme Traders', name], [world.acme, String(id)])
    return run(program, args, token ?? (await world.serviceToken([id])))
  }

  it.skipIf(!available)('refreshes a connector and waits for it', async () => {
    const { code, output } = await refresh(`Orders ${language}`)
    expect([code, output]).toEqual([0, expect.stringMatching(/\nsucceeded: orders\.csv: 2 rows\n$/)])
  })

  it.skipIf(!available)('ends with 1 and the reason when the refresh fails', async () => {
    world.site.beforeDownload(() => {
      throw new Error('no')
    })
    const { code, output } = await refresh(`Broken ${language}`)
    world.site.beforeDownload(() => undefined)
    expect([code, output]).toEqual([1, expect.stringMatching(/\nfailed: \w.+\n$/)])
  })

  it.skipIf(!available)('ends with the message of the server when the token is not valid', async () => {
    const { code, output } = await refresh(`Unknown ${language}`, 'trb_wrong')
    expect([code === 0, output]).toEqual([false, expect.stringContaining('This API token is not valid')])
  })
})
