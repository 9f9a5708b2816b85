import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

/*
 * Packs the three packages as a release would, installs the tarballs with npm in a new project far from this
 * workspace, type-checks a program that uses them the way their readme says, and runs it.
 */
const packages = ['domain', 'sdk', 'ui']
const consumer = resolve(workspace, 'tooling/consumer')
const folder = await mkdtemp(join(tmpdir(), 'tributary-packages-'))
const outside: NodeJS.ProcessEnv = { ...environment, npm_config_audit: 'false', npm_config_fund: 'false' }

try {
  await cp(consumer, folder, { recursive: true })
  const tarballs = await Promise.all(packages.map(pack))
  await writeProject(tarballs)
  await install(tarballs)
  await must(folder, 'tsc', '--project', '.')
  await must(folder, 'node', 'program.ts')
  console.log(`${tarballs.length} packages install, type-check and run in a project of their own`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function pack(name: string) {
  const destination = join(folder, 'tarballs', name)
  await mkdir(destination, { recursive: true })
  await must(resolve(workspace, 'packages', name), 'pnpm', 'pack', '--pack-destination', destination)
  const [tarball = ''] = await readdir(destination)
  return {
    name: `@tributary/${name}`,
    source: resolve(workspace, 'packages', name),
    tarball: join(destination, tarball),
  }
}

type Tarball = Awaited<ReturnType<typeof pack>>

/** Peers come in the versions this workspace was tested with. */
async function writeProject(tarballs: Tarball[]) {
  const project = JSON.parse(await readFile(join(consumer, 'package.json'), 'utf8'))
  const peers = await Promise.all(
    Object.keys(project.dependencies).map(async (peer) => [peer, await version(peer)]),
  )
  const ours = tarballs.map(({ name, tarball }) => [name, `file:${tarball}`])
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ ...project, dependencies: Object.fromEntries([...ours, ...peers]) }),
  )
}

function installed(peer: string) {
  return resolve(workspace, 'packages/ui/node_modules', peer)
}

async function version(peer: string): Promise<string> {
  return JSON.parse(await readFile(join(installed(peer), 'package.json'), 'utf8')).version
}

async function install(tarballs: Tarball[]) {
  const { code, output } = await npm('install', '--prefer-offline', '--ignore-scripts')
  if (code === 0) return
  if (await canReachRegistry()) throw new Error(output)
  console.log(
    'The registry cannot be reached: the tarballs are unpacked beside what this workspace has installed.',
  )
  for (const tarball of tarballs) await unpack(tarball)
}

/** Without a registry npm blames the dependency tree instead, so a package it needs is looked up on its own. */
async function canReachRegistry() {
  const { output } = await npm('view', 'zod', 'version', '--prefer-online', '--fetch-retries=0')
  return !/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)
}

function npm(...args: string[]) {
  return run('npm', args, { cwd: folder, env: outside })
}

/** What npm would do, with the dependencies this workspace already has. */
async function unpack({ name, source, tarball }: Tarball) {
  const target = join(folder, 'node_modules', name)
  await mkdir(target, { recursive: true })
  await must(folder, 'tar', '-xzf', tarball, '--strip-components=1', '-C', target)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    await readFile(join(target, 'package.json'), 'utf8'),
  )
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies, '@types/react': '' })) {
    const ours = resolve(source, 'node_modules', dependency)
    const link = join(folder, 'node_modules', dependency)
    if (existsSync(link) || !existsSync(ours)) continue
    await mkdir(dirname(link), { recursive: true })
    await symlink(ours, link)
  }
}

async function must(cwd: string, command: string, ...args: string[]) {
  const { code, output } = await run(command, args, { cwd, env: outside })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')}\n${output}`)
}
