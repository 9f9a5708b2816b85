import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Process = { pid: number; parent: number; command: string }
export type Lookup = (pid: number) => Process | undefined

/*
 * npm, npx, pnpm and their shells run between `npm start` and this process. A signal sent to npm alone ends npm and
 * its shell but never reaches the rest. A process that listens on a port therefore watches its launchers.
 */
const isNpm = (command: string) =>
  /^npm( |$)/.test(command) || /^\S*node \S*np[mx](-cli\.js)?( |$)/.test(command)
const isBetween = (command: string) =>
  isNpm(command) || /\bpnpm\b/.test(command) || /^(\S*\/)?\w*sh -c /.test(command)

/** Returns the processes from `pid` up to the npm that started it. Empty if npm did not start it. */
export function launchChain(lookup: Lookup, pid: number): Process[] {
  const chain: Process[] = []
  let current = lookup(pid)
  while (current && (chain.length === 0 || isBetween(current.command))) {
    chain.push(current)
    current = lookup(current.parent)
  }
  return chain.slice(0, chain.findLastIndex(({ command }) => isNpm(command)) + 1)
}

/** Returns true while every process of the chain is a child of the next. The kernel gives an orphan another parent. */
export function isUnbroken(lookup: Lookup, chain: readonly Process[]): boolean {
  return chain.slice(0, -1).every(({ pid, parent }) => lookup(pid)?.parent === parent)
}

/** Calls back once when a launcher has exited. Does not keep the process alive. */
export function onLauncherExit(exited: () => void): void {
  const chain = launchChain(lookUpProcess, process.pid)
  if (chain.length === 0) return
  const timer = setInterval(() => {
    if (isUnbroken(lookUpProcess, chain)) return
    clearInterval(timer)
    exited()
  }, 500)
  timer.unref()
}

/** Returns a running process, read from /proc or else from ps. Undefined if it has exited. */
export function lookUpProcess(pid: number): Process | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return undefined
  }
}

function fromProc(pid: number): Process {
  const parent = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1]
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { pid, parent: Number(parent), command }
}

function fromPs(pid: number): Process | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = line.match(/^\s*(\d+)\s+(.*)/) ?? []
  return command === undefined ? undefined : { pid, parent: Number(parent), command }
}
