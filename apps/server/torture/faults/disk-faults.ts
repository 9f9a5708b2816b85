import { execFile } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServerProcess } from '../server-process.ts'
import type { FaultRow } from './fault-row.ts'
import { type FaultWorld, look, lostIn, recovered, startFaultWorld } from './fault-world.ts'

const exec = promisify(execFile)
const SIZE = '400m'
const SAVES = 300

/** Fills the disk of the embedded database and of the log. Needs the right to mount a small disk in memory. */
export async function diskFaults(report: (row: FaultRow) => void): Promise<void> {
  if (userInfo().uid !== 0 || process.platform !== 'linux') {
    console.log('The disk is not filled: only root can mount a small one (tmpfs, Linux).')
    return
  }
  const disk = mkdtempSync(join(tmpdir(), 'tributary-disk-'))
  await exec('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
  try {
    await fillDisk(disk, report)
  } finally {
    await exec('umount', ['-l', disk])
    await rm(disk, { recursive: true })
  }
}

async function fillDisk(disk: string, report: (row: FaultRow) => void) {
  const output = openSync(join(disk, 'server.log'), 'a')
  const world = await startFaultWorld('pglite', {
    choice: { kind: 'pglite', dataDir: join(disk, 'data') },
    server: { output },
  })
  const filler = join(disk, 'filler')
  try {
    takeRoom(disk, filler)
    const sees = await lookUntilFull(world)
    rmSync(filler)
    const row = { fault: 'The disk of the embedded database and of the log is full', sees }
    report({ ...row, recovers: await recovered(world), lost: await lostIn(world) })

    await world.server.kill()
    takeRoom(disk, filler)
    report(await startRow(world, filler))
  } finally {
    await world.stop()
    closeSync(output)
  }
}

function takeRoom(disk: string, filler: string) {
  const { bavail, bsize } = statfsSync(disk)
  const megabyte = Buffer.alloc(1024 * 1024)
  writeFileSync(filler, '')
  for (let left = bavail * bsize; left > 0; left -= megabyte.length)
    writeFileSync(filler, megabyte.subarray(0, Math.min(left, megabyte.length)), { flag: 'a' })
}

/** Saves until the server says that the disk is full: it has some room left in files it opened before. */
async function lookUntilFull(world: FaultWorld): Promise<string> {
  for (let saves = 0; saves < SAVES; saves++) {
    const seen = await look(world)
    if (/saving: “/.test(seen) || seen.startsWith('“')) return seen
  }
  return look(world)
}

async function startRow(world: FaultWorld, filler: string): Promise<FaultRow> {
  const { installation } = world
  const start = () => startServerProcess(installation)
  const full = start()
  const sees = await full.ready().then(
    () => 'the server starts',
    () => `the server prints “${full.lines.at(-1)}” and ends`,
  )
  await full.kill()
  rmSync(filler, { force: true })
  const again = start()
  await again.ready()
  const row = { fault: 'The server is killed, and starts on the full disk', sees }
  try {
    await world.person.enter()
    return { ...row, recovers: 'with the next start', lost: await lostIn(world) }
  } finally {
    await again.kill()
  }
}
