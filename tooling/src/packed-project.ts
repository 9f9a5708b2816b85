import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { run } from './run.ts'
import { environment, workspace } from './workspace.ts'

const packages = ['domain', 'sdk', 'cli', 'react', 'ui']
const consumer = resolve(workspace, 'tooling/consumer')

/** The environment of npm and of programs that run in a packed project. */
export const packedProjectEnvironment: NodeJS.ProcessEnv = {
  ...environment,
  npm_config_audit: 'false',
  npm_config_fund: 'false',
}

/** A temporary folder with the tarballs of the packages. */
export type Packed = { folder: string; tarballs: Tarball[] }

/** Packs the packages as for a release. */
export async function packPackages(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'tributary-packages-'))
  return { folder, tarballs: await Promise.all(packages.map((name) => pack(folder, name))) }
}

/** A project with the installed tarballs. Its dependencies are those of this workspace if `fromRegistry` is false. */
export type PackedProject = Packed & { fromRegistry: boolean }

/** Packs the packages and installs the tarballs with npm in the temporary folder. */
export async function createPackedProject(): Promise<PackedProject> {
  const packed = await packPackages()
  await cp(consumer, packed.folder, { recursive: true })
  await writeProject(packed.folder, packed.tarballs)
  return { ...packed, fromRegistry: await install(packed.folder, packed.tarballs) }
}

/** Runs a command and returns its output. Throws the output if the command fails. */
export async function must(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { code, output } = await run(command, args, { cwd, env: packedProjectEnvironment })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')}\n${output}`)
  return output
}

async function pack(folder: string, name: string) {
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

export type Tarball = Awaited<ReturnType<typeof pack>>

/** Writes package.json. Peer dependencies get the versions that this workspace was tested with. */
async function writeProject(folder: string, tarballs: Tarball[]) {
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

/** The folder of a dependency in this workspace. */
function installed(peer: string): string {
  // The portal has what an application adds, such as a nonce.
  const users = [...packages.map((name) => `packages/${name}`), 'apps/portal']
  const folders = users.map((user) => resolve(workspace, user, 'node_modules', peer))
  const found = folders.find((folder) => existsSync(folder))
  if (!found) throw new Error(`No package of this workspace installs ${peer}.`)
  return found
}

async function version(peer: string): Promise<string> {
  return JSON.parse(await readFile(join(installed(peer), 'package.json'), 'utf8')).version
}

async function install(folder: string, tarballs: Tarball[]): Promise<boolean> {
  const { code, output } = await run('npm', ['install', '--prefer-offline', '--ignore-scripts'], {
    cwd: folder,
    env: packedProjectEnvironment,
  })
  if (code === 0) return true
  if (await canReachRegistry(folder)) throw new Error(output)
  console.log(
    'Cannot reach the registry. Unpacking the tarballs and linking the dependencies of this workspace.',
  )
  for (const tarball of tarballs) await unpack(folder, tarball)
  return false
}

/** Looks up one package. Without a registry, `npm install` reports a broken dependency tree instead of the network. */
export async function canReachRegistry(cwd: string): Promise<boolean> {
  const lookUp = ['view', 'zod', 'version', '--prefer-online', '--fetch-retries=0']
  const { output } = await run('npm', lookUp, { cwd, env: packedProjectEnvironment })
  return !/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED/.test(output)
}

/** Does what npm would do. Dependencies that are not in the folder come from this workspace. */
export async function unpack(folder: string, { name, source, tarball }: Tarball): Promise<void> {
  const target = join(folder, 'node_modules', name)
  await rm(target, { recursive: true, force: true })
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
